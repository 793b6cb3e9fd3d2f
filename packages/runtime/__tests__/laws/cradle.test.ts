import { DistanceJointNode, type CircleNode } from '../../src';
import { disc, emptyScene, expectWithin, G, having, recorded } from '../build';
import { boundOf } from './bounds';

const RADIUS = 0.1;
const COUNT = 5;

/** Newton's cradle: balls on rods of 1 m, of which the first `raised` ones start at an angle in degrees. */
function cradle(rate: number, gap: number, raised: number, degrees: number) {
  const scene = emptyScene(G, rate);
  const anchors = Array.from({ length: COUNT }, (_, at) => at * (2 * RADIUS + gap));
  const balls = anchors.map((x, at): CircleNode => {
    const angle = at < raised ? (-degrees * Math.PI) / 180 : 0;
    const ball = having(disc(scene, x + Math.sin(angle), -Math.cos(angle), RADIUS), { restitution: 1, friction: 0 });
    scene.addChild(new DistanceJointNode(ball.id, '', { x: 0, y: 0 }, { x, y: 0 }));
    return ball;
  });
  const angles = () => balls.map(({ x, y }, at) => (Math.atan2(x - (anchors[at] ?? 0), -y) * 180) / Math.PI);
  return { scene, angles };
}

// T = 2π √(L / g), longer by θ² / 16 for wide swings.
const halfPeriod = (degrees: number) => Math.PI * Math.sqrt(1 / G) * (1 + ((degrees * Math.PI) / 180) ** 2 / 16);

describe.each([60, 120, 240])('at %i Hz', (rate) => {
  for (const gap of [0, 0.002]) {
    for (const raised of [1, 2]) {
      test.each([10, 30])(`${raised} of 5 balls, ${gap * 1000} mm apart, swing out by %i° three times`, (degrees) => {
        const { scene, angles } = cradle(rate, gap, raised, degrees);
        scene.step(Math.round((halfPeriod(degrees) / 2) * rate));
        for (const isLeft of [false, true, false]) {
          const steps = Math.round(halfPeriod(degrees) * rate);
          const swings = recorded(scene, steps, angles).slice(Math.ceil(0.2 * steps), Math.floor(0.8 * steps) + 1);
          for (let at = 0; at < COUNT; at++) {
            const swing = Math.max(...swings.map((all) => Math.abs(all[at] ?? NaN)));
            const isOut = isLeft ? at < raised : at >= COUNT - raised;
            if (isOut) expectWithin(boundOf('Swing of the last ball'), swing, degrees);
            else expect(swing).toBeLessThan(0.2 * degrees);
          }
        }
      });
    }
  }
});

test('a row of equal balls passes an impact on within the step in which it happens', () => {
  const scene = emptyScene();
  const balls = [0, 2, 3, 4, 5].map((x) =>
    having(disc(scene, x, 0), { restitution: 1, linearVelocityX: x === 0 ? 3 : 0 }),
  );
  scene.step(60);
  expect(balls.map(({ linearVelocityX }) => Number(linearVelocityX.toFixed(9)))).toEqual([0, 0, 0, 0, 3]);
  // The last one has moved on from the moment of the impact, 1 m / 3 m/s after the start.
  expect(balls.at(-1)?.x).toBeCloseTo(5 + 3 * (1 - 1 / 3), 3);
});
