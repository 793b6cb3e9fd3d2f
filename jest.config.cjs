/** Transformed files, in the folder of all caches: CI saves and restores that folder. */
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

const shared = {
  cacheDirectory,
  transform: { '\\.m?[jt]sx?$': '<rootDir>/packages/lib/testing/jest/transform.cjs' },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/packages/lib/testing/jest/empty.cjs',
    // As in bundles: see the file.
    '^@box2d/core$': '<rootDir>/packages/player/src/build/box2d-core.cjs',
  },
  // What a test spies on or replaces is as before in the next one.
  restoreMocks: true,
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '', __PLAYER__: '/player/test/index.html' },
  // The physics uses these constantly: looking `Math` up as a global of Jest's sandbox takes three times as long as everything else, and the others
  // a third of what is left.
  sandboxInjectedGlobals: ['Math', 'Reflect', 'Number', 'Array', 'Object', 'Map', 'Set'],
};

/** @satisfies {import('jest').Config} */
module.exports = {
  cacheDirectory,
  // Uses all cores, since nothing else runs at the same time.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/packages/lib/testing/jest/print-seed.ts',
  // Long enough for a busy machine: a test that takes longer hangs. Jest ignores a timeout in `projects`.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{,packages/*/}__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/packages/lib/testing/jest/dom.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{,packages/*/}__tests__/**/*.test.ts'],
    },
  ],
};
