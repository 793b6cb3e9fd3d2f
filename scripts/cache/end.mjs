// Runs after a completed build: copies its caches for the next one. An error only makes the next build slower, since the site is already written.
import { messageOf } from '../support/message-of.mjs';
import { fittingDigest, keep } from './state.mjs';

try {
  keep(fittingDigest());
} catch (error) {
  console.warn(`The next build makes everything anew, since its cache cannot be kept: ${messageOf(error)}`);
}
