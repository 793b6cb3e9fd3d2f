import { ParticleGroupNode, TextNode, type Scene } from '@physics-editor/runtime';
import { claimsOf, within } from './claims';
import { at, boxes, circles, periodOnLabel, topValues } from './measure';

/** What pages say of scenes with other values of their parameters. */
export const VALUE_CLAIMS = claimsOf({
  'blog/introducing-graphs/index.mdx': {
    'bouncing-ball.js?restitution=0.9': {
      'the first bounce loses 19 %': within(0.5, (scene) => {
        const [top = 0] = topValues(scene, 2, 1, () => at(circles(scene), 0).y);
        return [100 * (1 - top / 2)];
      }),
    },
    'period.js?length=0.25': { 'half the period, 1.004 s': within(0.0005, (scene) => [periodOnLabel(scene)]) },
    'period.js?swing=60': {
      'the true value is 7.3 %': within(0.05, (scene) => [
        100 * (periodOnLabel(scene) / (2 * Math.PI * Math.sqrt(1 / 9.8)) - 1),
      ]),
    },
    'pendulum-lab.js?damping=0': {
      'and the amplitude stays 30°': within(0.1, (scene) =>
        topValues(scene, 11, Infinity, () => at(circles(scene), 0).angle).slice(-1),
      ),
    },
    'phase-diagrams.js?damping=1': {
      'each oscillation is only 36 % as wide as the last': within(0.5, (scene) => {
        const tops = topValues(scene, 7, 2, () => at(boxes(scene), 1).x);
        return [(100 * at(tops, 1)) / at(tops, 0)];
      }),
    },
  },
  'showcase/dam-break/index.mdx': {
    'scene.js': { 'arrives 1.3 s after the gate begins to move': within(0.05, arrivalOf) },
    'scene.js?particle-type=viscous': { 'time the front again: it takes 2.0 s': within(0.05, arrivalOf) },
  },
  'showcase/marble-race/index.mdx': {
    'scene.js': { 'instead of 7th': within(0.5, placeOfMint), 'not 30': within(0.5, lastTimeOf) },
    'scene.js?spin=-2': { 'Mint comes 2nd': within(0.5, placeOfMint) },
    'scene.js?friction=0': { 'the last one is home after 21 s': within(0.5, lastTimeOf) },
  },
});

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
