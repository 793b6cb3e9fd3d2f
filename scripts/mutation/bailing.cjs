/** @typedef {typeof import('@stryker-mutator/jest-runner/jest-env/node')} Environment */
/** @import { Circus } from '@jest/types' */

/**
 * A test environment that skips the remaining tests of a file after a failed one, for which Jest has no option.
 * @param {Environment} Environment
 */
module.exports = (Environment) =>
  class extends Environment {
    /** @param {ConstructorParameters<Environment>} options */
    constructor(...options) {
      super(...options);
      // Stryker sets its handler on the instance.
      const handle = this.handleTestEvent;
      let failed = false;
      /** @param {Circus.SyncEvent | Circus.AsyncEvent} event @param {Circus.State} state */
      this.handleTestEvent = async (event, state) => {
        if (handle) await Reflect.apply(handle, this, [event, state]);
        if (event.name === 'test_start' && failed) event.test.mode = 'skip';
        if (event.name === 'test_done') failed ||= event.test.errors.length > 0;
      };
    }
  };
