/** A window or a worker. Time-outs and intervals share one range of ids and are cleared alike. */
export interface TimerHost {
  setTimeout(handler: TimerHandler, delay?: number, ...values: unknown[]): number;
  setInterval(handler: TimerHandler, delay?: number, ...values: unknown[]): number;
  clearTimeout(id: number): void;
  requestAnimationFrame(callback: FrameRequestCallback): number;
  cancelAnimationFrame(id: number): void;
}

/**
 * Replaces `setTimeout`, `setInterval` and `requestAnimationFrame` with functions that record the ids they return. Returns a function that cancels
 * them all.
 */
export function followTimers(target: TimerHost): () => void {
  const setTimeout = target.setTimeout.bind(target);
  const setInterval = target.setInterval.bind(target);
  const requestAnimationFrame = target.requestAnimationFrame.bind(target);
  // Ids that the scene clears itself stay recorded: clearing twice is harmless.
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
