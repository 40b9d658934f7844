import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename)}` }, // short: it stands in every rule
};
