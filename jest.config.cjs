/** Where what was read stays for the next run; beside what else is kept from run to run, so that one place is to be kept. */
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

const shared = {
  cacheDirectory,
  transform: { '\\.m?[jt]sx?$': '<rootDir>/__tests__/support/transform.cjs' },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/support/empty.cjs',
    // Packages whose `exports` are for `import` alone.
    '^(@actions/[^/]+)$': '<rootDir>/node_modules/$1/dist/index.js',
    '^(@actions/[^/]+)/(.+)$': '<rootDir>/node_modules/$1/dist/$2.js',
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '', __PLAYER__: '/player/test/index.html' },
  // The physics asks for it all the time: as a global of Jest's sandbox it makes three times the work of all else.
  sandboxInjectedGlobals: ['Math'],
  // The machine may do other work; what does not come in this time does not come.
  testTimeout: 30_000,
};

/** @satisfies {import('jest').Config} */
module.exports = {
  cacheDirectory,
  // All cores: nothing else runs meanwhile.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/__tests__/support/tell-seed.ts',
  projects: [
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
    },
    {
      ...shared,
      displayName: 'build',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    },
  ],
};
