/** Lint rules of the page; layout is Prettier's. Types are checked by svelte-check, so no rule here needs them. */

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'src/protocol.ts'] }, // printed by the server
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'off', // svelte/prefer-const knows props and state
      'svelte/no-useless-mustaches': 'off', // an empty block is a warning of the compiler
      'svelte/prefer-svelte-reactivity': 'off', // caches are not reactive
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$state', '$derived'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
