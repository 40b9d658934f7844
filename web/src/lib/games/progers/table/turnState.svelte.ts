/** The state of a turn panel: the words that are laid, the card that looks for its place, and what the server allows
 * next. */

import { AllowedCards } from '../../../answer/allowedCards.svelte';
import type { Pile } from '../../../answer/Hand.svelte';
import { letterOf, panelKey } from '../../../answer/panelKeys';
import type { AnswerPanelProps } from '../../../game';
import { t, whyNot } from '../../../words/words.svelte';
import { nameOf } from '../components/cards/names';
import type { Place, ProgersView } from '../types';
import { GAP, NEXT_TURN, PASS, editWords, isCommand, putAt, readEdit, turnsOf } from './edits';

const WORD_MESSAGES: Record<string, string> = { [PASS]: 'passing', [NEXT_TURN]: 'turn-next' };

export class TurnState {
  laid = $state.raw<string[]>([]);
  chosen = $state(''); // a card that looks for its place
  notice = $state('');
  private question = $state(''); // a notice that asks before it locks
  rule = $state(''); // that the notice speaks of
  said = $state(''); // what was just laid, for the ear
  sending = $state(false);
  readonly gap: number; // where a word is missing, or -1: only that may be laid
  private changed = $state(-1); // the place of a word that is changed
  private readonly asked = new AllowedCards();

  constructor(private readonly props: AnswerPanelProps<ProgersView>) {
    const { given, filling } = props;
    this.gap = given.indexOf(GAP);
    this.laid = filling && this.gap >= 0 ? putAt(given, this.gap, filling) : given;
  }

  readonly busy = $derived.by(() => this.asked.busy);
  private readonly allowed = $derived.by(() => this.asked.found);
  /** The place of the next word. */
  readonly at = $derived.by(() => (this.gap >= 0 ? this.gap : this.changed >= 0 ? this.changed : this.laid.length));
  private readonly isFilled = $derived.by(() => this.gap >= 0 && this.laid[this.gap] !== GAP);
  /** The words that are on the table when the next one is laid. */
  private readonly before = $derived.by(() => (this.isFilled ? this.laid : this.laid.slice(0, this.at)));
  readonly next = $derived.by(() => {
    const isLast = this.before.length === this.laid.length;
    return (this.allowed?.next ?? []).filter((word) => (this.isFilled ? !word : isLast || isCommand(word)));
  });
  /** The words of the turn that is composed. */
  readonly words = $derived.by(() => turnsOf(this.before).at(-1) ?? []);
  readonly isPassing = $derived.by(() => this.words[0]?.word === PASS);
  /** Whether all rovers run one algorithm. */
  readonly isShared = $derived.by(() => (this.props.ask.edits ?? []).includes('cover'));
  readonly edits = $derived.by(() => this.next.map(readEdit).filter((edit) => edit !== null));
  /** The edits with the chosen card. */
  readonly mine = $derived.by(() => this.edits.filter((edit) => edit.card === this.chosen));
  /** The algorithm as the words leave it. */
  readonly places = $derived.by((): Place[] => {
    const { go, view } = this.props;
    const table = this.isPassing && !go ? null : this.allowed?.table;
    return (table?.algorithm as Place[] | undefined) ?? view.algorithm;
  });
  private readonly hand = $derived.by(() => {
    const left: Record<string, number> = {};
    for (const card of this.props.ask.hand ?? []) left[card] = (left[card] ?? 0) + 1;
    this.laid.forEach((word, place) => {
      const card = readEdit(word)?.card ?? word;
      if (left[card] && (this.isFilled || place !== this.at)) left[card]--;
    });
    return left;
  });
  readonly piles = $derived.by((): Pile[] =>
    Object.entries(this.hand).map(([card, left]) => ({
      card,
      left,
      most: (this.props.ask.hand ?? []).filter((one) => one === card).length,
      able: left > 0 && this.next.some((word) => word === card || readEdit(word)?.card === card),
    })),
  );
  /** Whether the notice is about what was taken up but not laid: it can be locked without it. */
  readonly asksFirst = $derived.by(() => this.notice !== '' && this.notice === this.question);
  readonly isReady = $derived.by(() => this.next.includes('') || (this.changed >= 0 && this.laid.length > 0));
  readonly canUndo = $derived.by(() => Boolean(this.chosen || (this.gap < 0 ? this.laid.length > 0 : this.isFilled)));

  /** Asks what may be laid next; for use in an effect. */
  askNext(): () => void {
    return this.asked.ask(this.props.room, this.props.seat, this.before);
  }

  add(word: string): void {
    const message = WORD_MESSAGES[word];
    this.said = message ? t(message) : t('laid-word', { what: editWords(word, this.places, nameOf, t) });
    this.laid = putAt(this.laid, this.at, word);
    this.changed = -1;
    this.chosen = this.notice = this.rule = '';
  }

  change(place: number): void {
    if (this.gap < 0) this.changed = place;
    this.chosen = this.notice = '';
  }

  /** Puts the chosen card back into the hand, or takes a word back. */
  undo(): void {
    const { chosen, laid, gap, changed } = this;
    this.notice = '';
    if (chosen) {
      [this.chosen, this.said] = ['', t('put-back-word', { card: nameOf(chosen) })];
      return;
    }
    if (laid.length) this.said = t('taken-word');
    if (gap >= 0) this.laid = putAt(laid, gap, GAP);
    else this.laid = changed >= 0 ? laid.filter((_, place) => place !== changed) : laid.slice(0, -1);
    this.changed = -1;
  }

  /** Says why a card cannot be laid, or nothing can end here, in the server's words. */
  private explain(card: string): void {
    const reason = this.allowed?.refused[card];
    if (reason) [this.notice, this.rule] = [whyNot('progers', reason, nameOf), reason.rule];
  }

  tap = (card: string): void => this.asked.after(() => this.choose(card));

  private choose(card: string): void {
    const edits = this.edits.filter((edit) => edit.card === card);
    if (this.next.includes(card)) this.add(card);
    else if (!this.piles.find((pile) => pile.card === card)?.able) this.explain(card);
    else if (edits.length === 1 && edits[0]) this.add(edits[0].word);
    else {
      this.chosen = card; // a second tap changes nothing: it is put back with the button for that
      this.said = t('choose-place', { card: nameOf(card) });
    }
  }

  /** Lays a card at a place of the algorithm, or takes a loop off. */
  pick = (kind: string, at: string, card = this.chosen): void => {
    const sign = kind === 'cover' ? '^' : '@';
    const word = `${kind === 'off' ? 'off' : card}${sign}${at}`;
    if (this.next.includes(word)) this.add(word);
  };

  drop = (card: string, place: string): void => {
    const [kind = '', at = ''] = place.split(':');
    if (this.next.includes(card)) this.add(card);
    else this.pick(kind, at, card);
  };

  lock = (): void => this.run(false);

  lockAnyway = (): void => this.run(true);

  private run(anyway: boolean): void {
    this.changed = -1; // all of it is asked for
    this.asked.after(() => this.send(anyway));
  }

  private async send(anyway: boolean): Promise<void> {
    if (this.sending) return;
    if (this.laid.includes(GAP)) this.notice = t('path-gap-open');
    else if (!this.next.includes('')) this.explain('');
    else if (this.chosen && !anyway) this.notice = this.question = t('holding', { card: nameOf(this.chosen) });
    else {
      this.sending = true;
      this.notice = (await this.props.onlock(this.laid)) ?? '';
      this.sending = false;
    }
  }

  onkey = (event: KeyboardEvent): void => {
    const [key, letter] = [panelKey(event), letterOf(event)];
    if (!key) return;
    const card = letter || { 2: 'x2', 3: 'x3' }[key] || '';
    if (card && this.hand[card] !== undefined) this.tap(card);
    else if (letter === 'P' && this.next.includes(PASS)) this.add(PASS);
    else if (key === NEXT_TURN && this.next.includes(NEXT_TURN)) this.add(NEXT_TURN);
    else if (key === 'Backspace') this.undo();
    else if (key === 'Enter') this.lock();
    else return;
    event.preventDefault();
  };
}
