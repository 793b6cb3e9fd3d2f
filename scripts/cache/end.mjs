// Runs after a build: copies its caches for the next one. An error only makes that slower, since the site is already written.
import { messageOf } from '../support/message-of.mjs';
import { isLocked, releaseLock } from './lock.mjs';
import { notePublished } from './published.mjs';
import { begun, save } from './state.mjs';

// A build that had nothing to do has released it.
if (isLocked()) {
  try {
    const { code, inputs } = begun();
    if (code !== undefined) save(code);
    if (inputs !== undefined) notePublished(inputs);
  } catch (error) {
    console.warn(`The next build will rebuild everything, since the cache cannot be saved: ${messageOf(error)}`);
  }
  releaseLock();
}
