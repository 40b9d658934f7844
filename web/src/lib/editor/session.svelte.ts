/** The state of the editor page: the open document, its game, its address, messages, tools and keys. */

import { untrack } from 'svelte';
import type { Game } from '../game';
import { FIRST_FIELD, gameOf } from '../games/registry';
import { type GameChoices, loadGames } from '../net/games';
import { replace, route } from '../shell/route.svelte';
import { refusalText, t } from '../words/words.svelte';
import { readDraftHash } from './draftLink';
import { Editor } from './editor.svelte';
import { readFieldHash } from './fieldLink';
import { ICONS } from './icons';
import { Proof } from './draft/proof.svelte';
import { type DocumentSource, type DraftKind, draftSource, fieldSource } from './source';
import type { Fault } from './types';
import { verdict } from './draft/verdict';

export interface Tool {
  icon: string;
  message: string;
  key?: string;
  disabled?: boolean;
  run: () => unknown;
}

const SHORTCUTS: Record<string, (editor: Editor) => unknown> = {
  r: (editor) => editor.turn(),
  f: (editor) => editor.flip(),
  delete: (editor) => editor.remove(),
  backspace: (editor) => editor.remove(),
  u: (editor) => editor.undo(),
  escape: (editor) => editor.deselect(),
};
const RUSSIAN_LAYOUT: Record<string, string> = { к: 'r', а: 'f', г: 'u' }; // letters on the same keys

export class EditorSession {
  readonly proof = new Proof();
  editor = $state.raw<Editor | null>(null);
  games = $state.raw<GameChoices[]>([]); // whose fields can be edited
  notice = $state('');
  private loaded = $state.raw<{ ruleSet: string; game: Game } | null>(null);

  readonly document = $derived(this.editor?.document ?? null);
  readonly built = $derived(this.document?.built ?? null);
  readonly draft = $derived(this.document?.draft ?? null);
  /** The game of the open document; null while it is loaded. */
  readonly game = $derived(this.loaded?.ruleSet === this.document?.ruleSet ? (this.loaded?.game ?? null) : null);
  readonly fault = $derived(this.built?.faults[0]);
  readonly isPuzzle = $derived(this.draft?.kind === 'puzzle');
  /** Whether there is something to share: a proven puzzle, or a whole scenario. */
  readonly shareable = $derived(Boolean(this.isPuzzle ? this.proof.result?.certificate : this.draft?.toml));
  /** How many lines of cells are shown: beside a field there is room for more parts. */
  readonly lines = $derived.by(() => {
    if (!this.built || !this.game?.editor) return 4;
    return this.game.plan(this.game.editor.view(this.built)).height + (this.draft ? 0 : 2 * this.built.margin);
  });

  /** For fields: which rule sets there are. */
  loadGames(): void {
    loadGames().then(
      ({ games }) => (this.games = games.filter((one) => one.own)),
      () => (this.notice = t('try-again')),
    );
  }

  private async open(source: DocumentSource, text: string): Promise<void> {
    this.proof.reset();
    const editor = new Editor(source, ({ draft }) => this.proof.update(draft));
    this.editor = editor;
    const isRead = await editor.open(text);
    if (this.editor === editor) this.notice = isRead ? '' : t(source.messages.broken);
  }

  /** Opens the field that the address names, after a link or the browser's back button. */
  openField(hash: string): void {
    const wanted = readFieldHash(hash);
    const ruleSets = this.games.map((one) => one.rule_set);
    const ruleSet = [wanted.ruleSet, FIRST_FIELD, ...ruleSets].find((one) => ruleSets.includes(one));
    const [now, text] = untrack(() => [this.editor?.source.ruleSet, this.built?.text]);
    if (ruleSet && (ruleSet !== now || (text !== undefined && wanted.text !== text)))
      untrack(() => void this.open(fieldSource(ruleSet), wanted.text));
  }

  /** Opens the draft that the address names; `s` alone is a new scenario. */
  openDraft(hash: string): void {
    const { text } = readDraftHash(hash);
    const kind: DraftKind = text.startsWith('s') ? 'scenario' : 'puzzle';
    const [now, isSameKind] = untrack(() => [this.built?.text, this.editor?.source.kind === kind]);
    if (!now || text !== now || !isSameKind) untrack(() => void this.open(draftSource(kind), text === 's' ? '' : text));
  }

  /** The address of the document. */
  readonly link = $derived(this.document && this.editor ? this.editor.source.linkTo(this.document) : '');

  writeAddress(): void {
    if (this.link) replace(this.link);
  }

  /** A draft may change to a rule set of another game. */
  loadGame(): void {
    const ruleSet = this.document?.ruleSet;
    if (!ruleSet || untrack(() => this.loaded?.ruleSet) === ruleSet) return;
    void gameOf(ruleSet).then((game) => {
      if (this.document?.ruleSet === ruleSet) this.loaded = { ruleSet, game };
    });
  }

  save(): void {
    if (!this.document || !this.editor) return;
    this.editor.source.save(this.document);
    this.editor.deselect();
    this.notice = t(this.editor.source.messages.saved);
  }

  close(): void {
    this.proof.stop();
  }

  /** A fault in words. */
  faultText = (fault: Fault): string => t(`${this.game?.id}-build-${fault.code}`, fault.values);

  private pieceName = (piece: string): string => t(`${this.game?.id}-build-piece`, { piece });

  /** What the last edit did, or which piece is held or selected; empty if there is nothing to say. */
  readonly editMessage = $derived.by(() => {
    const { editor } = this;
    if (!editor) return '';
    if (editor.failed) return t('try-again');
    if (editor.refusal) return this.faultText(editor.refusal);
    if (editor.heldPiece) return t('build-holding', { piece: this.pieceName(editor.heldPiece) });
    if (editor.selected) return t('build-picked', { piece: this.pieceName(editor.selected.piece) });
    return this.notice;
  });

  /** What is wrong with the document, or that it can be played. */
  readonly documentMessage = $derived.by(() => {
    if (!this.built || !this.game) return this.notice || t('setting-table');
    if (this.fault) return this.faultText(this.fault);
    if (!this.draft) return t('build-ready', { most: Math.max(...this.built.players) });
    if (!this.isPuzzle) return t('make-scenario-ready', { players: this.built.players[0] ?? 0 });
    if (this.proof.problem) return refusalText(this.proof.problem);
    return this.proof.result ? verdict(this.proof.result) : t(this.proof.running ? 'make-thinking' : 'make-stopped');
  });

  readonly tools = $derived.by((): Tool[] => {
    const { editor, built } = this;
    if (!editor || !built) return [];
    const isField = editor.source.kind === 'field';
    const { random, messages } = editor.source;
    return [
      { icon: ICONS.turn, message: 'build-turn', key: 'r', disabled: !editor.selectedKind?.turns, run: editor.turn },
      ...(isField && built.pieces.some((one) => one.flips)
        ? [
            {
              icon: ICONS.flip,
              message: 'build-flip',
              key: 'f',
              disabled: !editor.selectedKind?.flips,
              run: editor.flip,
            },
          ]
        : []),
      { icon: ICONS.remove, message: 'build-remove', key: 'Delete', disabled: !editor.selected, run: editor.remove },
      {
        icon: ICONS.undo,
        message: 'build-undo',
        key: 'u',
        disabled: !editor.undoStack.length,
        run: () => editor.undo(),
      },
      ...(isField && built.mirrors
        ? [{ icon: ICONS.mirror, message: 'build-mirror', run: () => editor.apply({ do: 'mirror' }) }]
        : []),
      ...(random
        ? [{ icon: ICONS.surprise, message: 'build-surprise', run: () => (editor.deselect(), editor.random()) }]
        : []),
      {
        icon: ICONS.clear,
        message: messages.clear,
        disabled: isField && !built.laid.length,
        run: () => editor.clear(),
      },
    ];
  });

  use(tool: Tool): void {
    this.notice = '';
    void tool.run();
  }

  private shortcutOf(key: string): ((editor: Editor) => unknown) | undefined {
    return key !== 'f' || this.tools.some((tool) => tool.key === key) ? SHORTCUTS[key] : undefined;
  }

  onkey = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const shortcut = this.shortcutOf(RUSSIAN_LAYOUT[key] ?? key);
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
    if (!shortcut || !this.editor || isTyping || event.defaultPrevented) return;
    if (event.altKey || event.metaKey || event.ctrlKey || readDraftHash(route.hash).trying) return;
    event.preventDefault();
    this.notice = '';
    void shortcut(this.editor);
  };
}
