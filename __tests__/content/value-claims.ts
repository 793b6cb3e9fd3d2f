import { ParticleGroupNode, TextNode, type Scene } from '@physics-editor/runtime';
import type { Claim } from './claims';
import { at, boxes, circles, periodOnLabel, topsOf } from './measure';

const GRAPHS = { page: 'blog/introducing-graphs/index.mdx' };
const DAM = { page: 'showcase/dam-break/index.mdx', scene: 'scene.js', measure: arrivalOf, within: 0.05 };
const RACE = { page: 'showcase/marble-race/index.mdx', scene: 'scene.js', measure: lastTimeOf, within: 0.5 };

/** What pages say of scenes with other values of their parameters. */
export const VALUE_CLAIMS: readonly Claim[] = [
  {
    ...GRAPHS,
    words: 'the first bounce loses 19 %',
    scene: 'bouncing-ball.js',
    values: 'restitution=0.9',
    measure: (scene) => [
      100 *
        (1 -
          at(
            topsOf(scene, 2, () => at(circles(scene), 0).y),
            0,
          ).value /
            2),
    ],
    within: 0.5,
  },
  {
    ...GRAPHS,
    words: 'half the period, 1.004 s',
    scene: 'period.js',
    values: 'length=0.25',
    measure: (scene) => [periodOnLabel(scene)],
    within: 0.0005,
  },
  {
    ...GRAPHS,
    words: 'the true value is 7.3 %',
    scene: 'period.js',
    values: 'swing=60',
    measure: (scene) => [100 * (periodOnLabel(scene) / (2 * Math.PI * Math.sqrt(1 / 9.8)) - 1)],
    within: 0.05,
  },
  {
    ...GRAPHS,
    words: 'and the amplitude stays 30°',
    scene: 'pendulum-lab.js',
    values: 'damping=0',
    measure: (scene) => [topsOf(scene, 11, () => at(circles(scene), 0).angle).at(-1)?.value ?? 0],
    within: 0.1,
  },
  {
    ...GRAPHS,
    words: 'each oscillation is only 36 % as wide as the last',
    scene: 'phase-diagrams.js',
    values: 'damping=1',
    measure: (scene) => {
      const tops = topsOf(scene, 7, () => at(boxes(scene), 1).x);
      return [(100 * at(tops, 1).value) / at(tops, 0).value];
    },
    within: 0.5,
  },
  { ...DAM, words: 'arrives 1.3 s after the gate begins to move' },
  { ...DAM, words: 'time the front again: it takes 2.0 s', values: 'particle-type=viscous' },
  { ...RACE, words: 'Mint comes 2nd', values: 'spin=-2', measure: placeOfMint },
  { ...RACE, words: 'instead of 7th', measure: placeOfMint },
  { ...RACE, words: 'not 30' },
  { ...RACE, words: 'the last one is home after 21 s', values: 'friction=0' },
];

/** When the front of the water meets the far wall, after the gate began to move. */
function arrivalOf(scene: Scene): number[] {
  const water = at(scene.getFilteredDescendants(ParticleGroupNode), 0);
  while (scene.time < 5 && !water.getParticlePositions().some(({ x }) => x > 7.9)) scene.step();
  return [scene.time - 0.5];
}

/** The lines of the board of a race, each with place, name and time, once all marbles have arrived. */
function boardOf(scene: Scene): string[] {
  while (scene.time < 40) {
    scene.step();
    const lines = scene.getFilteredDescendants(TextNode).map(({ text }) => text);
    const arrived = lines.filter((line) => / \d+\.\d s$/.test(line));
    if (arrived.length === 8) return arrived;
  }
  return [];
}

/** The time of the marble that arrives last. */
function lastTimeOf(scene: Scene): number[] {
  return [Math.max(...boardOf(scene).map((line) => Number(/ (\d+\.\d) s$/.exec(line)?.[1])))];
}

function placeOfMint(scene: Scene): number[] {
  return boardOf(scene).flatMap((line) => (line.includes('Mint') ? [Number.parseInt(line, 10)] : []));
}
