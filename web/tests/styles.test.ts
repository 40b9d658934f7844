import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const COLOURS = 'colours.css';
const THEMES = 'themes.css';
const BREAKPOINTS = 'breakpoints.css';
const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((file) =>
  /\.(svelte|css|ts)$/.test(file),
);
const texts = new Map(files.map((file) => [file, readFileSync(SRC + file, 'utf-8')]));
const text = (file: string): string => texts.get(file) ?? '';
const all = [...texts.values()].join('\n');
const found = (files: Iterable<[string, string]>, pattern: RegExp): string[] =>
  [...files].flatMap(([file, content]) => [...content.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

describe('sizes of a window', () => {
  const defined = [...text(BREAKPOINTS).matchAll(/^@custom-media (--\w+) /gm)].map(([, name]) => name);

  test('are at most six', () => {
    expect(defined.length).toBeGreaterThan(0);
    expect(defined.length).toBeLessThanOrEqual(6);
  });

  test('are named wherever a style asks for them', () => {
    const styles = [...texts].filter(([file]) => file !== BREAKPOINTS);
    expect(found(styles, /@media[^{]*\b(width|height|aspect-ratio|orientation)\b[^{]*/g)).toEqual([]);
    const asked = [...all.matchAll(/@media([^{`]+)[{`]/g)].flatMap(([, media = '']) => media.match(/--\w+/g) ?? []);
    expect([...new Set(asked)].sort()).toEqual([...defined].sort());
  });
});

describe('colours', () => {
  const outside = [...texts].filter(([file]) => ![COLOURS, THEMES].includes(file));
  const constants = [...text(COLOURS).matchAll(/^ {2}(--[a-z]+-\d+): /gm)].map(([, name]) => name);

  test('are written where they are defined', () => {
    expect(found(outside, /(?<![\w&{])(?<!href=")#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)/gi)).toEqual([]);
  });

  test('have one name each, and each is used', () => {
    const values = [...text(COLOURS).matchAll(/^ {2}--(?:[a-z]+-\d+|white|black): (#\w+);/gm)].map(
      ([, value]) => value,
    );
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    expect(constants.filter((name) => !all.includes(`var(${name})`))).toEqual([]);
  });

  test('are defined where they are used', () => {
    const used = [...all.matchAll(/var\((--[a-z]+-\d+)\)/g)].map(([, name = '']) => name);
    const sizes = [...text('look.css').matchAll(/^ {2}(--(?:text|gap|round)-\d+):/gm)].map(([, name]) => name);
    expect([...new Set(used)].filter((name) => !constants.includes(name) && !sizes.includes(name))).toEqual([]);
  });

  test('with a number are the same in every theme', () => {
    expect(found(texts, /(--[a-z]+-\d+): /g).filter((one) => !/^(colours|look)\.css: /.test(one))).toEqual([]);
    expect(constants).toEqual([...new Set(constants)]);
  });
});

test('a size that has a name is called by it', () => {
  const sizes = [...text('look.css').matchAll(/^ {2}--(text|gap|round)-\w+: ([^;]+);/gm)];
  expect(sizes.length).toBeGreaterThan(15);
  const properties = { text: 'font-size', gap: '(?:row-|column-)?gap', round: 'border-radius' };
  for (const [, kind, size = ''] of sizes)
    expect(found(texts, new RegExp(`^ +${properties[kind as 'gap']}: ${size.replace('.', '\\.')};`, 'gm'))).toEqual([]);
});
