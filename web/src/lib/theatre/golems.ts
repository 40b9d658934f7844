/** Golems on the stage. Every event tells what it did; here it is only shown. */

import { ahead, spot, turnTo } from '../cells';
import type { Colour, GolemFacts, GolemsView, Happening, Token } from '../types';
import { type Beat, NO_BEAT } from './beats';
import { type Effect, type EffectKind, type Figure, type Frame, type Scene, type Thing } from './stage';

type Show = (frame: Frame, event: Happening, figure: Figure, scene: Scene) => void;

export function startGolems(view: GolemsView, scene: Scene): Frame {
  const now = view.paused ?? view;
  const frame: Frame = {
    beat: NO_BEAT,
    figures: Object.keys(view.golems).map((name) => figureOf(name as Colour)),
    things: [],
    effects: [],
    round: view.round,
    row: view.paused?.row ?? 0,
    opened: { ...view.paused?.opened },
    laid: view.laid,
    algorithm: [],
    place: -1,
    gears: view.gears?.left ?? [],
  };
  settle(frame, now.golems, now.tokens, scene);
  return frame;
}

function figureOf(name: Colour): Figure {
  return { name, cell: null, x: 0, y: 0, turn: 0, damage: 0, carrying: 0, points: 0, level: 0 };
}

/** Everything as the server says that it stands. */
function settle(frame: Frame, golems: Record<string, GolemFacts>, tokens: Token[], scene: Scene): void {
  for (const figure of frame.figures) {
    const facts = golems[figure.name];
    if (!facts) continue;
    if (facts.at) put(figure, facts.at, scene);
    else figure.cell = null;
    figure.turn = turnTo(figure.turn, facts.facing);
    figure.damage = facts.damage;
    figure.carrying = facts.carrying ? 1 : 0;
  }
  const old = frame.things;
  frame.things = tokens.map((token) => {
    const same = old.find((thing) => thing.cellName === token.at && thing.kind === token.kind);
    return { ...token, key: same?.key ?? `${token.kind}-${token.at}`, cellName: token.at, ...spot(token.at, scene.height) };
  });
  const seen = new Set<string>();
  for (const thing of frame.things) {
    while (seen.has(thing.key)) thing.key += '+';
    seen.add(thing.key);
  }
}

function put(figure: Figure, cell: string, scene: Scene): void {
  figure.cell = cell;
  Object.assign(figure, spot(cell, scene.height));
}

function effect(kind: EffectKind, fields: (event: Happening, figure: Figure, scene: Scene) => Partial<Effect>): Show {
  return (frame, event, figure, scene) => frame.effects.push({ kind, ...fields(event, figure, scene) });
}

const onSelf = (kind: EffectKind, text?: (event: Happening) => string | undefined): Show =>
  effect(kind, (event, figure) => ({ who: figure.name, text: text?.(event) }));
const onCell = (kind: EffectKind): Show =>
  effect(kind, (event, _, scene) => ({ at: spot(event.to ?? event.from ?? 'a1', scene.height) }));

/** A step that was tried: towards the cell that is named, or where the card would have led. */
const bump: Show = effect('bump', (event, figure, scene) => {
  if (event.to) return { who: figure.name, toward: spot(event.to, scene.height) };
  const way = ahead(event.command === 'B' ? figure.turn + 180 : figure.turn);
  return { who: figure.name, toward: { x: figure.x + way.x, y: figure.y + way.y } };
});

const strike: Show = effect('strike', (event, figure, scene) => {
  const way = ahead(figure.turn);
  const toward = event.to ? spot(event.to, scene.height) : { x: figure.x + way.x, y: figure.y + way.y };
  return { who: figure.name, toward };
});
const whoosh: Show = (frame, event, figure, scene) => {
  strike(frame, event, figure, scene);
  (frame.effects.at(-1) as Effect).kind = 'whoosh';
};

const hitOther: Show = (frame, event) => {
  if (event.other) frame.effects.push({ kind: 'hit', who: event.other });
};
const go: Show = (_, event, figure, scene) => {
  if (event.to) put(figure, event.to, scene);
};
const goBack: Show = (_, event, figure, scene) => put(figure, event.from ?? figure.cell ?? 'a1', scene);
const hurt: Show = (_, event, figure) => {
  figure.damage += event.amount ?? 0;
};

function moveThing(frame: Frame, event: Happening, scene: Scene): void {
  const thing = frame.things.find((one) => one.cellName === event.from && one.kind === 'barrel');
  if (thing && event.to) Object.assign(thing, { cellName: event.to, at: event.to, ...spot(event.to, scene.height) });
}

function removeThing(frame: Frame, cell: string | undefined, kind: Token['kind']): void {
  frame.things = frame.things.filter((thing) => thing.cellName !== cell || thing.kind !== kind);
}

function addThing(frame: Frame, token: Token, scene: Scene): void {
  const thing: Thing = {
    ...token,
    key: `${token.kind}-${token.at}-${frame.things.length}`,
    cellName: token.at,
    ...spot(token.at, scene.height),
  };
  frame.things.push(thing);
}

const all =
  (...shows: Show[]): Show =>
  (...given) =>
    shows.forEach((show) => show(...given));

/** What is shown for an event, by its rule and, after a colon, by what came of it. */
const SHOWS: Record<string, Show> = {
  'move.step': go,
  'move.turn': (_, event, figure) => void (figure.turn += event.command === 'L' ? -90 : 90),
  'move.edge': bump,
  'move.wall': bump,
  'move.same-cell': all(bump, effect('spark', (event, _, scene) => ({ at: spot(event.to ?? 'a1', scene.height) }))),
  'move.follow': bump,
  'barrel.block': bump,
  'barrel.push:step': go,
  'barrel.push:barrel': (frame, event, _, scene) => moveThing(frame, event, scene),
  'barrel.push': bump,
  'ladder.move': go,
  'ladder.busy': bump,
  'water.flow:in': all(go, onCell('splash'), hurt),
  'water.flow:out': go,
  'water.flow:back': goBack,
  'water.life': all(bump, onCell('splash'), hurt),
  'ice.slide:turn': (_, event, figure) => void (figure.turn += event.command === 'L' ? -180 : 180),
  'ice.slide': go,
  'ice.bump:barrel': (frame, event, _, scene) => moveThing(frame, event, scene),
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
    figure.carrying = 1;
  },
  'take.drop:dropped': (frame, event, figure, scene) => {
    figure.carrying = 0;
    addThing(frame, { at: event.to ?? 'a1', kind: 'barrel' }, scene);
  },
  'take.barrel': onSelf('no'),
  'take.drop': onSelf('no'),
  'take.shield': onSelf('shield'),
  'logic.place': (frame, event, _, scene) => {
    if (event.to) addThing(frame, { at: event.to, kind: 'logic', op: event.thing as Token['op'] }, scene);
    if (event.other && event.row) frame.laid.push({ on: event.other, row: event.row, op: event.thing ?? '' });
  },
  'logic.and': onSelf('token', () => 'and'),
  'logic.or': onSelf('token', () => 'or'),
  'logic.xor': onSelf('token', () => 'xor'),
  'logic.not': onSelf('token', () => 'not'),
  'logic.step': all(onSelf('token', (event) => event.thing), (frame, event, figure) => {
    if (event.what !== 'bot') removeThing(frame, event.to, 'logic');
    if (event.what === 'works') frame.laid.push({ on: figure.name, row: frame.row + 1, op: event.thing ?? '' });
  }),
  'golem.card': onSelf('weapon', (event) => event.what),
  'bonus.blocks': onSelf('card', (event) => event.what),
  'bonus.small': onSelf('card', (event) => event.what),
  'bonus.luck': onSelf('card', (event) => event.what),
  'bonus.call': onSelf('card', () => 'call'),
  'while.until': onSelf('loop'),
  'while.jam': all(onSelf('stuck'), hurt),
  'while.strike:idle': all(onSelf('stuck'), hurt),
  'goal.gears:taken': all(onSelf('flash'), (frame, event) => {
    frame.gears = frame.gears.filter((cell) => cell !== event.to);
  }),
};
const ANSWERS = ['if.enemy', 'if.obstacle', 'if.attack', 'bonus.sensor'];

function show(frame: Frame, event: Happening, scene: Scene): void {
  const figure = frame.figures.find((one) => one.name === event.golem);
  if (!figure || !event.rule) return;
  const answer = event.what === 'yes' ? onSelf('yes') : onSelf('no');
  const usual = ANSWERS.includes(event.rule) ? answer : event.what === 'won' ? onSelf('flash') : onSelf('pause');
  (SHOWS[`${event.rule}:${event.what}`] ?? SHOWS[event.rule] ?? usual)(frame, event, figure, scene);
}

export function playGolems(frame: Frame, beat: Beat, scene: Scene): void {
  const first = beat.events[0];
  if (beat.kind === 'row' && first?.cards && !Array.isArray(first.cards)) {
    if (first.row === 1) frame.opened = {};
    frame.row = first.row ?? 0;
    frame.round = first.round ?? frame.round;
    for (const [name, card] of Object.entries(first.cards)) {
      frame.opened[name] = [...(frame.opened[name] ?? []), card];
    }
  } else if (beat.kind === 'events') beat.events.forEach((event) => show(frame, event, scene));
  if (beat.field?.golems && beat.field.tokens) settle(frame, beat.field.golems, beat.field.tokens, scene);
}
