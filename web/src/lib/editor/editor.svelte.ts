/** The editor: the document, the piece that is held or selected, and the undo stack. The server decides what an edit
 * does. */

import type { DocumentSource, EditorDocument } from './source';
import type { FieldView, Edit, Fault, PieceLaid, PieceLeft, Selected } from './types';

type Spot = [number, number]; // column and row, as an edit has them

const UNDO_LIMIT = 100;

export class Editor {
  document = $state.raw<EditorDocument | null>(null);
  heldPiece = $state(''); // out of the tray
  selected = $state.raw<Selected | null>(null); // on the field
  refusal = $state.raw<Fault | null>(null); // of the last edit
  failed = $state(false); // the server did not answer
  undoStack = $state.raw<string[]>([]);
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly source: DocumentSource,
    private readonly onchange: (document: EditorDocument) => void = () => undefined,
  ) {}

  get built(): FieldView | null {
    return this.document?.built ?? null;
  }

  /** Opens a text; an empty document, and false, if it cannot be read. */
  async open(text: string): Promise<boolean> {
    try {
      this.show(await this.source.edit(text, null));
      return true;
    } catch {
      await this.enqueue(() => this.source.edit('', null));
      return false;
    }
  }

  load(text: string): Promise<void> {
    this.deselect();
    return this.enqueue(() => this.source.edit(text, null));
  }

  random(): Promise<void> {
    const { random } = this.source;
    return random ? this.enqueue(() => random()) : Promise.resolve();
  }

  /** Undoes the last edit. Which one that is turns out when pending edits are done. */
  undo(): Promise<void> {
    return this.enqueue(() => {
      const text = this.undoStack.at(-1) ?? this.built?.text ?? '';
      this.undoStack = this.undoStack.slice(0, -1);
      return this.source.edit(text, null);
    }, false);
  }

  apply(edit: Edit): Promise<void> {
    return this.enqueue(() => this.source.edit(this.built?.text ?? '', edit));
  }

  /** Sets a value of a draft. */
  set(piece: string, value: string): Promise<void> {
    return this.apply({ do: 'set', piece, value });
  }

  /** Takes a piece out of the tray, or puts it back. */
  take(piece: PieceLeft): void {
    const held = this.heldPiece === piece.id || isWholeField(piece) ? '' : piece.id;
    this.deselect();
    this.heldPiece = held;
    if (isWholeField(piece)) void this.apply({ do: 'put', piece: piece.id });
  }

  /** A tap on a cell puts the held piece, moves the selected one, or selects a piece there. */
  async tap(cell: string, at: Spot): Promise<void> {
    this.refusal = null;
    if (this.heldPiece) return this.put(at, cell);
    const here = this.piecesOn(cell);
    const [top] = here;
    const { selected } = this;
    if (selected && !selected.cells.includes(cell) && (!top || (selected.cells.length === 1 && top.cells.length > 1))) {
      await this.apply({ do: 'move', piece: selected.piece, at: spotOf(selected.at), to: at });
      if (!this.refusal) this.select(selected.piece, at);
    } else {
      const next = selected?.at === cell ? here[here.findIndex((one) => one.piece === selected.piece) + 1] : top;
      this.selected = next ? { ...next, at: cell } : null;
    }
  }

  private async put(at: Spot, cell: string): Promise<void> {
    const piece = this.heldPiece;
    await this.apply({ do: 'put', piece, at });
    if (this.refusal) return;
    const left = this.built?.pieces.find((one) => one.id === piece);
    if (this.heldPiece === piece && (!left?.left || left.turns)) this.heldPiece = '';
    if (left?.turns && !this.heldPiece) this.select(piece, at, cell); // unless the next piece was taken meanwhile
  }

  turn = (): Promise<void> => this.change('turn');
  flip = (): Promise<void> => this.change('flip');
  remove = (): Promise<void> => this.change('remove');

  clear(): Promise<void> {
    this.deselect();
    return this.apply({ do: 'clear' });
  }

  deselect(): void {
    this.heldPiece = '';
    this.refusal = this.selected = null;
  }

  private async change(what: Edit['do']): Promise<void> {
    const { selected } = this;
    if (!selected) return;
    const at = spotOf(selected.at);
    await this.apply({ do: what, piece: selected.piece, at });
    if (this.refusal) return;
    if (what === 'remove') this.selected = null;
    else this.select(selected.piece, at, selected.at);
  }

  /** The pieces on a cell, the uppermost first. */
  piecesOn(cell: string): PieceLaid[] {
    return (this.built?.laid ?? []).filter((one) => one.cells.includes(cell)).reverse();
  }

  /** The piece of the tray that is like the selected one. */
  get selectedKind(): PieceLeft | undefined {
    return this.built?.pieces.find((one) => one.id === this.selected?.piece);
  }

  /** Selects a piece after an edit. A piece that turns is the only one with its name; of several alike the one on that
   * cell is meant; a flipped piece has another name. */
  private select(piece: string, at: Spot, cell = nameOf(at)): void {
    const same = (this.built?.laid ?? []).filter((one) => one.piece === piece);
    const single = this.built?.pieces.some((one) => one.id === piece && one.turns);
    const found = same.find((one) => one.cells.includes(cell)) ?? (single ? same[0] : this.piecesOn(cell)[0]);
    this.selected = found ? { ...found, at: found.cells.includes(cell) ? cell : (found.cells[0] ?? '') } : null;
  }

  /** Sends requests one after the other, in the order of the taps. */
  private enqueue(request: () => Promise<EditorDocument>, undoable = true): Promise<void> {
    this.queue = this.queue.then(async () => {
      const before = this.built;
      try {
        this.show(await request());
        if (undoable && before && before.text !== this.built?.text)
          this.undoStack = [...this.undoStack, before.text].slice(-UNDO_LIMIT);
      } catch {
        this.failed = true;
      }
    });
    return this.queue;
  }

  private show(document: EditorDocument): void {
    const { built } = document;
    this.failed = false;
    this.document = document;
    this.refusal = built.refused;
    const { selected } = this;
    if (selected && !built.laid.some((one) => one.piece === selected.piece && one.cells.includes(selected.at)))
      this.selected = null;
    this.onchange(document);
  }
}

/** Whether a piece is a whole field, not a part of one: it needs no cell. */
export const isWholeField = (piece: PieceLeft): boolean => piece.shape.length > 0 && !piece.turns;

const spotOf = (cell: string): Spot => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];

const nameOf = ([column, row]: Spot): string =>
  column < 0 || row < 0 ? '' : `${String.fromCharCode(97 + column)}${row + 1}`;
