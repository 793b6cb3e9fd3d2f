// After a build that came to its end: keeps what it leaves for the next one. What cannot be kept is made again; the site is written.
import { messageOf } from '../support/message-of.mjs';
import { fittingDigest, keep } from './state.mjs';

try {
  keep(fittingDigest());
} catch (error) {
  console.warn(`The next build makes everything anew, since its cache cannot be kept: ${messageOf(error)}`);
}
