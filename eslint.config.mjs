import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: [
      'node_modules',
      '.cache',
      'public',
      'dist',
      'dist.next',
      'coverage',
      'test-results',
      'src/gatsby-types.d.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      // What a method that others override is given says so by its name.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['src/**/*.tsx'], ...a11y.flatConfigs.strict },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // The code of scenes: what it sees, and `await` at its top.
    files: ['content/**/*.js'],
    languageOptions: {
      sourceType: 'module',
      globals: { scene: 'readonly', editor: 'readonly', player: 'readonly', console: 'readonly' },
    },
    // A hook shows all that it is given.
    rules: { '@typescript-eslint/no-unused-vars': ['error', { args: 'none' }] },
  },
  { files: ['deploy/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
