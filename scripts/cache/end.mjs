// Runs after a completed build: copies its caches for the next one. An error only makes the next build slower, since the site is already written.
import { messageOf } from '../support/message-of.mjs';
import { releaseLock } from './lock.mjs';
import { cacheDigest, save } from './state.mjs';

try {
  save(cacheDigest());
} catch (error) {
  console.warn(`The next build will rebuild everything, since the cache cannot be saved: ${messageOf(error)}`);
}
releaseLock();
