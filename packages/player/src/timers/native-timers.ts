import type { TimerHost } from './scene-timers';

const KEY = Symbol.for('native timers');

/** The browser's timers, as far as the player and its libraries use them. */
type Timers = Pick<TimerHost, 'setTimeout' | 'setInterval' | 'requestAnimationFrame'>;

const isTimers = (value: unknown): value is Timers => typeof value === 'object' && value !== null;

/** The first bundle saves the browser's timers for the libraries loaded later. */
function findTimers(): Timers {
  const saved: unknown = Reflect.get(globalThis, KEY);
  if (isTimers(saved)) return saved;
  const found: Timers = {
    setTimeout: self.setTimeout.bind(self),
    setInterval: self.setInterval.bind(self),
    requestAnimationFrame: self.requestAnimationFrame.bind(self),
  };
  Reflect.set(globalThis, KEY, found);
  return found;
}

/**
 * The browser's own timers. The bundler substitutes them for the global ones in all code of the player and its libraries, since timers created with
 * the global ones end with the scene (`scene-timers.ts`).
 */
export const { setTimeout, setInterval, requestAnimationFrame } = findTimers();
