import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import jest from '../../jest.config.cjs';

/** @typedef {{ project: string, tests: string }} Tests */

/** Percentage of a folder's mutants that its tests must detect. */
const LEAST_SCORE = 80;

/**
 * Stryker's options for a folder and its tests.
 * @param {string} folder
 * @param {Tests} tests
 * @returns {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export const optionsFor = (folder, tests) => ({
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.d.ts'],
  thresholds: { break: LEAST_SCORE },
  testRunner: 'jest',
  // The coverage already determines which tests to run; Jest would resolve the imports of all files again for each mutant.
  jest: { config: jestConfig(tests), enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Mutants of code that runs while a file is loaded would require every test of the folder.
  ignoreStatic: true,
  concurrency: availableParallelism(),
  // Long enough that a slow run on a busy machine does not count as a detected mutant.
  timeoutMS: 20_000,
  // Outside the project, so that other checks do not read the files that a killed run leaves behind.
  tempDirName: join(tmpdir(), `mutation-${process.pid}`),
  cleanTempDir: 'always',
  ignorePatterns: [
    '/dist',
    '/dist.*',
    '/public',
    '/.cache',
    '/test-results',
    '/comparison',
    '/e2e',
    '/browsers',
    '/pictures',
  ],
  incremental: true,
  incrementalFile: join('node_modules', '.cache', 'mutation', `${folder.replaceAll('/', '-')}.json`),
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
});

/** Configuration with a single project: Stryker's settings would override the environment and globals of several. @param {Tests} tests */
function jestConfig({ project: name, tests }) {
  const project = jest.projects.find(({ displayName }) => displayName === name);
  if (project === undefined) throw new Error(`Jest has no project "${name}".`);
  return {
    ...jest,
    ...project,
    projects: [],
    runner: '<rootDir>/scripts/mutation/runner.cjs',
    testEnvironment: `./scripts/mutation/${project.testEnvironment}.cjs`,
    testMatch: project.testMatch.map((pattern) => pattern.replace('**/*', tests)),
  };
}
