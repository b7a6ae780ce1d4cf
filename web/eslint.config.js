import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['dist'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // An async function that awaits nothing is a short way to write a promise.
      '@typescript-eslint/require-await': 'off',
      // Sets and maps in state are replaced as a whole ($state.raw), never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // To the linter, names of each blocks and snippets, and handlers in the markup, are `any`;
    // svelte-check knows their types and is strict about them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A drawing is given the view of its own title, with its type.
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression[typeAnnotation.typeName.name="View"]',
          message: 'A view has its type: TableProps<View>.',
        },
        {
          selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
          message: 'Say what it is where it comes from.',
        },
      ],
    },
  },
  // Plain JavaScript, such as this file, has no types to look at.
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
)
