import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { game as golems } from '../src/lib/games/golems/game';
import { game as progers } from '../src/lib/games/progers/game';
import { format, sentence, whyNot } from '../src/lib/words/sentences';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
function bundleOf(lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const python = '../../src/algoritmus';
  const games = ['golems', 'progers'].flatMap((game) =>
    ['rules', 'names'].map((part) => `${python}/games/${game}/words/${lang}/${part}.ftl`),
  );
  for (const path of [`../src/words/${lang}.ftl`, `${python}/explain/${lang}/common.ftl`, ...games]) {
    expect(bundle.addResource(new FluentResource(read(path)))).toEqual([]);
  }
  return bundle;
}
const [en, ru] = [bundleOf('en'), bundleOf('ru')];

describe('sentences', () => {
  it('says what happened', () => {
    const step = { rule: 'move.step', golem: 'red', beat: 1, command: 'F', from: 'a1', to: 'a2' } as const;
    expect(sentence(en, golems, step)).toBe('Red steps forward to a2.');
    expect(sentence(ru, golems, step)).toBe('Красный шагает вперёд на a2.');
  });
  it('says “self” for oneself and leaves missing values out', () => {
    const place = { rule: 'logic.place', golem: 'red', other: 'red', row: 2, thing: 'not', beat: 1 } as const;
    expect(sentence(en, golems, place)).toBe('Red puts a token on row 2 of its own program.');
    const edge = { rule: 'if.enemy', golem: 'blue', from: 'a1', what: 'no', thing: 'enemy', beat: 1 } as const;
    expect(sentence(en, golems, edge)).toBe('Blue asks “enemy?”: no, the field ends there.');
  });
  it('names the subject by its field, in whatever order the fields come', () => {
    const place = { other: 'blue', rule: 'logic.place', row: 2, thing: 'not', golem: 'red', beat: 1 } as const;
    expect(sentence(en, golems, place)).toBe('Red puts a token on row 2 of the program of Blue.');
  });
  it('joins lists', () => {
    const found = sentence(en, progers, {
      rule: 'sample.deliver',
      beat: 1,
      rover: 'red',
      to: 'i9',
      points: 4,
      samples: ['moss', 'algae'],
    });
    expect(found).toBe('Red delivers moss, algae: 4 points!');
  });
  it('is empty for a happening that is no event', () => {
    expect(sentence(en, golems, { kind: 'row', beat: 1, row: 1 })).toBe('');
  });
});

describe('why a card cannot be laid', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource('chess-why-deck-used = All { $copies } of { $name } ({ $card }) lie already.'));
  it('is said with the values of the server and the name of the card', () => {
    const reason = { code: 'deck.used', rule: 'deck.limits', values: { card: 'F', copies: 2 } };
    expect(whyNot(bundle, 'chess', reason, (card) => `name of ${card}`)).toBe('All 2 of name of F (F) lie already.');
  });
});

describe('the words of the page', () => {
  const ids = (lang: string): string[] =>
    [...read(`../src/words/${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id ?? '');
  it('are there in both languages', () => {
    const short = (id: string): boolean => id.startsWith('short-');
    expect(
      ids('ru')
        .filter((id) => !short(id))
        .sort(),
    ).toEqual(
      ids('en')
        .filter((id) => !short(id))
        .sort(),
    );
  });
  it('count in Russian', () => {
    expect([1, 3, 5].map((count) => format(ru, 'cell-samples', { count }))).toEqual([
      '1 образец',
      '3 образца',
      '5 образцов',
    ]);
  });
});
