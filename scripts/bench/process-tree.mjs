// Processor time and memory of a process and all its descendants, from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks per second of the times in /proc: the same on all architectures. */
const TICKS = 100;
const PAGE_BYTES = 4096;
/** Time between two measurements, in ms. */
const INTERVAL = 500;

/** @typedef {{ parent: number, ticks: number, bytes: number }} Process */

/** All processes by id; those that end meanwhile are left out. */
function processes() {
  /** @type {Map<number, Process>} */
  const found = new Map();
  for (const id of readdirSync('/proc')) {
    if (!/^\d+$/.test(id)) continue;
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
      // The name, in parentheses, may contain spaces. Times are those of the process itself and of its children that have ended.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [parent = 0, ...times] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
      const ticks = times.reduce((sum, time) => sum + time, 0);
      found.set(Number(id), { parent, ticks, bytes: Number(fields[21]) * PAGE_BYTES });
    } catch {
      continue;
    }
  }
  return found;
}

/** Processor time in s so far and memory in bytes now of process `root` with its descendants. @param {number} root */
function measure(root) {
  const all = processes();
  /** @param {number} id @returns {boolean} */
  const isInside = (id) => id === root || (id > 1 && isInside(all.get(id)?.parent ?? 0));
  const tree = [...all].filter(([id]) => isInside(id)).map(([, process]) => process);
  return {
    seconds: tree.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS,
    bytes: tree.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Watches a process until `stop` is called, which returns its greatest values. @param {number} root */
export function watchTree(root) {
  const most = { seconds: 0, bytes: 0 };
  const update = () => {
    const now = measure(root);
    most.seconds = Math.max(most.seconds, now.seconds);
    most.bytes = Math.max(most.bytes, now.bytes);
    return { ...most };
  };
  const timer = setInterval(update, INTERVAL);
  return {
    now: update,
    stop() {
      clearInterval(timer);
      return { ...most };
    },
  };
}
