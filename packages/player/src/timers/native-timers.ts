import type { TimerHost } from './scene-timers';

const KEY = Symbol.for('native timers');

/** The browser's timers, as far as the player and its libraries use them. */
type Timers = Pick<TimerHost, 'setTimeout' | 'setInterval' | 'requestAnimationFrame'>;

/** The first bundle saves the browser's timers for the libraries loaded later. */
const saved: Timers | undefined = Reflect.get(globalThis, KEY);
const timers: Timers = saved ?? {
  setTimeout: self.setTimeout.bind(self),
  setInterval: self.setInterval.bind(self),
  requestAnimationFrame: self.requestAnimationFrame.bind(self),
};
Reflect.set(globalThis, KEY, timers);

/**
 * The browser's own timers. The bundler substitutes them for the global ones in all code of the player and its libraries, since timers created with
 * the global ones end with the scene (`scene-timers.ts`).
 */
export const { setTimeout, setInterval, requestAnimationFrame } = timers;
