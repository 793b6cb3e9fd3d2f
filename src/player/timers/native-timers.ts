const KEY = Symbol.for('native timers');

/** What the player and its libraries use of the browser's timers. */
interface Timers {
  setTimeout: (handler: TimerHandler, delay?: number, ...values: unknown[]) => number;
  setInterval: (handler: TimerHandler, delay?: number, ...values: unknown[]) => number;
  requestAnimationFrame: (callback: FrameRequestCallback) => number;
}

const isKept = (value: unknown): value is Timers => typeof value === 'object' && value !== null;

/** The first bundle finds them as the browser has them, and keeps them for the libraries that come later. */
function findTimers(): Timers {
  const kept: unknown = Reflect.get(globalThis, KEY);
  if (isKept(kept)) return kept;
  const found: Timers = {
    setTimeout: self.setTimeout.bind(self),
    setInterval: self.setInterval.bind(self),
    requestAnimationFrame: self.requestAnimationFrame.bind(self),
  };
  Reflect.set(globalThis, KEY, found);
  return found;
}

/**
 * The browser's own timers. The bundler puts them in the place of the global ones in all code of the player and its libraries, since what
 * is made with those ends with the scene (`scene-timers.ts`).
 */
export const { setTimeout, setInterval, requestAnimationFrame } = findTimers();
