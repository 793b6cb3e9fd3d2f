import { emitter } from 'gatsby/dist/redux';

/**
 * Returns a function whose promise resolves when no hook runs. Those of a changed file make its nodes one after the other, and Gatsby does not wait for
 * them.
 */
export function followHooks(): () => Promise<void> {
  let hooks = Promise.resolve();
  emitter.on('API_RUNNING_START', () => {
    hooks = new Promise((resolve) => {
      const end = () => {
        emitter.off('API_RUNNING_QUEUE_EMPTY', end);
        resolve();
      };
      emitter.on('API_RUNNING_QUEUE_EMPTY', end);
    });
  });
  return () => hooks;
}
