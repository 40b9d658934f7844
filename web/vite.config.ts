/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:8000'; // for `npm run dev`

/** Few files instead of many small ones: `first` is needed by every page, `table` by a table of either game. */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  {
    name: 'table',
    test: /[\\/](RoomPage\.svelte|Hand\.svelte|Star\.svelte|Pointer\.svelte|allowedCards\.svelte\.ts)$/,
  },
];

/** Compile hint for V8: compile a file whole while it is loaded, instead of function by function later. It has to be the
 * file's first line. */
const compileAtOnce: Plugin = {
  name: 'compile-at-once',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, files) => {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

const breakpointFile = fileURLToPath(new URL('src/breakpoints.css', import.meta.url));

/** `@media (--phone)`: the sizes of a window have names, and each is replaced by what it stands for. */
const breakpoints: Plugin = {
  name: 'breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css($|\?)/ },
    handler(css) {
      this.addWatchFile(breakpointFile);
      const defined = readFileSync(breakpointFile, 'utf-8').matchAll(/^@custom-media (--\w+) (.+?);/gm);
      const queries = new Map([...defined].map(([, name = '', query = '']) => [name, query]));
      const resolve = (_: string, name: string): string => {
        const query = queries.get(name) ?? this.error(`No size of a window is called ${name}.`);
        return /^\([^()]*\)$/.test(query) ? query : `(${query})`;
      };
      const code = css.replace(/@media[^{]+/g, (media) => media.replace(/\((--\w+)\)/g, resolve));
      return { code, map: null };
    },
  },
};

/** The build of the page: a digest of its index, which names all files by their digests. The server sends the same. */
const buildId: Plugin = {
  name: 'build-id',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        '</head>',
        `<meta name="page-build" content="${createHash('sha256').update(html).digest('hex').slice(0, 16)}" />\n  </head>`,
      ),
  },
};

/** A short class for the styles of a component: it stands in every rule. */
const cssHash = ({ hash, filename }: { hash: (text: string) => string; filename: string }): string =>
  `s${hash(filename)}`;

export default defineConfig({
  plugins: [breakpoints, svelte({ compilerOptions: { cssHash } }), compileAtOnce, buildId],
  build: {
    outDir: '../src/algoritmus/server/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false, // files are few, and each is imported where it is needed
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } } },
  test: { setupFiles: ['tests/browser.ts'], testTimeout: 120_000, hookTimeout: 120_000 }, // however busy the machine is
});
