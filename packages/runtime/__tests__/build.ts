import { CircleNode, RectangleNode, Scene, TextAsset, TextAssetSubtype, type BodyNode, type Node } from '../src';

/** A scene without gravity in which nothing falls asleep. */
export function emptyScene(gravity = 0): Scene {
  const scene = new Scene();
  scene.gravity = { x: 0, y: -gravity };
  scene.allowSleep = false;
  return scene;
}

export function disc(scene: Scene, x: number, y: number, radius = 0.5): CircleNode {
  return put(scene, new CircleNode(radius), x, y);
}

export function box(scene: Scene, x: number, y: number, width = 1, height = 1): RectangleNode {
  return put(scene, new RectangleNode(width, height), x, y);
}

export function wall(scene: Scene, x: number, y: number, width = 1, height = 1): RectangleNode {
  const body = box(scene, x, y, width, height);
  body.bodyType = 'static';
  return body;
}

/** A disc of a mass, in kg. */
export function massOf(scene: Scene, mass: number, x: number, y: number, radius = 0.5): CircleNode {
  const body = disc(scene, x, y, radius);
  body.density = mass / (Math.PI * radius * radius);
  return body;
}

/** A node, moved to a place, and turned by an angle in degrees. */
export function placed<Placed extends Node>(node: Placed, x: number, y: number, angle = 0): Placed {
  node.initNode(x, y, angle);
  return node;
}

export function put<Placed extends Node>(parent: Node, node: Placed, x = 0, y = 0, angle = 0): Placed {
  parent.addChild(placed(node, x, y, angle));
  return node;
}

/** A scene with nodes in it. */
export function sceneOf(...nodes: Node[]): Scene {
  const scene = new Scene();
  scene.addChildren(nodes);
  return scene;
}

/** A scene as it is read from its file. */
export const loaded = (scene: Scene): Scene => new Scene().fromJSON(JSON.parse(JSON.stringify(scene)));

/** Attaches a script to a node; in it, `node` is the node, and `log` a list in its user data. */
export function attach(node: BodyNode, methods: string): void {
  const asset = new TextAsset(
    `class Test {\n constructor(node) { this.node = node; node.userData.log = []; }\n ${methods}\n}`,
    TextAssetSubtype.JavaScript,
  );
  node.findSceneNode()?.assetsLibrary.addAsset(asset);
  node.scripts = [asset.id];
}

export const logOf = (node: BodyNode): unknown => node.userData['log'];

/** Messages that the scene tells of nodes that fail. */
export function failuresOf(scene: Scene): string[] {
  const messages: string[] = [];
  const note = (failure: unknown): unknown => messages.push(String(Reflect.get(Object(failure), 'message')));
  scene.on('nodeFailed', note).on('scriptFailed', note);
  return messages;
}

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
