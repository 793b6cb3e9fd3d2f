import { requestAnimationFrame } from '../timers/native-timers';

/** Used by a library instead of `requestAnimationFrame` if there is no document, as in a worker. */
export const setImmediate = requestAnimationFrame;
export const clearImmediate = self.cancelAnimationFrame.bind(self);
