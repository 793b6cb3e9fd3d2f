import {
  BodyNode,
  DistanceJointNode,
  GraphNode,
  ParticleGroupNode,
  ParticleLifeNode,
  TextNode,
  type Scene,
} from '@physics-editor/runtime';
import { energyDriftOf, partingsOf } from './double-pendulum';
import {
  at,
  bouncesOf,
  boxes,
  circles,
  greatest,
  landingOf,
  mean,
  meetingOf,
  numbersIn,
  periodOnLabel,
  periodsOf,
  rulersOf,
  swingOfLast,
  textOf,
  topsOf,
  topValues,
} from './measure';

/** What a page says of its scene, and how a run shows it. */
export interface Claim {
  /** Path in `content`. */
  readonly page: string;
  /** Words of the page. The numbers in them are what is expected. */
  readonly words: string;
  /** Path from the page. */
  readonly scene: string;
  /** Changes to the code of the scene that the page asks for. */
  readonly change?: readonly (readonly [from: string, to: string])[];
  /** Values of its parameters that the page asks for, as a query. */
  readonly values?: string;
  readonly measure: (scene: Scene) => readonly number[];
  /** Greatest difference, in the unit of the numbers. */
  readonly within: number;
}

type Measured = Pick<Claim, 'measure' | 'within' | 'change'>;

const within = (most: number, measure: Claim['measure'], change: Claim['change'] = []): Measured => ({
  measure,
  within: most,
  change,
});

/** Claims by page, by scene with the values of its parameters as a query, and by words. */
const claimsOf = (pages: Record<string, Record<string, Record<string, Measured>>>): Claim[] =>
  Object.entries(pages).flatMap(([page, scenes]) =>
    Object.entries(scenes).flatMap(([address, claims]) => {
      const [scene = '', values = ''] = address.split('?');
      return Object.entries(claims).map(([words, claim]) => ({ page, scene, values, words, ...claim }));
    }),
  );

/** How far a ball is thrown, and how high. */
function flightOf(scene: Scene): number[] {
  const ball = at(circles(scene), 0);
  const rise = greatest(scene, 2, () => ball.y);
  return [ball.x, rise];
}

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

export const CLAIMS = claimsOf({
  'docs/index.mdx': {
    'scenes/bouncing-ball.js': {
      '2.24 m, then 1.43 m': within(0.005, (scene) => topValues(scene, 4, 2, () => at(circles(scene), 0).y + 1.5)),
    },
  },
  'docs/snapping.mdx': {
    'scenes/snapped-pendulum.js': {
      'The pendulum of 2.5 m with a stopwatch': within(1e-9, (scene) => {
        scene.step();
        return scene.getFilteredDescendants(DistanceJointNode).map(({ length }) => length);
      }),
      'to 3.26 s.': within(0.005, (scene) => [mean(periodsOf(scene, 20, () => at(circles(scene), 0).x))]),
      'at about 5.7 s.': within(0.05, (scene) => {
        while (textOf(scene) === '') scene.step();
        return [scene.time];
      }),
    },
    'scenes/snapped-pendulum.js?swing=small': {
      'it reads 3.18 s': within(0, (scene) => {
        scene.step(1200);
        return numbersIn(textOf(scene)).slice(1);
      }),
    },
  },
  'docs/scripting/node-scripts.mdx': {
    '../scenes/generator-and-destroyer.js': {
      'Copies every 1.2 s, removed at the bottom': within(0.02, (scene) => {
        const templates = scene.getFilteredDescendants(BodyNode).filter(({ active }) => !active).length;
        const before = scene.childCount;
        while (scene.childCount < before + templates) scene.step();
        const first = scene.time;
        scene.step(1800);
        // As many as come are removed.
        return scene.childCount < before + 12 * templates ? [first] : [];
      }),
    },
    '../scenes/speed-label.js': {
      'the label climbs to 9.8 m/s': within(0, (scene) => [
        greatest(scene, 1.1, () => numbersIn(at(boxes(scene), 0).text)[0] ?? 0),
      ]),
    },
    '../scenes/speed-rings.js': {
      '= 3.4$ m/s': within(0.05, (scene) => [greatest(scene, 4, () => at(circles(scene), 1).linearVelocity)]),
      'its ring has a radius of 0.69 m there': within(0.005, (scene) => [
        greatest(scene, 4, () => at(circles(scene), 1).linearVelocity) / 5,
      ]),
    },
  },
  'docs/labs.mdx': {
    'scenes/lab-inclined-plane.js': {
      'A block of 2 kg on an inclined plane': within(1e-9, (scene) => [at(boxes(scene), 0).mass]),
    },
  },
  'docs/mirroring.mdx': {
    'scenes/mirrored-car.js': {
      'levels out at 4 m/s': within(0.05, (scene) => {
        scene.step(150);
        return [at(scene.getFilteredDescendants(GraphNode), 0).getPoints().at(-1)?.y ?? 0];
      }),
    },
  },
  'blog/gravity-scale/index.mdx': {
    'balloons.js': {
      'One balloon pulls up with 7.7 N, too little for a crate of 9.8 N': within(0.05, (scene) => {
        const [balloon, crate] = [at(circles(scene), 0), at(boxes(scene), 0)];
        const y = crate.y;
        scene.step(300);
        const forces = [-balloon.gravityScale * balloon.mass * 9.8, crate.mass * 9.8];
        return Math.abs(crate.y - y) < 0.02 ? forces : [];
      }),
    },
    'five-scales.js': {
      'the rulers read 4.90 m and 2.45 m': within(0, (scene) => {
        scene.step(60);
        return rulersOf(scene).slice(0, 2);
      }),
      'every 2.02 s, the next two every 2.86 s': within(0.01, (scene) => {
        const [outer, inner] = circles(scene);
        const tops = topsOf(scene, 2.5, () => outer?.y ?? 0);
        const next = topsOf(scene, 5, () => inner?.y ?? 0);
        return [...tops, ...next].map(({ time }) => time);
      }),
    },
    'five-scales.js?second-scale=0.3': {
      '= 1.84 s.': within(0.02, (scene) => {
        const ball = at(circles(scene), 1);
        while (ball.linearVelocityY <= 0) scene.step();
        return [scene.time];
      }),
    },
  },
  'blog/introducing-particle-life/index.mdx': {
    'soup.js': {
      'this soup of 600 particles': within(0, (scene) =>
        scene.getFilteredDescendants(ParticleLifeNode).map(({ particleCount }) => particleCount),
      ),
    },
  },
  'blog/liquids-and-soft-bodies-simulation/index.mdx': {
    'floating.js': {
      'Boxes of 0.2, 0.5, 1 and 2 kg/m² in water': within(0, (scene) => boxes(scene).map(({ density }) => density)),
    },
  },
  'blog/introducing-graphs/index.mdx': {
    'free-fall.js': {
      'A ball falls 10 m while a graph': within(0.01, (scene) => [at(circles(scene), 0).y]),
      'The line reaches the axis after 1.43 s': within(0.005, (scene) => [landingOf(scene)]),
    },
    'free-fall.js?height=5': { 'it takes 1.01 s': within(0.005, (scene) => [landingOf(scene)]) },
    'bouncing-ball.js': {
      'The time step of 1/120 s makes': within(1e-9, ({ timeStep }) => [1, 1 / timeStep]),
      '1.28 m, 0.82 m, 0.52 m': within(0.005, (scene) => topValues(scene, 4, 3, () => at(circles(scene), 0).y)),
    },
    'period.js': {
      'A pendulum of 1 m and 5°': within(0.001, (scene) => {
        const { x, y } = at(circles(scene), 0);
        return [Math.hypot(x, y), (Math.abs(Math.atan2(x, -y)) * 180) / Math.PI];
      }),
      '%: 2.008 s': within(0.0005, (scene) => [periodOnLabel(scene)]),
    },
    'period.js?swing=30': { 'more, 2.042 s': within(0.0005, (scene) => [periodOnLabel(scene)]) },
    'pendulum-lab.js': {
      'expect 2.04 s for it and 2.02 s for the fourth': within(0.005, (scene) => {
        const periods = periodsOf(scene, 11, () => at(circles(scene), 0).angle);
        return [at(periods, 0), at(periods, 3)];
      }),
      'The peak at 10.1 s should be 10.8° high': within(0.05, (scene) => {
        const tops = topsOf(scene, 11, () => at(circles(scene), 0).angle);
        return [at(tops, 4).time, at(tops, 4).value];
      }),
    },
    'phase-diagrams.js': {
      'the right edge inwards: 0.5 m, 0.45 m, 0.41 m': within(0.005, (scene) => {
        const box = at(boxes(scene), 1);
        return [box.x, ...topValues(scene, 5, 2, () => box.x)];
      }),
    },
    'bouncing-ball.js?restitution=0.9': {
      'the first bounce loses 19 %': within(0.5, (scene) => {
        const [top = 0] = topValues(scene, 2, 1, () => at(circles(scene), 0).y);
        return [100 * (1 - top / 2)];
      }),
      '= 1.06 m, where': within(0.005, (scene) => topValues(scene, 5, 3, () => at(circles(scene), 0).y).slice(2)),
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
  'blog/creating-a-tracer-script/index.mdx': {
    'lissajous.js': {
      'Each ball is back at its start after 6 s': within(0, (scene) => {
        const balls = circles(scene);
        const starts = balls.map(({ x, y }) => ({ x, y }));
        scene.step(180);
        const isAway = balls.some(
          ({ x, y }, index) => Math.hypot(x - at(starts, index).x, y - at(starts, index).y) > 1,
        );
        scene.step(180);
        const ways = balls.map(({ x, y }, index) => Math.hypot(x - at(starts, index).x, y - at(starts, index).y));
        return isAway && Math.max(...ways) < 0.1 ? [Math.round(scene.time)] : [];
      }),
    },
    'ribbon.js': {
      'At 20 m/s the dots are 0.33 m apart; a ribbon of 20 segments': within(0.03, (scene) => {
        const ball = at(circles(scene), 0);
        const before = { x: ball.x, y: ball.y };
        scene.step();
        const way = Math.hypot(ball.x - before.x, ball.y - before.y);
        return [way / scene.timeStep, way, 20];
      }),
    },
    'throw.js': {
      '4.9 m further on, having risen 1.84 m': within(0.005, flightOf),
      'in 73 dots': within(0, (scene) => {
        const ball = at(circles(scene), 0);
        const isFlying = Array.from({ length: 120 }, () => {
          scene.step();
          return ball.y > 0.01; // resting bodies are up to 5 mm above the ground
        });
        return [isFlying.filter(Boolean).length];
      }),
      '3.67 m away when it lands, and still rises 1.84 m': within(0.01, flightOf, [['x: 4, y: 6', 'x: 3, y: 6']]),
    },
  },
  'blog/audio-support-with-tonejs/index.mdx': {
    'xylophone.js': {
      '8 times in 12 s on the longest bar and 13 times': within(0.02, (scene) => {
        const counts = bouncesOf(scene, 12, circles(scene));
        return [at(counts, 0), scene.time, at(counts, 5)];
      }),
      'of 2.76 m down to 1.04 m': within(0.005, (scene) => {
        scene.step(60);
        return [0, 5].map((index) => greatest(scene, 12, () => at(circles(scene), index).y - 0.14));
      }),
    },
  },
  'showcase/musical-xylophone/index.mdx': {
    'scene.js': {
      'the C4 sounds every 2.0 s, the C5 every 4.8 s': within(0.02, (scene) => {
        const [first, last] = [at(circles(scene), 0), at(circles(scene), 7)];
        return [...topsOf(scene, 3, () => first.y), ...topsOf(scene, 6, () => last.y)].map(({ time }) => time);
      }),
    },
  },
  'showcase/pendulum-wave/index.mdx': {
    'scene.js': { 'together again at 60 s': within(0.3, (scene) => [meetingOf(scene, 65)]) },
    'scene.js?gravity=4.9': { 'the meeting comes after 85 s': within(0.3, (scene) => [meetingOf(scene, 90)]) },
  },
  'showcase/newtons-cradle/index.mdx': {
    'scene.js': { 'swings out to 37°': within(0.5, (scene) => [swingOfLast(scene, 0.515)]) },
    'scene.js?gap=0': { 'the fifth reaches 39.9°': within(0.05, (scene) => [swingOfLast(scene, 0.5)]) },
  },
  'showcase/double-pendulum/index.mdx': {
    'scene.js': {
      '5 cm apart after 3.9 s and 50 cm after 6.9 s': within(0.05, (scene) => {
        const [first, second] = partingsOf(scene, 0.05, 0.5);
        return [5, first ?? 0, 50, second ?? 0];
      }),
      'stays within 1.2 % of its initial value': within(0.05, (scene) => [energyDriftOf(scene, 60)]),
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
