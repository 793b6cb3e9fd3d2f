/** A test environment that skips what remains of a file once a test has failed, which Jest itself never does. */
module.exports = (Environment) =>
  class extends Environment {
    constructor(...options) {
      super(...options);
      // Stryker sets its handler on the instance.
      const handle = this.handleTestEvent;
      let failed = false;
      this.handleTestEvent = async (event, state) => {
        await handle(event, state);
        if (event.name === 'test_start' && failed) event.test.mode = 'skip';
        if (event.name === 'test_done') failed ||= event.test.errors.length > 0;
      };
    }
  };
