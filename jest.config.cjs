const shared = {
  transform: {
    '/node_modules/.+\\.m?js$': '<rootDir>/__tests__/support/esm-packages.cjs',
    '\\.[jt]sx?$': '<rootDir>/__tests__/support/babel.cjs',
  },
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.css$': '<rootDir>/__tests__/support/empty.cjs' },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '', __PLAYER__: '/player/test/index.html' },
};

/** @type {import('jest').Config} */
module.exports = {
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
