const { projects } = require('./jest.config.cjs');
const [, build] = projects;

/** Tests of the built site in dist/, served as a plain static host does. @type {import('jest').Config} */
module.exports = { ...build, displayName: 'site', testMatch: ['<rootDir>/e2e/**/*.test.ts'], testTimeout: 60_000 };
