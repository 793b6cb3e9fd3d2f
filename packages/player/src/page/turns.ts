/** Maximum number of scenes that run at once on a page. */
const MOST = 2;

interface Runner {
  pause: () => void;
}

/** Running scenes, the one started first in front. */
const running: Runner[] = [];

export const isRoom = (): boolean => running.length < MOST;

/** Registers a running scene; if there are too many, the one started first is paused. */
export function takeTurn(runner: Runner): void {
  if (running.includes(runner)) return;
  if (!isRoom()) running[0]?.pause();
  running.push(runner);
}

export function endTurn(runner: Runner): void {
  const at = running.indexOf(runner);
  if (at >= 0) running.splice(at, 1);
}
