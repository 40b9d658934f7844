/** The state of a program panel: the rows, the place where the next card goes, and what the server allows there. */

import { AllowedCards } from '../../../answer/allowedCards.svelte';
import type { Pile } from '../../../answer/Hand.svelte';
import { letterOf, panelKey } from '../../../answer/panelKeys';
import type { AnswerPanelProps } from '../../../game';
import type { Reason } from '../../../types';
import { t, whyNot } from '../../../words/words.svelte';
import { nameOf, rowWords } from '../components/cards/names';
import { shapeOf } from '../components/cards/shapes';
import type { GolemsView } from '../types';
import {
  type LaidCard,
  type RowPlace,
  EMPTY,
  GAP,
  cardAt,
  counted,
  flatten,
  fold,
  gapOf,
  isOpen,
  isToken,
  isWhole,
  keep,
  laidBefore,
  lastLaid,
  lay,
  makeCard,
  nextOpen,
  places,
  readSaved,
  withoutTokens,
} from './program';

const SUBROUTINE = 2; // places for cards

export class ProgramState {
  rows = $state.raw<(LaidCard | null)[]>([]);
  chosen = $state.raw<RowPlace | null>(null);
  private picked = false; // the chosen place is free and was tapped, for a card still to come
  holding = $state(''); // a token that looks for its card
  notice = $state('');
  private question = $state(''); // a notice that asks before it locks
  said = $state(''); // what was just laid or taken back, for the ear
  rule = $state(''); // that the notice speaks of
  sending = $state(false);
  readonly gap: RowPlace | null; // only what is missing may be laid
  private readonly under: number;
  private readonly askedHere = new AllowedCards(); // what may be laid at the target
  private readonly askedWhole = new AllowedCards(); // what may follow all rows

  constructor(private readonly props: AnswerPanelProps<GolemsView>) {
    const { ask, given, under = 0, filling, editRow } = props;
    this.under = under;
    this.rows = Object.assign(Array(ask.rows ?? SUBROUTINE).fill(null), readSaved(given, under));
    this.gap = gapOf(this.rows);
    if (editRow && given.length) this.chosen = { row: Math.min(editRow, fold(given).length) - 1, path: [] };
    if (this.gap && filling) this.layAt(this.gap, filling);
  }

  readonly target = $derived.by(() => this.gap ?? this.chosen ?? nextOpen(this.rows));
  readonly busy = $derived.by(() => (this.target !== null && this.askedHere.busy) || this.askedWhole.busy);
  private readonly here = $derived.by(() => this.target && this.askedHere.found);
  private readonly whole = $derived.by(() => this.askedWhole.found);
  readonly ready = $derived.by(
    () => this.whole?.next.includes('') === true && this.rows.every((row) => row === null || isWhole(row)),
  );
  /** How many of each card there are; a list of cards does not tell it. */
  private readonly copies = $derived.by((): Record<string, number> => {
    const { cards = {} } = this.props.ask;
    return Array.isArray(cards) ? Object.fromEntries(cards.map((card) => [card, 1])) : cards;
  });
  private readonly extras = $derived.by(() => {
    const { bonuses = [], call } = this.props.ask;
    return call ? [...bonuses, 'call'] : bonuses;
  });
  private readonly tokens = $derived.by(() => this.props.ask.logic ?? []);
  /** All cards and tokens that may be laid in some place. */
  readonly cards = $derived.by(() => [...Object.keys(this.copies), ...this.extras, ...this.tokens]);
  private readonly shapes = $derived.by(() => this.cards.map(shapeOf));
  /** How many cards may lie side by side in a row. */
  readonly units = $derived.by(() => {
    if (this.shapes.includes('if')) return 3;
    return this.shapes.includes('loop') || this.shapes.includes('while') ? 2 : 1;
  });
  /** The most piles that the hand will have: with room for "nothing" from the start it never jumps. */
  readonly mostPiles = $derived.by(() => Math.max(this.cards.length + (this.shapes.includes('if') ? 1 : 0), 1));
  readonly piles = $derived.by((): Pile[] => {
    const used = counted(this.rows);
    const left = (card: string, most: number): number => most - (used[card] ?? 0);
    const isList = Array.isArray(this.props.ask.cards);
    return [
      ...Object.entries(this.copies).map(([card, most]) => this.pile(card, isList ? 1 : left(card, most), most)),
      ...this.extras.map((card) => this.pile(card, used[card] && !this.isMore(card) ? 0 : 1)),
      ...this.tokens.map((card) => this.pile(card, left(card, 1))),
      ...(this.here?.next.includes(EMPTY) && !this.gap ? [{ card: EMPTY, left: 1, most: 1, able: true }] : []),
    ];
  });
  /** Whether the notice is about what was taken up but not laid: it can be locked without it. */
  readonly asksFirst = $derived.by(() => this.notice !== '' && this.notice === this.question);
  /** The place of the card that "take back" takes. */
  readonly back = $derived.by(() => {
    const { rows, gap, chosen } = this;
    if (gap) return isOpen(cardAt(rows, gap)) ? null : gap;
    return chosen && cardAt(rows, chosen) ? chosen : lastLaid(rows);
  });

  get answer(): string[] {
    return flatten(this.rows);
  }

  /** What is laid, with its places. */
  get words(): string[] {
    return keep(this.rows);
  }

  nameAt(place: RowPlace): string {
    return nameOf(cardAt(this.rows, place)?.card ?? '');
  }

  /** Whether a bonus card that is laid may be laid once more, and not only again in its own place. */
  private isMore(card: string): boolean {
    const laid = this.target && cardAt(this.rows, this.target)?.card;
    return laid !== card && this.here?.next.includes(card) === true;
  }

  private pile(card: string, left: number, most = 1): Pile {
    return { card, left, most, able: this.isAble(card) };
  }

  private isAble(card: string): boolean {
    const { gap, under } = this;
    if (isToken(card) && !gap) return this.rows.some(isWhole);
    const fits = !gap || (isToken(card) ? under < 0 : under === places(card));
    return fits && this.target !== null && (this.here === null || this.here.next.includes(card));
  }

  /** Asks what may be laid at the target; for use in an effect, as the next one. */
  askHere(): (() => void) | undefined {
    const { room, seat } = this.props;
    return this.target ? this.askedHere.ask(room, seat, laidBefore(this.rows, this.target)) : undefined;
  }

  askWhole(): () => void {
    return this.askedWhole.ask(this.props.room, this.props.seat, flatten(this.rows.filter(isWhole)));
  }

  /** Says why a card cannot be laid, in the server's words. */
  private explain(card: string): void {
    const reason = (this.target ? this.here : this.whole)?.refused[card];
    if (reason) [this.notice, this.rule] = [this.reasonText(reason), reason.rule];
  }

  private reasonText(reason: Reason): string {
    return whyNot('golems', reason, nameOf);
  }

  put = (card: string): void =>
    this.askedHere.after((found) => {
      const place = this.target;
      if (this.sending) return;
      if (isToken(card) && !this.gap) this.hold(card);
      else if (!place || !this.isAble(card) || (found && !found.next.includes(card))) this.explain(card);
      else this.layAt(place, card);
    });

  private layAt(place: RowPlace, card: string): void {
    const old = cardAt(this.rows, place);
    const made =
      old && isToken(card)
        ? { ...old, token: card }
        : { ...makeCard(card), ...(this.gap && old ? { inner: old.inner } : {}) };
    this.rows = lay(this.rows, place, made);
    [this.notice, this.picked] = ['', false];
    this.said = t('laid', { row: place.row + 1, card: nameOf(card) });
    this.chosen = isWhole(this.rows[place.row] ?? null) ? null : nextOpen(this.rows, place.row);
  }

  /** A token is taken up first, then laid on a card. */
  private hold(token: string): void {
    this.holding = this.holding === token ? '' : token;
    this.notice = this.said = this.holding ? t('token-where', { token: nameOf(token) }) : '';
  }

  choose = (place: RowPlace): void => {
    if (this.holding) this.askedHere.after(() => this.layToken(place, this.holding));
    else if (!this.gap) [this.chosen, this.picked] = [place, isOpen(cardAt(this.rows, place))];
  };

  private async layToken(place: RowPlace, token: string): Promise<void> {
    const { room, seat } = this.props;
    const bare = withoutTokens(this.rows);
    const below = cardAt(bare, place);
    const found = below && (await room.next(seat, [...laidBefore(bare, place), token]).catch(() => null));
    const reason = below && found?.refused[below.card];
    [this.holding, this.rule] = ['', reason?.rule ?? ''];
    if (!below) this.notice = t('token-first');
    else if (found && !found.next.includes(below.card)) this.notice = reason ? this.reasonText(reason) : t('refused');
    else {
      this.rows = bare;
      this.layAt(place, token);
    }
  }

  /** Lays a card that was dragged to a place, which is written `row.inner.inner`. */
  drop = (card: string, key: string): void => {
    const [row = 0, ...path] = key.split('.').map(Number);
    if (isToken(card) && !this.gap) return this.askedHere.after(() => this.layToken({ row, path }, card));
    this.chosen = { row, path };
    this.put(card);
  };

  takeBack(): void {
    const place = this.back;
    if (!place || this.sending) return;
    const old = cardAt(this.rows, place);
    this.rows = lay(this.rows, place, old && this.withoutTop(old));
    this.chosen = place;
    [this.notice, this.picked] = ['', false];
    this.said = t('taken', { row: place.row + 1 });
  }

  /** What is left of a card: in a gap the gap, otherwise a token goes first. */
  private withoutTop(card: LaidCard): LaidCard | null {
    if (this.gap) return this.under < 0 ? { ...card, token: GAP } : { ...card, card: GAP };
    return card.token ? { ...card, token: undefined } : null;
  }

  /** Reads a whole program that was typed, or the missing card; returns what is wrong with it. */
  read = (cards: string[]): string => {
    if (this.gap) {
      if (cards.length !== 1) return t('typed-one');
      this.put(cards[0] ?? '');
      return '';
    }
    const typed = fold(cards);
    if (typed.length > this.rows.length) return t('typed-many', { rows: this.rows.length });
    this.rows = this.rows.map((_, row) => typed[row] ?? null);
    [this.chosen, this.notice, this.picked] = [null, '', false];
    this.said = typed.map((row, at) => t('laid', { row: at + 1, card: rowWords(row) })).join(' ');
    return '';
  };

  lock = (): void => this.run(false);

  lockAnyway = (): void => this.run(true);

  private run(anyway: boolean): void {
    this.askedHere.after(() => this.askedWhole.settled().then(() => this.send(anyway)));
  }

  /** What was taken up or pointed at, but not laid. */
  private unplaced(): string {
    if (this.holding) return t('holding', { card: nameOf(this.holding) });
    return this.picked && this.chosen ? t('place-picked', { row: this.chosen.row + 1 }) : '';
  }

  private async send(anyway: boolean): Promise<void> {
    if (this.sending) return;
    const hole = this.firstHole();
    if (hole >= 0) return this.refuse(t('row-empty', { row: hole + 1 }), 'program.short', { row: hole, path: [] });
    const filled = this.rows.map(withEmptyBranches);
    const open = nextOpen(filled.slice(0, filled.findLastIndex((row) => row !== null) + 1));
    if (open) return this.refuse(t('place-open', { row: open.row + 1 }), 'program.row', open);
    const unplaced = anyway ? '' : this.unplaced();
    if (unplaced) {
      this.notice = this.question = unplaced;
      this.rule = '';
      return;
    }
    [this.sending, this.notice] = [true, ''];
    const refusal = await this.props.onlock(flatten(filled));
    this.sending = false;
    if (refusal) this.refuse(refusal, 'program.row');
  }

  /** The first row that must not be empty, or -1. */
  private firstHole(): number {
    const last = this.rows.findLastIndex((row) => row !== null);
    if (last < 0 && this.whole?.next.includes('')) return -1;
    return this.rows.findIndex((row, at) => row === null && (at < last || this.props.ask.all_rows || last < 0));
  }

  private refuse(notice: string, rule: string, place: RowPlace | null = this.chosen): void {
    [this.notice, this.rule, this.chosen] = [notice, rule, place];
  }

  /** The card that a key lays: `F`, `2` and `3` for loops, `C`, `I` and `W` for a call, a question and a "while". */
  private cardFor(event: KeyboardEvent): string {
    const letter = letterOf(event);
    if (this.copies[letter] !== undefined) return letter;
    const shaped = (shape: string): string | undefined => this.extras.find((card) => shapeOf(card) === shape);
    const keys: Record<string, string | undefined> = {
      2: 'x2',
      3: 'x3',
      C: 'call',
      I: shaped('if'),
      W: shaped('while'),
    };
    const card = keys[letter || event.key] ?? '';
    return this.copies[card] !== undefined || this.extras.includes(card) ? card : '';
  }

  onkey = (event: KeyboardEvent): void => {
    const key = panelKey(event);
    if (!key) return;
    const card = this.cardFor(event);
    if (card) this.put(card);
    else if (key === 'Backspace') this.takeBack();
    else if (key === 'Enter') this.lock();
    else return;
    event.preventDefault();
  };
}

/** Branches that were left open stand for nothing, where that may be laid. */
function withEmptyBranches(card: LaidCard | null): LaidCard | null {
  const empty = card?.card.endsWith('?') ? makeCard(EMPTY) : null;
  return card && { ...card, inner: card.inner.map((inner) => (inner ? withEmptyBranches(inner) : empty)) };
}
