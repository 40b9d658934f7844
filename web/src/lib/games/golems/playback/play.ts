/** Animations of the golems' events: each shows what its event says, without rules. */

import { ahead, spot, turnTo } from '../../../field/cells';
import type { Beat } from '../../../playback/beats';
import { type Effect, putOn } from '../../../playback/frames';
import type { Colour, Happening } from '../../../types';
import { settle } from './start';
import type { GolemEffectKind, GolemFigure, GolemsFrame, Token, TokenThing } from '../types';

type EventAnimation = (frame: GolemsFrame, event: Happening, figure: GolemFigure) => void;

function effect(
  kind: GolemEffectKind,
  fields: (event: Happening, figure: GolemFigure, frame: GolemsFrame) => Partial<Effect>,
): EventAnimation {
  return (frame, event, figure) => frame.effects.push({ kind, ...fields(event, figure, frame) });
}

const onSelf = (kind: GolemEffectKind, text?: (event: Happening) => string | undefined): EventAnimation =>
  effect(kind, (event, figure) => ({ who: figure.name, text: text?.(event) }));
const onCell = (kind: GolemEffectKind): EventAnimation =>
  effect(kind, (event, _, frame) => ({ at: spot(event.to ?? event.from ?? 'a1', frame.height) }));

/** A step that was tried: towards the cell that is named, or where the card would have led. */
const bump: EventAnimation = effect('bump', (event, figure, frame) => {
  if (event.to) return { who: figure.name, toward: spot(event.to, frame.height) };
  const way = ahead(event.command === 'B' ? figure.turn + 180 : figure.turn);
  return { who: figure.name, toward: { x: figure.x + way.x, y: figure.y + way.y } };
});

const strike: EventAnimation = effect('strike', (event, figure, frame) => {
  const way = ahead(figure.turn);
  const toward = event.to ? spot(event.to, frame.height) : { x: figure.x + way.x, y: figure.y + way.y };
  return { who: figure.name, toward };
});
const whoosh: EventAnimation = (frame, event, figure) => {
  strike(frame, event, figure);
  (frame.effects.at(-1) as Effect).kind = 'whoosh';
};

const hitOther: EventAnimation = (frame, event) => {
  if (event.other) frame.effects.push({ kind: 'hit', who: event.other });
};
const go: EventAnimation = (frame, event, figure) => {
  if (event.to) putOn(figure, event.to, frame.height);
};
/** Something stays behind on the way from where a golem stood to where it comes. */
const leaves =
  (kind: GolemEffectKind): EventAnimation =>
  (frame, event, figure) => {
    if (event.to) frame.effects.push({ kind, at: { x: figure.x, y: figure.y }, toward: spot(event.to, frame.height) });
  };
const goBack: EventAnimation = (frame, event, figure) => putOn(figure, event.from ?? figure.cell ?? 'a1', frame.height);
const hurt: EventAnimation = (_, event, figure) => {
  figure.damage += event.amount ?? 0;
};

function moveThing(frame: GolemsFrame, event: Happening): void {
  const thing = frame.things.find((one) => one.cell === event.from && one.kind === 'barrel');
  if (thing && event.to) Object.assign(thing, { cell: event.to, at: event.to, ...spot(event.to, frame.height) });
}

function removeThing(frame: GolemsFrame, cell: string | undefined, kind: Token['kind']): void {
  frame.things = frame.things.filter((thing) => thing.cell !== cell || thing.kind !== kind);
}

function addThing(frame: GolemsFrame, token: Token): void {
  const thing: TokenThing = {
    ...token,
    key: `${token.kind}-${token.at}-${frame.things.length}`,
    cell: token.at,
    ...spot(token.at, frame.height),
  };
  frame.things.push(thing);
}

const all =
  (...animations: EventAnimation[]): EventAnimation =>
  (...given) =>
    animations.forEach((animation) => animation(...given));

/** The animation of an event by its rule and, after a colon, its outcome. */
const ANIMATIONS: Record<string, EventAnimation> = {
  'move.step': go,
  'move.turn': (_, event, figure) => {
    if (event.facing) figure.turn = turnTo(figure.turn, event.facing);
  },
  'move.stand': onSelf('stand'),
  'move.edge': bump,
  'move.wall': bump,
  'move.same-cell': all(
    bump,
    effect('spark', (event, _, frame) => ({ at: spot(event.to ?? 'a1', frame.height) })),
  ),
  'move.follow': bump,
  'barrel.block': bump,
  'barrel.push:step': go,
  'barrel.push:barrel': moveThing,
  'barrel.push': bump,
  'ladder.move': all(go, onSelf('climb')),
  'ladder.busy': bump,
  'water.flow:in': all(go, onCell('splash'), hurt),
  'water.flow:out': all(leaves('splash'), go),
  'water.flow:back': goBack,
  'water.life': all(bump, onCell('splash'), hurt),
  'ice.slide:turn': (_, event, figure) => void (figure.turn += event.command === 'L' ? -180 : 180),
  'ice.slide': all(leaves('slide'), go),
  'ice.bump:barrel': moveThing,
  'ice.bump:golem': all(go, onSelf('hit')),
  'ice.bump': bump,
  'snow.pair': onSelf('stuck'),
  'row.strike': all(strike, hitOther),
  'strike.range': whoosh,
  'strike.wall': strike,
  'strike.water': all(strike, onCell('splash')),
  'strike.ladder': all(strike, hitOther),
  'strike.barrel': all(strike, onCell('boom'), (frame, event) => removeThing(frame, event.to, 'barrel')),
  'row.defend': onSelf('shield'),
  'row.damage:hurt': all(hurt, onSelf('hit')),
  'row.damage': onSelf('shield'),
  'row.out': (frame, _, figure) => {
    frame.effects.push({ kind: 'out', at: { x: figure.x, y: figure.y } });
    figure.cell = null;
  },
  'barrel.dynamite': all(onCell('boom'), hurt, onSelf('hit')),
  'barrel.empty': onCell('puff'),
  'barrel.plus': onSelf('gain', () => '+1'),
  'barrel.minus': onSelf('gain', () => '−1'),
  'barrel.repair': onSelf('mend'),
  'barrel.repair:mended': all(onSelf('mend'), (_, __, figure) => void figure.damage--),
  'barrel.hole:sent': all(onSelf('hole'), go),
  'barrel.hole': onCell('hole'),
  'take.barrel:taken': (frame, event, figure) => {
    removeThing(frame, event.to, 'barrel');
    figure.carrying = true;
    onSelf('take')(frame, event, figure);
  },
  'take.drop:dropped': (frame, event, figure) => {
    figure.carrying = false;
    addThing(frame, { at: event.to ?? 'a1', kind: 'barrel' });
    onCell('dust')(frame, event, figure);
  },
  'take.barrel': onSelf('no'),
  'take.drop': onSelf('no'),
  'take.shield': onSelf('shield'),
  'logic.place': (frame, event) => {
    if (event.to) addThing(frame, { at: event.to, kind: 'logic', op: event.thing as Token['op'] });
    if (event.other && event.row)
      frame.laid = [...frame.laid, { on: event.other, row: event.row, op: event.thing ?? '' }];
  },
  'logic.and': onSelf('token', () => 'and'),
  'logic.or': onSelf('token', () => 'or'),
  'logic.xor': onSelf('token', () => 'xor'),
  'logic.not': onSelf('token', () => 'not'),
  'logic.step': all(
    onSelf('token', (event) => event.thing),
    (frame, event, figure) => {
      if (event.what !== 'bot') removeThing(frame, event.to, 'logic');
      if (event.what === 'works')
        frame.laid = [...frame.laid, { on: figure.name, row: frame.row + 1, op: event.thing ?? '' }];
    },
  ),
  'golem.choice': all(
    onSelf('weapon', (event) => event.what),
    (_, event, figure) => {
      figure.card = event.what ?? '';
    },
  ),
  'bonus.blocks': onSelf('card', (event) => event.what),
  'bonus.small': onSelf('card', (event) => event.what),
  'bonus.luck': onSelf('card', (event) => event.what),
  'bonus.call': onSelf('card', () => 'call'),
  'while.until': onSelf('loop'),
  'while.jam': all(onSelf('stuck'), hurt),
  'while.strike:idle': all(onSelf('stuck'), hurt),
  'goal.gears:taken': all(onSelf('flash'), (frame, event, figure) => {
    figure.gears = event.amount ?? figure.gears;
    frame.gears = frame.gears.filter((cell) => cell !== event.to);
  }),
};
const answer: EventAnimation = (frame, event, figure) => {
  figure.answer = event.what === 'yes' ? 'yes' : 'no';
  onSelf(figure.answer)(frame, event, figure);
};
const ANSWERS = ['if.enemy', 'if.obstacle', 'if.attack', 'bonus.sensor'];

function act(frame: GolemsFrame, event: Happening): void {
  const figure = frame.figures.find((one) => one.name === event.golem);
  if (!figure || !event.rule) return;
  const usual = ANSWERS.includes(event.rule) ? answer : event.what === 'won' ? onSelf('flash') : onSelf('pause');
  (ANIMATIONS[`${event.rule}:${event.what}`] ?? ANIMATIONS[event.rule] ?? usual)(frame, event, figure);
}

function openRow(frame: GolemsFrame, { round, row = 0, cards = {} }: Happening): void {
  if (row === 1) frame.opened = {};
  frame.row = row;
  for (const figure of frame.figures) delete figure.answer;
  frame.round = round ?? frame.round;
  const opened = Object.entries(cards).map(([name, card]) => [name, [...(frame.opened[name] ?? []), card]]);
  frame.opened = { ...frame.opened, ...Object.fromEntries(opened) };
}

export const subject = ({ golem }: Happening): Colour | undefined => golem;

/** Drawing has no sentence, since it is seen, nor has a shield that was not struck, since raising it has one. */
export function isNarrated({ rule, what }: Happening): boolean {
  return !(rule === 'bonus.luck' && what === 'drawn') && !(rule === 'row.damage' && what === 'idle');
}

/** The end of a program, and a card that comes into the hand, are seen on the table. */
export function isSelfEvident({ rule }: Happening): boolean {
  return rule === 'program.short' || rule === 'bonus.luck';
}

const PLAIN = ['move.step', 'move.turn', 'move.stand'];
export const isPlain = ({ rule = '' }: Happening): boolean => PLAIN.includes(rule);

const HELD = [
  'row.strike',
  'strike.ladder:hit',
  'strike.barrel',
  'row.damage:hurt',
  'row.out',
  'move.same-cell',
  'barrel.dynamite',
  'water.life',
  'ice.bump',
  'take.drop',
  'take.shield',
];
export const isHeld = ({ rule = '', what }: Happening): boolean =>
  HELD.includes(rule) || HELD.includes(`${rule}:${what}`);

export function play(frame: GolemsFrame, { events, field }: Beat): void {
  for (const event of events) {
    if (event.kind === 'row') openRow(frame, event);
    else if (!event.kind) act(frame, event);
  }
  if (field?.golems && field.tokens) settle(frame, field.golems, field.tokens);
}
