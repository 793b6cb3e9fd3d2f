import { GraphNode, type Scene } from '@physics-editor/runtime';
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
  valuesOf,
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

const GRAPHS = { page: 'blog/introducing-graphs/index.mdx' };
const WAVE = { page: 'showcase/pendulum-wave/index.mdx', scene: 'scene.js', within: 0.3 };
const SNAPPED = { page: 'docs/snapping.mdx', scene: 'scenes/snapped-pendulum.js' };
const RINGS = { page: 'docs/scripting/node-scripts.mdx', scene: '../scenes/speed-rings.js' };
const XYLOPHONE = { page: 'blog/audio-support-with-tonejs/index.mdx', scene: 'xylophone.js' };

export const CLAIMS: readonly Claim[] = [
  {
    page: 'docs/index.mdx',
    words: '2.24 m, then 1.43 m',
    scene: 'scenes/bouncing-ball.js',
    measure: (scene) =>
      valuesOf(
        topsOf(scene, 4, () => at(circles(scene), 0).y + 1.5),
        2,
      ),
    within: 0.005,
  },
  {
    ...SNAPPED,
    words: 'to 3.26 s.',
    measure: (scene) => [mean(periodsOf(scene, 20, () => at(circles(scene), 0).x))],
    within: 0.005,
  },
  {
    ...SNAPPED,
    words: 'at about 5.7 s.',
    measure: (scene) => {
      while (textOf(scene) === '') scene.step();
      return [scene.time];
    },
    within: 0.05,
  },
  {
    ...SNAPPED,
    words: 'it reads 3.18 s',
    values: 'swing=small',
    measure: (scene) => {
      scene.step(1200);
      return numbersIn(textOf(scene)).slice(1);
    },
    within: 0,
  },
  {
    page: 'docs/scripting/node-scripts.mdx',
    words: 'the label climbs to 9.8 m/s',
    scene: '../scenes/speed-label.js',
    measure: (scene) => [greatest(scene, 1.1, () => numbersIn(at(boxes(scene), 0).text)[0] ?? 0)],
    within: 0,
  },
  {
    ...RINGS,
    words: '= 3.4$ m/s',
    measure: (scene) => [greatest(scene, 4, () => at(circles(scene), 1).linearVelocity)],
    within: 0.05,
  },
  {
    ...RINGS,
    words: 'its ring has a radius of 0.69 m there',
    measure: (scene) => [greatest(scene, 4, () => at(circles(scene), 1).linearVelocity) / 5],
    within: 0.005,
  },
  {
    page: 'docs/mirroring.mdx',
    words: 'levels out at 4 m/s',
    scene: 'scenes/mirrored-car.js',
    measure: (scene) => {
      scene.step(150);
      return [at(scene.getFilteredDescendants(GraphNode), 0).getPoints().at(-1)?.y ?? 0];
    },
    within: 0.05,
  },
  {
    page: 'blog/gravity-scale/index.mdx',
    words: 'the rulers read 4.90 m and 2.45 m',
    scene: 'five-scales.js',
    measure: (scene) => {
      scene.step(60);
      return rulersOf(scene).slice(0, 2);
    },
    within: 0,
  },
  {
    page: 'blog/gravity-scale/index.mdx',
    words: 'every 2.02 s, the next two every 2.86 s',
    scene: 'five-scales.js',
    measure: (scene) => {
      const [outer, inner] = circles(scene);
      const tops = topsOf(scene, 2.5, () => outer?.y ?? 0);
      const next = topsOf(scene, 5, () => inner?.y ?? 0);
      return [...tops, ...next].map(({ time }) => time);
    },
    within: 0.01,
  },
  {
    ...GRAPHS,
    words: 'The line reaches the axis after 1.43 s',
    scene: 'free-fall.js',
    measure: (scene) => [landingOf(scene)],
    within: 0.005,
  },
  {
    ...GRAPHS,
    words: 'it takes 1.01 s',
    scene: 'free-fall.js',
    values: 'height=5',
    measure: (scene) => [landingOf(scene)],
    within: 0.005,
  },
  {
    ...GRAPHS,
    words: '1.28 m, 0.82 m, 0.52 m',
    scene: 'bouncing-ball.js',
    measure: (scene) =>
      valuesOf(
        topsOf(scene, 4, () => at(circles(scene), 0).y),
        3,
      ),
    within: 0.005,
  },
  {
    ...GRAPHS,
    words: '%: 2.008 s',
    scene: 'period.js',
    measure: (scene) => [periodOnLabel(scene)],
    within: 0.0005,
  },
  {
    ...GRAPHS,
    words: 'more, 2.042 s',
    scene: 'period.js',
    values: 'swing=30',
    measure: (scene) => [periodOnLabel(scene)],
    within: 0.0005,
  },
  {
    ...GRAPHS,
    words: 'expect 2.04 s for it and 2.02 s for the fourth',
    scene: 'pendulum-lab.js',
    measure: (scene) => {
      const periods = periodsOf(scene, 11, () => at(circles(scene), 0).angle);
      return [at(periods, 0), at(periods, 3)];
    },
    within: 0.005,
  },
  {
    ...GRAPHS,
    words: 'The peak at 10.1 s should be 10.8° high',
    scene: 'pendulum-lab.js',
    measure: (scene) => {
      const { time, value } = at(
        topsOf(scene, 11, () => at(circles(scene), 0).angle),
        4,
      );
      return [time, value];
    },
    within: 0.05,
  },
  {
    ...GRAPHS,
    words: 'the right edge inwards: 0.5 m, 0.45 m, 0.41 m',
    scene: 'phase-diagrams.js',
    measure: (scene) => {
      const box = at(boxes(scene), 1);
      return [
        box.x,
        ...valuesOf(
          topsOf(scene, 5, () => box.x),
          2,
        ),
      ];
    },
    within: 0.005,
  },
  {
    page: 'blog/creating-a-tracer-script/index.mdx',
    words: '4.9 m further on, having risen 1.84 m',
    scene: 'throw.js',
    measure: (scene) => {
      const ball = at(circles(scene), 0);
      const rise = greatest(scene, 2, () => ball.y);
      return [ball.x, rise];
    },
    within: 0.005,
  },
  {
    page: 'blog/creating-a-tracer-script/index.mdx',
    words: 'in 73 dots',
    scene: 'throw.js',
    measure: (scene) => {
      const ball = at(circles(scene), 0);
      const isFlying = Array.from({ length: 120 }, () => {
        scene.step();
        return ball.y > 0.01; // resting bodies are up to 5 mm above the ground
      });
      return [isFlying.filter(Boolean).length];
    },
    within: 0,
  },
  {
    ...XYLOPHONE,
    words: '8 times in 12 s on the longest bar and 13 times',
    measure: (scene) => {
      const counts = bouncesOf(scene, 12, circles(scene));
      return [at(counts, 0), scene.time, at(counts, 5)];
    },
    within: 0.02,
  },
  {
    ...XYLOPHONE,
    words: 'of 2.76 m down to 1.04 m',
    measure: (scene) => {
      scene.step(60);
      return [0, 5].map((index) => greatest(scene, 12, () => at(circles(scene), index).y - 0.14));
    },
    within: 0.005,
  },
  {
    page: 'showcase/musical-xylophone/index.mdx',
    words: 'the C4 sounds every 2.0 s, the C5 every 4.8 s',
    scene: 'scene.js',
    measure: (scene) => {
      const [first, last] = [at(circles(scene), 0), at(circles(scene), 7)];
      return [...topsOf(scene, 3, () => first.y), ...topsOf(scene, 6, () => last.y)].map(({ time }) => time);
    },
    within: 0.02,
  },
  {
    ...WAVE,
    words: 'together again at 60 s',
    measure: (scene) => [meetingOf(scene, 65)],
  },
  {
    ...WAVE,
    words: 'the meeting comes after 85 s',
    values: 'gravity=4.9',
    measure: (scene) => [meetingOf(scene, 90)],
  },
  {
    page: 'showcase/newtons-cradle/index.mdx',
    words: 'swings out to 37°',
    scene: 'scene.js',
    measure: (scene) => [swingOfLast(scene, 0.515)],
    within: 0.5,
  },
  {
    page: 'showcase/newtons-cradle/index.mdx',
    words: 'the fifth reaches 39.9°',
    scene: 'scene.js',
    values: 'gap=0',
    measure: (scene) => [swingOfLast(scene, 0.5)],
    within: 0.05,
  },
  {
    page: 'showcase/double-pendulum/index.mdx',
    words: '5 cm apart after 3.9 s and 50 cm after 6.9 s',
    scene: 'scene.js',
    measure: (scene) => {
      const [first, second] = partingsOf(scene, 0.05, 0.5);
      return [5, first ?? 0, 50, second ?? 0];
    },
    within: 0.05,
  },
  {
    page: 'showcase/double-pendulum/index.mdx',
    words: 'stays within 1.2 % of its initial value',
    scene: 'scene.js',
    measure: (scene) => [energyDriftOf(scene, 60)],
    within: 0.05,
  },
  {
    page: 'blog/creating-a-tracer-script/index.mdx',
    words: '3.67 m away when it lands, and still rises 1.84 m',
    scene: 'throw.js',
    change: [['x: 4, y: 6', 'x: 3, y: 6']],
    measure: (scene) => {
      const ball = at(circles(scene), 0);
      const rise = greatest(scene, 2, () => ball.y);
      return [ball.x, rise];
    },
    within: 0.01,
  },
  {
    page: 'blog/introducing-graphs/index.mdx',
    words: '= 1.06 m, where',
    scene: 'bouncing-ball.js',
    values: 'restitution=0.9',
    measure: (scene) => [
      at(
        topsOf(scene, 5, () => at(circles(scene), 0).y),
        2,
      ).value,
    ],
    within: 0.005,
  },
  {
    page: 'blog/gravity-scale/index.mdx',
    words: '= 1.84 s.',
    scene: 'five-scales.js',
    values: 'second-scale=0.3',
    measure: (scene) => {
      const ball = at(circles(scene), 1);
      while (ball.linearVelocityY <= 0) scene.step();
      return [scene.time];
    },
    within: 0.02,
  },
];
