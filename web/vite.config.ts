import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000'; // for `npm run dev`

/** Few files instead of many small ones: what every page needs, and what a table needs besides, its page and what both
 * games show there, each with all it imports. */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'table', test: /[\\/](RoomPage\.svelte|Hand\.svelte|Star\.svelte|Pointer\.svelte|question\.svelte\.ts)$/ },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/algoritmus/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false, // files are few, and each is asked for by what needs it
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: { setupFiles: ['tests/browser.ts'], testTimeout: 120_000, hookTimeout: 120_000 }, // however busy the machine is
});
