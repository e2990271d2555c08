import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'fixtures/', '../'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      // The compiler knows every name, also those of the language itself.
      'no-undef': 'off',
      // Paths here are plain: there is no router that would resolve them.
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets are built anew where something follows from them; only `$state` is watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // Only drawings of our own are set as HTML, and the server's policy lets no script in.
      'svelte/no-at-html-tags': 'off',
      // What flies in an animation is made and taken away by it.
      'svelte/no-dom-manipulating': 'off',
      // Prettier sets the lines; TypeScript sees what is read by them.
      'no-unexpected-multiline': 'off',
      // A leading underscore: it must be named, and is not needed.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
);
