// Kills the process that runs scenes: by SIGTERM if a scene exceeds its processor time, by SIGKILL if the process exceeds its memory. It runs in a
// thread of its own, since an endless loop blocks the main thread, and measures processor time, since the machine may be busy.
import { workerData } from 'node:worker_threads';

/** @type {{ turn: Int32Array, seconds: number, bytes: number }} */
const { turn, seconds, bytes } = workerData;
const INTERVAL = 100;

let [current, start] = [0, 0];
setInterval(() => {
  const running = Atomics.load(turn, 0);
  const { user, system } = process.cpuUsage();
  const time = (user + system) / 1e6;
  if (running !== current) [current, start] = [running, time];
  if (running > 0 && time - start > seconds) process.kill(process.pid, 'SIGTERM');
  if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
}, INTERVAL);
