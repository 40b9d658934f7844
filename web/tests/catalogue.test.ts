import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Catalogue } from '../src/lib/words/catalogue';
import { format } from '../src/lib/words/sentences';

const PYTHON = '../../src/algoritmus';
const files = (lang: string): string[] =>
  [
    `../src/words/${lang}.ftl`,
    ...['golems', 'progers'].flatMap((game) =>
      ['rules', 'names'].map((part) => `${PYTHON}/games/${game}/words/${lang}/${part}.ftl`),
    ),
    `${PYTHON}/explain/${lang}/common.ftl`,
  ].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));

test.each(['en', 'ru'])('message by message says the same as the whole catalogue: %s', (lang) => {
  const whole = new FluentBundle(lang, { useIsolating: false });
  const lazy = new Catalogue(lang, { useIsolating: false });
  const ids: string[] = [];
  for (const text of files(lang)) {
    const resource = new FluentResource(text);
    whole.addResource(resource, { allowOverrides: true });
    lazy.add(text);
    ids.push(...resource.body.map((entry) => entry.id).filter((id) => !id.startsWith('-')));
  }
  expect(ids.length).toBeGreaterThan(300);
  for (const id of ids) {
    expect(lazy.hasMessage(id)).toBe(true);
    for (const attribute of ['', ...Object.keys(whole.getMessage(id)?.attributes ?? {})])
      for (const amount of [1, 2, 5])
        expect(format(lazy, id, { amount }, attribute), id).toBe(format(whole, id, { amount }, attribute));
  }
  expect(lazy.hasMessage('no-such-message')).toBe(false);
});
