import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const jest = createRequire(import.meta.url)('../../jest.config.cjs');

/** Percentage of the mutants of each folder that its tests must detect. */
const LEAST_SCORE = 80;

/** Stryker's options for a folder, whose mutants the tests of some patterns below `__tests__` are to detect. */
export const optionsFor = (folder, tests) => ({
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.d.ts'],
  thresholds: { break: LEAST_SCORE },
  testRunner: 'jest',
  jest: { config: jestConfig(tests) },
  coverageAnalysis: 'perTest',
  // A mutant of what runs while a file is loaded would need every test of the folder.
  ignoreStatic: true,
  concurrency: 2,
  // A mutant that is only slow, on a machine that does other work, is not detected.
  timeoutMS: 60_000,
  // Outside the project, where the other checks would read what a killed run leaves behind.
  tempDirName: join(tmpdir(), `mutation-${process.pid}`),
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'dist.*', 'public', '.cache', 'test-results', 'comparison'],
  incremental: true,
  incrementalFile: join('node_modules', '.cache', 'mutation', `${folder.replaceAll('/', '-')}.json`),
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
});

const jestConfig = (tests) => ({
  ...jest,
  // Stryker sets globals of its own for all projects, which replace those of each.
  globals: Object.assign({}, ...jest.projects.map(({ globals }) => globals)),
  projects: jest.projects.map((project) => ({
    ...project,
    runner: '<rootDir>/scripts/mutation/runner.cjs',
    testEnvironment: `<rootDir>/scripts/mutation/${project.testEnvironment}.cjs`,
    testMatch: project.testMatch.flatMap((pattern) => tests.map((name) => pattern.replace('**/*', name))),
  })),
});
