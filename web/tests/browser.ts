/** A browser, as far as the page asks for one while it is loaded: these tests look at what is drawn, not at a screen. */

import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('window', globalThis);

const { loadPageWords } = await import('../src/lib/words/words.svelte');
await Promise.all([loadPageWords('en'), loadPageWords('ru')]);
