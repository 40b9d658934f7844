/** The workbench: the field as far as it is laid, what the hand holds, and what it does. All judging is the server's. */

import type { EditWish } from '../../protocol';
import { buildOf, surpriseOf } from '../net/api';
import type { Builder, Built, Edit, Fault, Picked, PieceLaid, PieceLeft } from './types';

type Spot = [number, number]; // column and row, as an edit has them

const MOST_UNDONE = 100;

export class Bench {
  built = $state.raw<Built | null>(null);
  held = $state(''); // a piece out of the box
  picked = $state.raw<Picked | null>(null); // one that lies there
  refused = $state.raw<Fault | null>(null);
  failed = $state(false); // the server did not answer
  past = $state.raw<string[]>([]);
  private work: Promise<void> = Promise.resolve();

  constructor(
    readonly ruleSet: string,
    private readonly build: Builder = (text, edit) => buildOf(ruleSet, text, edit as EditWish | null),
  ) {}

  /** What is written so; nothing at all if that means nothing. */
  async open(text: string): Promise<boolean> {
    try {
      this.show(await this.build(text, null));
      return true;
    } catch {
      await this.queue(() => this.build('', null));
      return false;
    }
  }

  load(text: string): Promise<void> {
    this.letGo();
    return this.queue(() => this.build(text, null));
  }

  surprise(): Promise<void> {
    return this.queue(() => surpriseOf(this.ruleSet));
  }

  /** What is last by then: an edit may still be under way. */
  undo(): Promise<void> {
    return this.queue(() => {
      const text = this.past.at(-1) ?? this.built?.text ?? '';
      this.past = this.past.slice(0, -1);
      return this.build(text, null);
    }, false);
  }

  do(edit: Edit): Promise<void> {
    return this.queue(() => this.build(this.built?.text ?? '', edit));
  }

  /** A piece out of the box, or back into it. */
  take(piece: PieceLeft): void {
    const held = this.held === piece.id || isGround(piece) ? '' : piece.id;
    this.letGo();
    this.held = held;
    if (isGround(piece)) void this.do({ do: 'put', piece: piece.id });
  }

  /** A tap on a cell: put what is held, move what was picked up, or pick up what lies there. */
  async tap(cell: string, at: Spot): Promise<void> {
    this.refused = null;
    if (this.held) return this.put(at, cell);
    const here = this.lying(cell);
    const [top] = here;
    const { picked } = this;
    if (picked && !picked.cells.includes(cell) && (!top || (picked.cells.length === 1 && top.cells.length > 1))) {
      await this.do({ do: 'move', piece: picked.piece, at: spotOf(picked.at), to: at });
      if (!this.refused) this.pick(picked.piece, at);
    } else {
      const next = picked?.at === cell ? here[here.findIndex((one) => one.piece === picked.piece) + 1] : top;
      this.picked = next ? { ...next, at: cell } : null;
    }
  }

  private async put(at: Spot, cell: string): Promise<void> {
    const piece = this.held;
    await this.do({ do: 'put', piece, at });
    if (this.refused) return;
    const left = this.built?.pieces.find((one) => one.id === piece);
    if (this.held === piece && (!left?.left || left.turns)) this.held = '';
    if (left?.turns && !this.held) this.pick(piece, at, cell); // unless the hand was quicker
  }

  turn = (): Promise<void> => this.change('turn');
  flip = (): Promise<void> => this.change('flip');
  remove = (): Promise<void> => this.change('remove');
  letGo(): void {
    this.held = '';
    this.refused = this.picked = null;
  }

  private async change(what: Edit['do']): Promise<void> {
    const { picked } = this;
    if (!picked) return;
    const at = spotOf(picked.at);
    await this.do({ do: what, piece: picked.piece, at });
    if (this.refused) return;
    if (what === 'remove') this.picked = null;
    else this.pick(picked.piece, at, picked.at);
  }

  /** What lies on a cell, the uppermost first. */
  lying(cell: string): PieceLaid[] {
    return (this.built?.laid ?? []).filter((one) => one.cells.includes(cell)).reverse();
  }

  /** A piece that turns is the only one of its name; of many alike it is the one on that cell, and a flipped token has
   * another name. */
  private pick(piece: string, at: Spot, cell = nameOf(at)): void {
    const same = (this.built?.laid ?? []).filter((one) => one.piece === piece);
    const single = this.built?.pieces.some((one) => one.id === piece && one.turns);
    const found = same.find((one) => one.cells.includes(cell)) ?? (single ? same[0] : this.lying(cell)[0]);
    this.picked = found ? { ...found, at: found.cells.includes(cell) ? cell : (found.cells[0] ?? '') } : null;
  }

  /** One after the other, in the order of the taps. */
  private queue(ask: () => Promise<Built>, kept = true): Promise<void> {
    this.work = this.work.then(async () => {
      const before = this.built;
      try {
        this.show(await ask());
        if (kept && before && before.text !== this.built?.text) this.past = [...this.past, before.text].slice(-MOST_UNDONE);
      } catch {
        this.failed = true;
      }
    });
    return this.work;
  }

  private show(built: Built): void {
    this.failed = false;
    this.built = built;
    this.refused = built.refused;
    const { picked } = this;
    if (picked && !built.laid.some((one) => one.piece === picked.piece && one.cells.includes(picked.at))) this.picked = null;
  }
}

/** The whole ground lies wherever it is put. */
/** A field whole, not a part of one. */
export const isGround = (piece: PieceLeft): boolean => piece.shape.length > 0 && !piece.turns;

export const spotOf = (cell: string): Spot => [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];

const nameOf = ([column, row]: Spot): string => (column < 0 || row < 0 ? '' : `${String.fromCharCode(97 + column)}${row + 1}`);
