// Runs after a build: marks its caches as complete for the next one. An error only makes that slower, since the site is already written.
import { messageOf } from '../support/message-of.mjs';
import { releaseLock } from './lock.mjs';
import { notePublished } from './published.mjs';
import { begun, markComplete } from './state.mjs';

try {
  const { code, inputs } = begun();
  if (code !== undefined) markComplete(code);
  if (inputs !== undefined) notePublished(inputs);
} catch (error) {
  console.warn(`The next build will rebuild everything, since the cache is incomplete: ${messageOf(error)}`);
}
releaseLock();
