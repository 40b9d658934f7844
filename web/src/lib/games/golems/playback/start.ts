/** How golems and tokens stand, as the server says. */

import { spot, turnTo } from '../../../field/cells';
import { NO_BEAT } from '../../../playback/beats';
import { putOn } from '../../../playback/frames';
import type { Colour } from '../../../types';
import type { GolemFacts, GolemFigure, GolemsFrame, GolemsView, Token } from '../types';

/** In the middle of a row the figures and the tokens on programs stay as they were shown last. */
export function start(view: GolemsView, last?: GolemsFrame): GolemsFrame {
  const now = view.paused ?? view;
  const frame: GolemsFrame = {
    beat: NO_BEAT,
    height: view.field.length,
    figures: Object.keys(view.golems).map((name, seat) =>
      figureOf(name as Colour, view.gears?.counts[seat], view.cards?.[name]),
    ),
    things: [],
    effects: [],
    round: view.round,
    row: view.paused?.row ?? 0,
    opened: view.paused?.opened ?? {},
    laid: view.laid,
    gears: view.gears?.left ?? [],
    rows: Object.fromEntries(
      Object.entries(view.golems).map(([name, golem]) => [name, isBefore(view) ? 0 : rowsOf(golem)]),
    ),
  };
  settle(frame, now.golems, now.tokens);
  if (last && view.paused) Object.assign(frame, { laid: last.laid, figures: last.figures.map((one) => ({ ...one })) });
  return frame;
}

/** Before the first round nobody has laid a program. */
const isBefore = ({ asked }: GolemsView): boolean =>
  Object.values(asked ?? {}).some((kind) => kind === 'card' || kind === 'subroutine');

/** A printed bot has no program. */
const rowsOf = ({ bot, rows_next }: GolemFacts): number => (bot ? 0 : (rows_next ?? 1));

function figureOf(name: Colour, gears = 0, card = ''): GolemFigure {
  return { name, cell: null, x: 0, y: 0, turn: 0, damage: 0, carrying: false, gears, card };
}

/** Everything as the server says that it stands. */
export function settle(frame: GolemsFrame, golems: Record<string, GolemFacts>, tokens: Token[]): void {
  for (const figure of frame.figures) {
    const facts = golems[figure.name];
    if (facts) stand(figure, facts, frame.height);
  }
  layTokens(frame, tokens);
}

function stand(figure: GolemFigure, facts: GolemFacts, height: number): void {
  if (facts.at) putOn(figure, facts.at, height);
  else figure.cell = null;
  figure.turn = turnTo(figure.turn, facts.facing);
  figure.damage = facts.damage;
  figure.carrying = facts.carrying;
}

function layTokens(frame: GolemsFrame, tokens: Token[]): void {
  const old = frame.things;
  frame.things = tokens.map((token) => {
    const same = old.find((thing) => thing.cell === token.at && thing.kind === token.kind);
    return { ...token, key: same?.key ?? `${token.kind}-${token.at}`, cell: token.at, ...spot(token.at, frame.height) };
  });
  const seen = new Set<string>();
  for (const thing of frame.things) {
    while (seen.has(thing.key)) thing.key += '+';
    seen.add(thing.key);
  }
}
