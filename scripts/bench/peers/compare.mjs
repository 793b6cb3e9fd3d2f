import { matterRun, ours, planckRun } from './engines.mjs';
import { trials } from './worlds.mjs';

/** @import { Run } from './engines.mjs' */
/** @import { Trial, World } from './worlds.mjs' */

/**
 * Prints the processor time of a step in our library and in two other engines in JavaScript, and where there is one, a figure of quality after the
 * measured steps. Processor time, since the machine may do other work.
 * @param {typeof import('@physics-editor/runtime')} library
 * @param {number} steps
 */
export function comparePeers(library, steps) {
  /** @type {Readonly<Record<string, (world: World) => Run>>} */
  const engines = { ours: (world) => ours(library, world), planck: planckRun, 'matter-js': matterRun };
  console.log(
    `\n${'median ms per step'.padEnd(24)}${Object.keys(engines)
      .map((name) => name.padStart(26))
      .join('')}`,
  );
  for (const [name, trial] of Object.entries(trials())) {
    const cells = Object.values(engines).map((build) => measure(build, trial, steps).padStart(26));
    console.log(`${name.padEnd(24)}${cells.join('')}`);
  }
}

/** @param {(world: World) => Run} build @param {Trial} trial @param {number} steps */
function measure(build, { world, warmUp, quality }, steps) {
  const { step, positions } = build(world);
  for (let at = 0; at < warmUp; at++) step();
  const times = Array.from({ length: steps }, () => {
    const before = process.cpuUsage();
    step();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  const time = (times[Math.floor(steps / 2)] ?? NaN).toFixed(2);
  return quality ? `${time} (${quality.name} ${quality.of(positions()).toFixed(2)})` : time;
}
