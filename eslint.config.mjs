import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Non-standard words in identifiers, with the standard terms. */
const WORDS = {
  'tell|tells|told': 'report, notify, log or send',
  tape: 'state stream',
  twin: 'alternate',
  farewell: 'destruction listener',
  mend: 'patch or correct',
  lean: 'slim',
  whenFree: 'defer',
};
/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** @param {string} words */
const named = (words) => `^(?:${words})(?![a-z])|(?:${words.split('|').map(capital).join('|')})(?![a-z])`;

export default defineConfig(
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
    // Code of the site is also linted with type information. Tests are not: they pass values of wrong types on purpose.
    files: ['{src,gatsby,scripts,packages/*/src}/**/*.{ts,tsx,mjs,cjs}', 'gatsby-*.{ts,tsx}', '{.,}*.{mjs,cjs}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // An arrow function may consist of a call without a result, as many handlers do.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowAny: false, allowBoolean: false, allowNever: false, allowNullish: false, allowRegExp: false },
      ],
      // An async function reports errors by its promise, as its interface requires, even if it awaits nothing.
      '@typescript-eslint/require-await': 'off',
      // Box2D's flags and TypeDoc's kinds are numbers combined with bitwise operators.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // A value of any type can be thrown.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // Gatsby and the code of scenes pass values of type `any`.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The build and the scripts parse such values before they use them.
    files: ['{gatsby,scripts,packages/{lib,reference,markdown,publish,import}/src}/**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    // The compiler reports undefined names.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      // An underscore marks unused parameters, such as those for overriding methods.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['src/**/*.tsx'], ...a11y.flatConfigs.strict },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': { rules: hooks.rules } },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**', 'gatsby/**', 'packages/*/src/**', 'scripts/**', 'gatsby-*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...Object.entries(WORDS).map(([words, right]) => ({
          selector: `Identifier[name=/${named(words)}/]`,
          message: `Not "${words.split('|').join('", "')}": ${right}, as others in the field say.`,
        })),
      ],
    },
  },
  {
    // Code of scenes: its globals, and top-level `await`.
    files: ['content/**/*.js'],
    languageOptions: {
      sourceType: 'module',
      globals: { scene: 'readonly', editor: 'readonly', player: 'readonly', console: 'readonly' },
    },
    // Hooks in examples list all of their parameters.
    rules: { '@typescript-eslint/no-unused-vars': ['error', { args: 'none' }] },
  },
  { files: ['deploy/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.cjs'],
    // Functions of a module do not use `this`; the rule exempts only those that are imported.
    rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
);
