import { CircleNode, Random, RectangleNode, RegularPolygonNode, type BodyNode, type Scene } from '../../src';
import { effort } from '@physics-editor/lib/testing/effort';
import { emptyScene, energyOf, G, recorded, wallsAround } from '../build';

const SCENES = effort(30, 200);

interface Kind {
  readonly seed: number;
  /** Whether nothing takes energy: restitution 1, no friction. */
  readonly isElastic?: boolean;
}

/** Nine bodies of random shapes, sizes, materials and velocities in a closed box, none of which overlap. */
function heap({ seed, isElastic = false }: Kind): { scene: Scene; bodies: BodyNode[] } {
  const random = new Random(seed);
  const scene = emptyScene(seed % 5 === 4 ? 0 : G);
  scene.timeStep = 1 / (seed % 8 === 7 ? 240 : seed % 4 === 3 ? 120 : 60);
  for (const side of wallsAround(scene)) side.friction = isElastic ? 0 : random.next();
  const bodies = Array.from({ length: 9 }, (_, at) => {
    const body = shape(random);
    body.initNode(-3 + 2.8 * (at % 3) + random.between(0, 0.4), 1.5 + 2.6 * Math.floor(at / 3), random.between(0, 360));
    body.restitution = isElastic ? 1 : random.next();
    body.friction = isElastic ? 0 : random.next();
    body.density = random.between(0.5, 2.5);
    body.gravityScale = seed % 3 === 1 ? random.next() : 1;
    body.bullet = seed % 7 === 3 && at % 2 === 0;
    body.setLinearVelocity({ x: random.between(-6, 6), y: random.between(-6, 6) });
    body.angularVelocity = random.between(-4, 4);
    scene.addChild(body);
    return body;
  });
  return { scene, bodies };
}

function shape(random: Random): BodyNode {
  const kind = Math.floor(random.between(0, 3));
  if (kind === 0) return new CircleNode(random.between(0.2, 0.9));
  if (kind === 1) return new RectangleNode(random.between(0.3, 1.3), random.between(0.3, 1.3));
  return new RegularPolygonNode(random.between(0.3, 0.9), Math.floor(random.between(3, 8)));
}

/** Energy of bodies, each of which gravity may pull in its own way. */
const energyIn = (scene: Scene, bodies: readonly BodyNode[]): number =>
  bodies.reduce((sum, body) => sum + energyOf([body], -scene.gravity.y * body.gravityScale), 0);

/** The most that the energy ever is above that at the start, as a share of it. */
function gain(kind: Kind, seconds: number): number {
  const { scene, bodies } = heap(kind);
  const start = energyIn(scene, bodies);
  const later = recorded(scene, Math.ceil(seconds / scene.timeStep), () => energyIn(scene, bodies));
  return Math.max(start, ...later) / start - 1;
}

test(`none of ${SCENES} random heaps gains energy (1e-9)`, () => {
  const gains = Array.from({ length: SCENES }, (_, seed) => [seed, gain({ seed }, 1.5)] as const);
  expect(gains.filter(([, share]) => share > 1e-9)).toEqual([]);
});

test('where nothing takes energy, the position correction of overlaps makes at most 1 % in 2 s', () => {
  const gains = Array.from({ length: 20 }, (_, seed) => [seed, gain({ seed, isElastic: true }, 2)] as const);
  expect(gains.filter(([, share]) => share > 0.01)).toEqual([]);
});
