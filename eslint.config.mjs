import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Words that name nothing in the field, and those that do. */
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
    // What the site is made of, by its types, too. Tests hand over what the types forbid.
    files: ['{src,gatsby,scripts}/**/*.{ts,tsx,mjs,cjs}', 'gatsby-*.{ts,tsx}', '{.,}*.{mjs,cjs}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A handler may be one call.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowAny: false, allowBoolean: false, allowNever: false, allowNullish: false, allowRegExp: false },
      ],
      // A function of an interface that gives a promise fails by it, even if this one waits for nothing.
      '@typescript-eslint/require-await': 'off',
      // Flags of Box2D are numbers that are put together, and so are kinds of TypeDoc.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // What somebody throws may be anything.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // Gatsby and the code of scenes hand over values of any type.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The build and the scripts say first what they have been handed.
    files: ['{gatsby,scripts}/**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    // The compiler knows.
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
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
    plugins: { 'react-hooks': { rules: hooks.rules } },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**', 'gatsby/**', 'scripts/**', 'gatsby-*.{ts,tsx}'],
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
    files: ['**/*.cjs'],
    // Functions of a module need no `this`; the rule knows that of imports alone.
    rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
);
