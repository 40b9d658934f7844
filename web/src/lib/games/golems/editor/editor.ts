/** Fields, puzzles and scenarios of the golems in the editor. */

import type { FieldView } from '../../../editor/types';
import type { SpecialChoice, EditorSupport } from '../../../game';
import { COLOURS, type Facing } from '../../../types';
import { colourName, has, t } from '../../../words/words.svelte';
import { cardName } from '../components/cardNames.svelte';
import { nameOf } from '../components/cards/names';
import type { GolemsView, Token } from '../types';
import Piece from './Piece.svelte';
import SidePicture from './SidePicture.svelte';

interface Laid {
  field: string[];
  tokens: Token[];
  starts: { at: string; facing: Facing }[];
  goal?: GolemsView['goal']; // of a puzzle
}

/** A view of the beginning: the golems on their starts, nothing else. */
function view({ ground, text }: FieldView): GolemsView {
  const { field: laid, tokens, starts, goal = null } = ground as unknown as Laid;
  const field = laid.length ? laid : Array<string>(4).fill('    '); // room to begin
  const golems = Object.fromEntries(
    starts.map((start, seat) => [COLOURS[seat], { ...start, damage: 0, carrying: false, rows_next: 0, bot: '' }]),
  );
  return {
    game: 'golems',
    options: { field: text },
    field,
    tokens,
    golems,
    round: 1,
    goal,
    gears: null,
    paused: null,
    laid: [],
  } as unknown as GolemsView;
}

const wordName = (word: string): string => (has(`make-word-${word}`) ? t(`make-word-${word}`) : nameOf(word));

const botName = (bot: string): string => t(bot ? `value-${bot}` : 'none-bots');
const cardOrNone = (card: string): string => (card ? cardName(card) : t('usual'));

/** `bot2` and `card2` are the bot and the golem card of the second golem, `program2` is the program of the second golem, `subroutine` two cards. */
function choice(id: string): SpecialChoice | null {
  const seat = /^program(\d)$/.exec(id)?.[1];
  if (seat) {
    const name = colourName(COLOURS[Number(seat) - 1] ?? 'blue');
    return { kind: 'list', label: t('make-choice-other', { name }), wordName };
  }
  const [, kind, number] = /^(bot|card)(\d)$/.exec(id) ?? [];
  if (kind) {
    const name = colourName(COLOURS[Number(number) - 1] ?? 'blue');
    return {
      kind: 'pills',
      label: t(`make-choice-${kind}`, { name }),
      wordName: kind === 'bot' ? botName : cardOrNone,
    };
  }
  return id === 'subroutine' ? { kind: 'pair', wordName: nameOf } : null;
}

const CONDITION_CARDS: Record<string, string> = { loop: 'x2', if: 'enemy?', while: 'until-obstacle' };

export const editor: EditorSupport<GolemsView> = {
  view,
  Piece,
  choice,
  pictures: { side: SidePicture },
  countName: ({ id, card }) =>
    has(`make-sensor-${id}`) ? t(`make-sensor-${id}`) : nameOf(has(`op-${id}`) ? id : card),
  isBasicCard: (id) => /^[A-Z]$/.test(id),
  conditionCard: (kind) => CONDITION_CARDS[kind] ?? kind,
  isCardFault: (code) => /^no-(cards|attack|take|subroutine)$/.test(code),
};
