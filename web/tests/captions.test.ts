/** The captions of real beats, and how long they are shown, as the server counts them. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import real from '../../tests/explain/captions.json';
import { beats } from '../src/lib/playback/beats';
import { captionOf } from '../src/lib/playback/captions';
import { beatTime } from '../src/lib/playback/showTime';
import { gameOf } from '../src/lib/games/registry';
import { saveSettings } from '../src/lib/shell/settings.svelte';
import { loadWords, usePlayerNames } from '../src/lib/words/words.svelte';
import type { Happening } from '../src/lib/types';
import { golems } from './golems';

const GAMES = { golems, progers: await gameOf('progers/full') };
const SOURCE = '../../src/algoritmus';

/** The catalogue as the server sends it. */
function catalogueOf(lang: string): string {
  const games = Object.keys(GAMES).flatMap((game) =>
    ['rules', 'captions', 'names'].map((part) => `${SOURCE}/games/${game}/words/${lang}/${part}.ftl`),
  );
  const paths = [...games, `${SOURCE}/explain/${lang}/common.ftl`];
  return paths.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n');
}

describe.each(['en', 'ru'] as const)('captions in %s', (lang) => {
  beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(catalogueOf(lang))));
    await loadWords(lang);
    saveSettings({ lang });
  });

  it('are joined and timed as the server does it', () => {
    let captioned = 0;
    for (const { game: id, events, captions, named, ms } of real) {
      const game = GAMES[id as keyof typeof GAMES];
      const beat = beats(events as unknown as Happening[])[0] ?? { kind: 'events', events: [], field: null };
      const caption = captionOf(game, beat);
      expect(caption).toBe(captions[lang]);
      const held = beat.events.some((event) => game.isHeld?.(event));
      expect(beatTime(caption.length, held), caption).toBe(ms[lang]);
      const forget = usePlayerNames({ red: 'Ann', blue: 'Анна-Мария', yellow: '' });
      expect(captionOf(game, beat)).toBe(named[lang]);
      forget();
      captioned += Number(caption !== '');
    }
    expect(captioned).toBeGreaterThan(300);
  });
});
