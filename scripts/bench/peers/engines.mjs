// The same world in each engine. None sleeps; friction 0.2 and density 1 everywhere, 60 steps per second.
import { createRequire } from 'node:module';
import * as planck from 'planck';

/** @import { World, Positions } from './worlds.mjs' */
/** @typedef {{ step: () => void, positions: () => Positions }} Run */
/** @typedef {{ x: number, y: number }} Point */

const [GRAVITY, FRICTION, RATE] = [9.8, 0.2, 60];

/** @param {typeof import('@physics-editor/runtime')} library @param {World} world @returns {Run} */
export function ours({ CircleNode, RectangleNode, RevoluteJointNode, Scene }, { bodies, pins }) {
  const scene = new Scene();
  scene.allowSleep = false;
  const nodes = bodies.map(({ x, y, width = 1, height = 1, radius, isStatic, group = 0 }) => {
    const node = radius === undefined ? new RectangleNode(width, height) : new CircleNode(radius);
    if (isStatic) node.bodyType = 'static';
    node.friction = FRICTION;
    node.filterGroupIndex = group;
    node.initNode(x, y);
    scene.addChild(node);
    return node;
  });
  for (const { a, b, x, y } of pins) {
    const [nodeA, nodeB] = [nodes[a], nodes[b]];
    if (!nodeA || !nodeB) continue;
    const point = { x, y };
    scene.addChild(new RevoluteJointNode(nodeA.id, nodeB.id, nodeA.toLocal(point), nodeB.toLocal(point)));
  }
  return { step: () => scene.step(), positions: () => nodes };
}

/** @param {World} world @returns {Run} */
export function planckRun({ bodies, pins }) {
  const world = new planck.World({ gravity: { x: 0, y: -GRAVITY }, allowSleep: false });
  const made = bodies.map(({ x, y, width = 1, height = 1, radius, isStatic, group = 0 }) => {
    const body = world.createBody({ type: isStatic ? 'static' : 'dynamic', position: { x, y } });
    const shape = radius === undefined ? new planck.Box(width / 2, height / 2) : new planck.Circle(radius);
    body.createFixture({ shape, density: 1, friction: FRICTION, filterGroupIndex: group });
    return body;
  });
  for (const { a, b, x, y } of pins) {
    const [bodyA, bodyB] = [made[a], made[b]];
    if (bodyA && bodyB) world.createJoint(new planck.RevoluteJoint({}, bodyA, bodyB, { x, y }));
  }
  return { step: () => world.step(1 / RATE, 8, 3), positions: () => made.map((body) => body.getPosition()) };
}

/** Pixels per metre: its tolerances are in pixels. */
const SCALE = 50;

/**
 * What is used of matter-js, which has no types of its own.
 * @typedef {{ position: Point }} MatterBody
 * @typedef {{
 *   Engine: { create: (options: object) => { world: object }, update: (engine: object, ms: number) => void },
 *   Bodies: {
 *     rectangle: (x: number, y: number, width: number, height: number, options: object) => MatterBody,
 *     circle: (x: number, y: number, radius: number, options: object) => MatterBody,
 *   },
 *   Composite: { add: (world: object, items: readonly object[]) => void },
 *   Constraint: { create: (options: object) => object },
 * }} Matter
 */

/** @param {World} world @returns {Run} */
export function matterRun({ bodies, pins }) {
  /** @type {Matter} */
  const { Engine, Bodies, Composite, Constraint } = createRequire(import.meta.url)('matter-js');
  // Its gravity is in pixels per ms².
  const engine = Engine.create({ gravity: { x: 0, y: -1, scale: (GRAVITY * SCALE) / 1e6 } });
  const made = bodies.map(({ x, y, width = 1, height = 1, radius, isStatic = false, group = 0 }) => {
    const options = { isStatic, friction: FRICTION, density: 1 / SCALE ** 2, collisionFilter: { group } };
    return radius === undefined
      ? Bodies.rectangle(x * SCALE, y * SCALE, width * SCALE, height * SCALE, options)
      : Bodies.circle(x * SCALE, y * SCALE, radius * SCALE, options);
  });
  /** @param {Point} point @param {MatterBody} body */
  const local = ({ x, y }, { position }) => ({ x: x * SCALE - position.x, y: y * SCALE - position.y });
  const constraints = pins.flatMap(({ a, b, ...point }) => {
    const [bodyA, bodyB] = [made[a], made[b]];
    if (!bodyA || !bodyB) return [];
    const ends = { pointA: local(point, bodyA), pointB: local(point, bodyB) };
    return [Constraint.create({ bodyA, bodyB, ...ends, length: 0, stiffness: 1 })];
  });
  Composite.add(engine.world, [...made, ...constraints]);
  return {
    step: () => Engine.update(engine, 1000 / RATE),
    positions: () => made.map(({ position }) => ({ x: position.x / SCALE, y: position.y / SCALE })),
  };
}
