import {
  CapsuleNode,
  GearNode,
  PolygonNode,
  RegularPolygonNode,
  RulerNode,
  WheelJointNode,
  type BodyNode,
  type Scene,
} from '@physics-editor/runtime';
import { at, boxes, circles, during, greatest, greatestOf, mean, numbersIn, periodsOf, topsOf } from './measure';

/** How a run of an example shows what its caption says. */
type Holds = (scene: Scene) => boolean;

const run = (scene: Scene, seconds: number): void => scene.step(Math.round(seconds / scene.timeStep));
const isNear = (value: number, expected: number, within: number): boolean => Math.abs(value - expected) <= within;
/** Whether numbers increase from the first to the last. */
const increase = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > at(values, index - 1));
const speedsOf = (bodies: readonly BodyNode[]): number[] => bodies.map(({ linearVelocity }) => linearVelocity);

/** Speeds that bodies have gained between two times. */
function gain(scene: Scene, body: BodyNode, from: number, to: number): number {
  run(scene, from);
  const before = body.linearVelocity;
  run(scene, to - from);
  return body.linearVelocity - before;
}

/** Where bodies that fly come down to a height. */
function landings(scene: Scene, bodies: readonly BodyNode[], height: number): number[] {
  const found = new Map<BodyNode, number>();
  run(scene, 0.2);
  while (found.size < bodies.length && scene.time < 5) {
    scene.step();
    for (const body of bodies) if (body.y <= height && !found.has(body)) found.set(body, body.x);
  }
  return bodies.map((body) => found.get(body) ?? NaN);
}

/** Shows it some seconds after the start. */
const after =
  (seconds: number, holds: Holds): Holds =>
  (scene) => {
    run(scene, seconds);
    return holds(scene);
  };

/** Captions of examples in the reference, each after its class or member. */
export const EXAMPLE_CLAIMS: Readonly<Record<string, Holds>> = {
  'BodyNode: throws the ball upwards at 5 m/s': after(1.9, (scene) => {
    const ball = at(circles(scene), 0);
    const [ground, top] = [ball.y, greatest(scene, 3, () => ball.y)];
    return isNear(Math.sqrt(2 * 9.8 * (top - ground)), 5, 0.1);
  }),
  'BodyNode.bodyType: the kinematic one sinks at a constant 0.5 m/s, even through the floor': after(8, (scene) => {
    const body = scene.getDescendants().find((node) => 'text' in node && node.text === 'kinematic');
    return isNear(body?.y ?? NaN, 2.8 - 4, 1e-6);
  }),
  'BodyNode.bullet: only the bullet hits its plate and carries it along': after(0.3, (scene) => {
    const [missed, hit] = boxes(scene);
    return missed?.x === 1 && (hit?.x ?? 0) > 2;
  }),
  'BodyNode.density: the right one has ten times the density, so its side goes down': after(
    0.4,
    (scene) => at(boxes(scene), 0).angle < -2,
  ),
  'BodyNode.friction: only the box with 0.8 stays': (scene) => {
    const starts = boxes(scene).map(({ x }) => x);
    run(scene, 5);
    const ways = boxes(scene).map(({ x }, index) => x - at(starts, index));
    return at(ways, 0) > 1 && at(ways, 1) > 1 && isNear(at(ways, 2), 0, 0.02);
  },
  'BodyNode.restitution: 0.9 bounces many times; one with 0.3 soon comes to rest': after(3, (scene) => {
    const [soft, hard] = circles(scene);
    return (soft?.linearVelocity ?? 1) < 0.01 && topsOf(scene, 6, () => hard?.y ?? 0).length >= 2;
  }),
  'BodyNode.gravityScale: the first ball rises like a balloon, the second floats, the third falls': after(
    0.4,
    (scene) => {
      const [balloon, floating, falling] = circles(scene).map(({ y }) => y - 2);
      return (balloon ?? 0) > 0.1 && floating === 0 && (falling ?? 0) < -0.1;
    },
  ),
  'BodyNode.linearDamping: the higher the damping, the sooner a disc slows down': after(1, (scene) =>
    increase(speedsOf(circles(scene).reverse())),
  ),
  'BodyNode.applyForce: grows by 3.2 m/s every second': (scene) =>
    isNear(gain(scene, at(boxes(scene), 0), 1, 2), 3.2, 0.05),
  'BodyNode.applyLinearImpulse: the light box flies up, the heavy one hardly leaves the floor': (scene) => {
    const [light, heavy] = boxes(scene);
    const top = greatest(scene, 0.3, () => heavy?.y ?? 0);
    return top < 0.9 && greatest(scene, 1, () => light?.y ?? 0) > 3;
  },
  'BodyNode.applyAngularImpulse: the long bar has the larger moment of inertia and rotates more slowly': after(
    0.3,
    (scene) => {
      const [short, long] = boxes(scene).map(({ angle }) => angle);
      return (short ?? 0) > 40 && (short ?? 0) < 90 && (long ?? 0) > 3 && (long ?? 0) < 15;
    },
  ),
  'BodyNode.setLinearVelocity: the second lands farthest away': (scene) => {
    const [low = NaN, middle = NaN, high = NaN] = landings(scene, circles(scene), 0.26);
    return middle > low + 0.5 && middle > high + 0.5;
  },
  'CapsuleNode: slides down the ramp and over its round end': (scene) =>
    greatest(scene, 4, () => at(scene.getFilteredDescendants(CapsuleNode), 1).x) > 4.5,
  'CircleNode: the first ball stays down, the last one returns to its initial height': after(1, (scene) => {
    const [first, last] = [at(circles(scene), 0), at(circles(scene), 4)];
    const top = greatest(scene, 2.5, () => last.y);
    return isNear(first.y, 0.4, 0.02) && isNear(top, 3, 0.02);
  }),
  'CircleNode.radius: between 0.4 m and 1.2 m while the scene runs, and the centre of the ball rises and sinks with it':
    after(2, (scene) => {
      const ball = at(circles(scene), 0);
      const furthest = greatest(scene, 10, () => Math.abs(ball.y - ball.radius));
      return furthest < 0.1;
    }),
  'GearNode: twice as fast, in the other direction': after(5, (scene) => {
    const [big, small] = scene.getFilteredDescendants(GearNode).map(({ angle }) => angle);
    return isNear(((small ?? 0) - 30) / (big ?? 1), -2, 0.03);
  }),
  'PolygonNode: the ball inside cannot leave it': after(10, (scene) => {
    const [frame, ball] = [at(scene.getFilteredDescendants(PolygonNode), 0), at(circles(scene), 0)];
    return Math.hypot(ball.x - frame.x, ball.y - frame.y) < 1;
  }),
  'PolylineNode: The ball rolls back and forth': (scene) =>
    periodsOf(scene, 8, () => at(circles(scene), 0).x).length >= 2,
  'RectangleNode: the tower falls': after(3, (scene) => at(boxes(scene), 5).y < 1),
  'RegularPolygonNode: 24 sides roll, 3 and 6 do not': (scene) => {
    const piecesAt = (time: number) => {
      run(scene, time - scene.time);
      return scene.getFilteredDescendants(RegularPolygonNode).map(({ x }) => x);
    };
    const before = piecesAt(2);
    const [three, six, many] = piecesAt(4).map((x, index) => x - at(before, index));
    return three === 0 && six === 0 && (many ?? 0) > 3;
  },
  'SpiralNode: each revolution carries the marble one turn outwards': (scene) => {
    const marble = at(circles(scene), 0);
    const distances = [1, 2].map((turns) => {
      run(scene, turns * 2 * Math.PI - scene.time);
      return Math.hypot(marble.x, marble.y);
    });
    return isNear(at(distances, 1) - at(distances, 0), 1.6 / 3, 0.05);
  },
  'DistanceJointNode.length: the longer the rod, the longer the period': (scene) => {
    const bobs = circles(scene);
    const counts = bobs.map(() => 0);
    const sides = bobs.map(() => 1);
    during(scene, 10, () =>
      bobs.forEach(({ x }, index) => {
        const side = Math.sign(x - (index * 2 - 2.5));
        if (side !== at(sides, index)) counts[index] = at(counts, index) + 1;
        sides[index] = side;
      }),
    );
    return increase(counts.reverse());
  },
  'DistanceJointNode.frequency: A frequency of 1 Hz makes the right rod elastic': (scene) => {
    const [rigid, elastic] = circles(scene);
    const [first, second] = topsOf(scene, 4, () => elastic?.y ?? 0);
    return isNear((second?.time ?? 0) - (first?.time ?? 0), 1, 0.01) && isNear(rigid?.y ?? 0, 0.5, 0.01);
  },
  'JointNode: which is greatest when the arm swings through the lowest point': (scene) => {
    const arm = at(boxes(scene), 0);
    let [most, angle] = [0, 0];
    while (scene.time < 2) {
      const before = arm.angle;
      scene.step();
      const load = numbersIn(arm.text)[0] ?? 0;
      if (load > most) [most, angle] = [load, before];
    }
    return isNear(angle, -90, 12) && most > 15;
  },
  'JointNode.collideConnected: The connected balls on the left pass through each other, those on the right collide.': (
    scene,
  ) => {
    const [a, b, c, d] = circles(scene);
    const pairs = [[a, b] as const, [c, d] as const];
    const nearest = greatestOf(
      scene,
      5,
      pairs,
      ([{ x = 0, y = 0 } = {}, other]) => -Math.hypot(x - (other?.x ?? 0), y - (other?.y ?? 0)),
    );
    return at(nearest, 0) > -1.1 && at(nearest, 1) < -1.18;
  },
  'RevoluteJointNode: rotates the paddle once in about 3 s and throws the ball off': after(
    6,
    (scene) => isNear(at(boxes(scene), 0).angularVelocity, 2, 0.1) && at(circles(scene), 0).y < -3,
  ),
  'RevoluteJointNode.limitsEnabled: its lower limit is −60°': after(5, (scene) =>
    isNear(at(boxes(scene), 0).angle, -60, 0.5),
  ),
  'SpringNode: a period of 0.99 s': (scene) => {
    const tops = topsOf(scene, 6, () => at(boxes(scene), 0).y);
    return isNear(mean(tops.slice(1).map(({ time }, index) => time - at(tops, index).time)), 0.99, 0.006);
  },
  'SpringNode.k: the faster the weight oscillates and the less it stretches the spring': (scene) => {
    const weights = boxes(scene);
    const sums = weights.map(() => 0);
    const tops = weights.map(() => 0);
    const rising = weights.map(() => false);
    during(scene, 10, () =>
      weights.forEach(({ y, linearVelocityY }, index) => {
        sums[index] = at(sums, index) + y;
        if (rising[index] && linearVelocityY <= 0) tops[index] = at(tops, index) + 1;
        rising[index] = linearVelocityY > 0;
      }),
    );
    return increase(tops) && increase(sums);
  },
  'SpringNode.damping: the third weight comes to rest with hardly an oscillation': (scene) => {
    const [, , third] = boxes(scene);
    const rest = 2 - 1.5 - 9.8 / 30 - 0.5;
    const overshoot = greatest(scene, 3, () => rest - (third?.y ?? 0));
    return overshoot < 0.04 && speedsOf(boxes(scene)).filter((speed) => speed < 0.01).length === 1;
  },
  'WeldJointNode: which throws the ball up and off its end': (scene) => {
    const ball = at(circles(scene), 0);
    while (scene.time < 2 && ball.linearVelocityY <= 0) scene.step();
    const landed = ball.y;
    return greatest(scene, 3, () => ball.y) > landed + 0.3;
  },
  'WeldJointNode.frequency: 0 Hz is rigid; one of 1 Hz lets the plank oscillate': (scene) => {
    const [rigid, soft] = boxes(scene);
    const lowest = -greatest(scene, 0.6, () => -(soft?.angle ?? 0));
    run(scene, 0.4);
    return rigid?.angle === 0 && lowest < -8 && (soft?.angle ?? -90) > -1;
  },
  'WheelJointNode: the cart reaches about 2 m/s': after(4, (scene) =>
    isNear(at(boxes(scene), 0).linearVelocityX, 2, 0.1),
  ),
  'WheelJointNode.frequency: the softer, the deeper the cart sinks when it lands': (scene) => {
    const axles = scene.getFilteredDescendants(WheelJointNode).filter((_, index) => index % 2 === 0);
    return increase(greatestOf(scene, 3, axles, ({ translation }) => translation).reverse());
  },
  'RulerNode: the right one lags behind': after(0.7, (scene) => {
    const [start, end] = at(scene.getFilteredDescendants(RulerNode), 0).getEnds();
    return end.x > start.x && end.y > start.y + 1;
  }),
  'TracerNode: so their parabolas are equally high': (scene) => {
    const tops = greatestOf(scene, 1.5, circles(scene), ({ y }) => y);
    return Math.max(...tops) - Math.min(...tops) < 0.001 && at(tops, 0) > 4;
  },
  'Node.removeChild: From 1 s on, one ball is removed every second': (scene) =>
    [0.9, 1.1, 2.1, 6.1]
      .map((time) => {
        run(scene, time - scene.time);
        return circles(scene).length;
      })
      .join() === '6,5,4,0',
  'Scene: the balls roll round the frame': (scene) => {
    const ball = at(circles(scene), 0);
    const [right, up] = [greatest(scene, 14, () => ball.x), greatest(scene, 26, () => ball.y)];
    return right > 1 && up > 1 && circles(scene).every(({ x, y }) => Math.abs(x) < 2 && Math.abs(y) < 2);
  },
};
