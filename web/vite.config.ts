import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000'; // for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/algoritmus/server/page', emptyOutDir: true, target: 'es2022', cssCodeSplit: false },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: { setupFiles: ['tests/browser.ts'] },
});
