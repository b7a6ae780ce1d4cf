import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['dist'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // Views come from the server in each title's own form; their drawings know it.
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      // Sets and maps in state are replaced as a whole ($state.raw), never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
