/** Maximum number of scenes that run at once on a page. */
const MOST = 2;

interface Runner {
  pause: () => void;
}

/** Running scenes, the one started first in front. */
const running = new Set<Runner>();

export const isRoom = (): boolean => running.size < MOST;

/** Registers a running scene; if there are too many, the one started first is paused. */
export function takeTurn(runner: Runner): void {
  const [first] = running;
  if (!running.has(runner) && !isRoom()) first?.pause();
  running.add(runner);
}

export const endTurn = (runner: Runner): void => void running.delete(runner);
