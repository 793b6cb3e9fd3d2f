const TestRunner = require('jest-runner').default;

/** @import { Test, TestRunnerOptions, TestWatcher } from 'jest-runner' */

/** Names of the tests in each file that has run. Jest's process loads this module once for all mutants. @type {Map<string, string[]>} */
const names = new Map();

/** Runs only the files that decide whether a mutant is detected: those whose tests cover it, up to the first failure. */
module.exports = class extends TestRunner {
  #failed = false;

  /** @param {ConstructorParameters<typeof TestRunner>} options */
  constructor(...options) {
    super(...options);
    this.on('test-file-success', ([{ path }, { testResults, numFailingTests }]) => {
      names.set(
        path,
        testResults.map(({ fullName }) => fullName),
      );
      this.#failed ||= numFailingTests > 0;
    });
  }

  /**
   * @override
   * @param {Test[]} tests
   * @param {TestWatcher} watcher
   * @param {TestRunnerOptions} options
   */
  async runTests(tests, watcher, options) {
    const asked = new RegExp(this._globalConfig.testNamePattern ?? '', 'i');
    for (const test of tests) {
      const reaches = names.get(test.path)?.some((name) => asked.test(name)) ?? true;
      if (reaches && !this.#failed) await super.runTests([test], watcher, options);
    }
  }
};
