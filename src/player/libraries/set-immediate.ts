import { requestAnimationFrame } from '../timers/native-timers';

/** What a library takes in place of `requestAnimationFrame` where there is no document, as in a thread. */
export const setImmediate = requestAnimationFrame;
export const clearImmediate = self.cancelAnimationFrame.bind(self);
