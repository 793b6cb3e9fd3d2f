/** What has timers: a window, or a thread. A time-out and an interval never have the same number, and are cleared alike. */
export interface TimerHost {
  setTimeout(handler: TimerHandler, delay?: number, ...values: unknown[]): number;
  setInterval(handler: TimerHandler, delay?: number, ...values: unknown[]): number;
  clearTimeout(id: number): void;
  requestAnimationFrame(callback: FrameRequestCallback): number;
  cancelAnimationFrame(id: number): void;
}

/**
 * Puts functions in the place of its `setTimeout`, `setInterval` and `requestAnimationFrame` that note what is made with them.
 * Returns what ends all of it.
 */
export function followTimers(target: TimerHost): () => void {
  const setTimeout = target.setTimeout.bind(target);
  const setInterval = target.setInterval.bind(target);
  const requestAnimationFrame = target.requestAnimationFrame.bind(target);
  // What the scene clears by itself stays noted: to clear it twice does no harm.
  const timers = new Set<number>();
  const frames = new Set<number>();

  target.setTimeout = (handler, ...rest) => {
    const act: TimerHandler =
      typeof handler === 'string'
        ? handler
        : (...values: unknown[]) => {
            timers.delete(id);
            Reflect.apply(handler, target, values);
          };
    const id = setTimeout(act, ...rest);
    timers.add(id);
    return id;
  };
  target.setInterval = (...parameters) => {
    const id = setInterval(...parameters);
    timers.add(id);
    return id;
  };
  target.requestAnimationFrame = (callback) => {
    const id = requestAnimationFrame((time) => {
      frames.delete(id);
      callback(time);
    });
    frames.add(id);
    return id;
  };

  return () => {
    for (const id of timers) target.clearTimeout(id);
    for (const id of frames) target.cancelAnimationFrame(id);
    timers.clear();
    frames.clear();
  };
}
