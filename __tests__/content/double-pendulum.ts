import type { Scene } from '@physics-editor/runtime';
import { circles, during } from './measure';

const REST = -3; // m, sum of the heights of both bobs at rest

/** Times at which two of the lower bobs are first so many metres apart. */
export function partingsOf(scene: Scene, ...distances: readonly number[]): number[] {
  const bobs = circles(scene).filter(({ name }) => name === 'lower bob');
  return distances.map((distance) => {
    const isApart = () => bobs.some((one) => bobs.some(({ x, y }) => Math.hypot(one.x - x, one.y - y) > distance));
    while (scene.time < 60 && !isApart()) scene.step();
    return scene.time;
  });
}

/** Greatest change of a pendulum's energy in per cent of that at the start, above the energy at rest. */
export function energyDriftOf(scene: Scene, seconds: number): number {
  const [uppers, lowers] = ['upper bob', 'lower bob'].map((role) => circles(scene).filter(({ name }) => name === role));
  const pairs = (uppers ?? []).map((upper, index) => [upper, lowers?.[index] ?? upper]);
  const g = -scene.gravity.y;
  const energies = () =>
    pairs.map((bobs) => bobs.reduce((sum, { y, linearVelocity }) => sum + g * y + linearVelocity ** 2 / 2, -g * REST));
  const starts = energies();
  let drift = 0;
  during(scene, seconds, () =>
    energies().forEach((energy, index) => {
      drift = Math.max(drift, Math.abs(energy / (starts[index] ?? NaN) - 1));
    }),
  );
  return 100 * drift;
}
