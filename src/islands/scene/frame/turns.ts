/** At most so many scenes run at once, on all of a page. */
const MOST = 2;

interface Runner {
  pause: () => void;
}

/** Scenes that run, the one that was started first in front. */
const running: Runner[] = [];

export const isRoom = (): boolean => running.length < MOST;

/** Notes that a scene runs; the one that was started first is paused where it is one too many. */
export function takeTurn(runner: Runner): void {
  if (running.includes(runner)) return;
  if (!isRoom()) running[0]?.pause();
  running.push(runner);
}

export function endTurn(runner: Runner): void {
  const at = running.indexOf(runner);
  if (at >= 0) running.splice(at, 1);
}
