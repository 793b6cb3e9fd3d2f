import {
  CircleNode,
  ImageAsset,
  RectangleNode,
  Scene,
  TextAsset,
  TextAssetSubtype,
  setAssetLoader,
  type Asset,
  type BodyNode,
  type JointNode,
  type Node,
  type RevoluteJointNode,
  type WheelJointNode,
} from '../src';

// Without this, assets of the next test would be loaded as those of the last.
afterEach(() => setAssetLoader(undefined));

/** Gravity of the laws, in m/s². */
export const G = 9.8;

/** A scene without gravity in which nothing falls asleep, of some steps per second. */
export const emptyScene = (gravity = 0, rate = 60): Scene =>
  having(new Scene(), { gravity: { x: 0, y: -gravity }, allowSleep: false, timeStep: 1 / rate });

export function disc(scene: Scene, x: number, y: number, radius = 0.5): CircleNode {
  return put(scene, new CircleNode(radius), x, y);
}

export function box(scene: Scene, x: number, y: number, width = 1, height = 1): RectangleNode {
  return put(scene, new RectangleNode(width, height), x, y);
}

export function wall(scene: Scene, x: number, y: number, width = 1, height = 1): RectangleNode {
  return having(box(scene, x, y, width, height), { bodyType: 'static' });
}

/** A disc of a mass, in kg. */
export function massOf(scene: Scene, mass: number, x: number, y: number, radius = 0.5): CircleNode {
  return having(disc(scene, x, y, radius), { density: mass / (Math.PI * radius * radius) });
}

/** A node, moved to a place, and turned by an angle in degrees. */
export function placed<Placed extends Node>(node: Placed, x: number, y: number, angle = 0): Placed {
  node.initNode(x, y, angle);
  return node;
}

/** A node with values of its properties. */
export const having = <Kind extends Node>(node: Kind, values: Partial<Kind>): Kind => Object.assign(node, values);

export function put<Placed extends Node>(parent: Node, node: Placed, x = 0, y = 0, angle = 0): Placed {
  parent.addChild(placed(node, x, y, angle));
  return node;
}

/** A joint whose motor runs at a speed, with a torque at most. */
export const driven = <Joint extends RevoluteJointNode | WheelJointNode>(
  joint: Joint,
  motorSpeed: number,
  maxMotorTorque = joint.maxMotorTorque,
): Joint => Object.assign(joint, { motorEnabled: true, motorSpeed, maxMotorTorque });

/** A pin that turns within limits. */
export const limited = (pin: RevoluteJointNode, lowerAngle: number, upperAngle: number): RevoluteJointNode =>
  having(pin, { limitsEnabled: true, lowerAngle, upperAngle });

/** Puts a floor and two walls around a tank from x = 0 to `width`. */
export function wallIn(scene: Scene, width: number, height: number): void {
  wall(scene, width / 2, -0.5, width + 2, 1);
  for (const x of [-0.5, width + 0.5]) wall(scene, x, height, 1, 2 * height + 2);
}

/** Puts a floor, a ceiling and two walls around a space of 9 m × 10 m above the origin. */
export const wallsAround = (scene: Scene): RectangleNode[] => [
  wall(scene, 0, -0.5, 11),
  wall(scene, -5, 5, 1, 12),
  wall(scene, 5, 5, 1, 12),
  wall(scene, 0, 10.5, 11),
];

/** A scene with nodes in it. */
export function sceneOf(...nodes: Node[]): Scene {
  const scene = new Scene();
  scene.addChildren(nodes);
  return scene;
}

/** A scene as it is read from its file. */
export const loaded = (scene: Scene): Scene => new Scene().fromJSON(JSON.parse(JSON.stringify(scene)));

/** Adds an asset to the library of a scene. */
export function keep<Kept extends Asset>(scene: Scene, asset: Kept): Kept {
  scene.assetsLibrary.addAsset(asset);
  return asset;
}

/** A picture of a size in pixels in the library of a scene, loaded. */
export async function pictureIn(scene: Scene, width: number, height: number): Promise<ImageAsset> {
  setAssetLoader(() => Promise.resolve({ content: { name: 'picture' }, width, height }));
  const image = keep(scene, new ImageAsset('https://example.org/picture.png'));
  await image.load();
  return image;
}

/** Adds a script to the library of a scene. */
export const scriptIn = (scene: Scene, code: string): TextAsset =>
  keep(scene, new TextAsset(code, TextAssetSubtype.JavaScript));

/** Attaches a script to a node; in it, `node` is the node, and `log` a list in its user data. */
export function attach(node: BodyNode, methods: string): void {
  const scene = node.findSceneNode();
  if (!scene) throw new Error('the node is in no scene');
  const code = `class Test {\n constructor(node) { this.node = node; node.userData.log = []; }\n ${methods}\n}`;
  node.scripts = [scriptIn(scene, code).id];
}

export const logOf = (node: BodyNode): unknown => node.userData['log'];

/** Messages that the scene tells of nodes that fail. */
export function failuresOf(scene: Scene): string[] {
  const messages: string[] = [];
  const note = (failure: unknown): unknown => messages.push(String(Reflect.get(Object(failure), 'message')));
  scene.on('nodeFailed', note).on('scriptFailed', note);
  return messages;
}

/** A value after each of the next steps, or of the next times that several steps are made. */
export const recorded = <Value>(scene: Scene, times: number, value: () => Value, steps = 1): Value[] =>
  Array.from({ length: times }, () => {
    scene.step(steps);
    return value();
  });

/** Times at which a value passes zero upwards, in seconds, each between two steps. */
export function upwardCrossings(scene: Scene, steps: number, value: () => number): number[] {
  const times: number[] = [];
  for (let last = value(), at = 0; at < steps; at++) {
    scene.step();
    const now = value();
    if (last < 0 && now >= 0) times.push(scene.time - (scene.timeStep * now) / (now - last));
    last = now;
  }
  return times;
}

/** The mean period of a swing is a time in seconds, but for a share of it. */
export function expectPeriod(scene: Scene, share: number, period: number, value: () => number): void {
  const times = upwardCrossings(scene, 1200, value);
  expectWithin(share, ((times.at(-1) ?? NaN) - (times[0] ?? NaN)) / (times.length - 1), period);
}

/** How far apart, in m, a joint holds its two anchors. */
export function gapOf(joint: JointNode): number {
  const [a, b] = [joint.getWorldAnchorA(), joint.getWorldAnchorB()];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point whose coordinates are these ones, to some decimals. */
export const near = (x: number, y: number, digits = 9): object => ({
  x: expect.closeTo(x, digits),
  y: expect.closeTo(y, digits),
});

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** Whether a value is another one, but for a share of it. */
export function expectWithin(share: number, value: number, expected: number): void {
  expect(Math.abs(value / expected - 1)).toBeLessThan(share);
}

/** Kinetic energy of bodies, and their potential energy where gravity is g, in J. */
export function energyOf(bodies: readonly BodyNode[], g = 0): number {
  return bodies.reduce((sum, node) => {
    const { x, y, height, spin, inertia } = motionOf(node);
    return sum + node.mass * ((x * x + y * y) / 2 + g * height) + (inertia * spin * spin) / 2;
  }, 0);
}

/** Angular momentum of bodies about the origin, in kg·m²/s. */
export function angularMomentumOf(bodies: readonly BodyNode[]): number {
  return bodies.reduce((sum, node) => {
    const { x, y, side, height, spin, inertia } = motionOf(node);
    return sum + node.mass * (side * y - height * x) + inertia * spin;
  }, 0);
}

/** How a body moves about its centre of mass, and with it. */
function motionOf({ body, mass }: BodyNode) {
  if (!body) throw new Error('the body is in no scene');
  const { x, y } = body.GetLinearVelocity();
  const [centre, local] = [body.GetWorldCenter(), body.GetLocalCenter()];
  const inertia = body.GetInertia() - mass * (local.x ** 2 + local.y ** 2);
  return { x, y, side: centre.x, height: centre.y, spin: body.GetAngularVelocity(), inertia };
}
