import * as editor from '../src';
import { Random } from '../src/core/random';
import { SceneError } from '../src/core/scene-error';
import { NodeRegistry } from '../src/scene/node-registry';
import { box } from '@physics-editor/physics/testing/shapes';
import { again, effort, seed } from '@physics-editor/lib/testing/effort';
import { having, scriptIn } from './build';

const SEQUENCES = effort(250, 10_000);

const random = new Random(seed);
const below = (count: number): number => Math.floor(random.next() * count);
function pick<Item>(items: readonly Item[]): Item {
  const at = below(items.length);
  for (const [index, item] of items.entries()) if (index === at) return item;
  throw new Error('There is nothing to pick from.');
}

const square = box(0, 0, 1, 1);
const BODIES: readonly (() => editor.BodyNode)[] = [
  () => new editor.CircleNode(),
  () => new editor.RectangleNode(),
  () => new editor.RectangleNode(4, 0.4),
  () => new editor.CapsuleNode(),
  () => new editor.RegularPolygonNode(),
  () => new editor.GearNode(),
  () => new editor.PolygonNode([square]),
  () => new editor.PolylineNode(square),
  () => new editor.SpiralNode(0.2, 1, 1),
  () => new editor.MultipartBodyNode([new editor.CircleNode(), new editor.RectangleNode(2, 0.2)]),
];
const LINKS = [
  editor.RevoluteJointNode,
  editor.WeldJointNode,
  editor.DistanceJointNode,
  editor.WheelJointNode,
  editor.SpringNode,
];
const PARTICLES = ['water', 'elastic', 'powder', 'spring', 'wall', 'barrier', 'tensile'] as const;
const OTHERS: readonly (() => editor.Node)[] = [
  () => new editor.Node(),
  () => new editor.TextNode(),
  () => new editor.SpriteNode(),
  () => new editor.AnimatedSpriteNode(['a', 'b']),
  () => new editor.RulerNode(),
  () => new editor.ParticleGroupNode([square], pick(PARTICLES)),
  () => having(new editor.ParticleLifeNode(), { particleCount: 20 }),
];
const VALUES: readonly unknown[] = [
  ...[NaN, Infinity, -Infinity, -1, 0, 0.5, 1, 2, 3, 30, -90, 1e9, -1e9, 1e-9, 1e-12, 1e10, 1e300, -0.3, 4.2],
  ...['', 'x', 'static', 'kinematic', 'dynamic', true, false, null, undefined, {}, [], ['x'], [NaN], [[]]],
  ...[{ x: 1, y: 2 }, { x: NaN, y: 0 }, { x: 0, y: 0 }, { x: -1e9, y: 1e9 }, { score: 1 }, [square], [square, square]],
  ...[square, [[...square].reverse()], [square.map(({ x, y }) => ({ x: 3 * x, y: -y * y }))], [[square]], [0xff0000]],
];

const SCRIPTS = [
  'class Idle { constructor(node) { this.node = node; } }',
  'class Throws { update() { throw new Error("meant"); } }',
  'class Leaves { constructor(node) { this.node = node; } onBeginContact() { this.node.parent?.removeChild(this.node); } }',
  'class Kicks { constructor(node) { this.node = node; } update() { this.node.x += 0.1; this.node.linearVelocityY = 2; } }',
  `class Breeds { constructor(node) { this.node = node; }
    onBeginContact() { if (this.node.parent.childCount < 9) this.node.parent.addChild(new editor.CircleNode(0.2)); } }`,
  'class Broken {',
];

/** A scene that is treated badly, and what should be in it. */
class Victim {
  readonly scene = new editor.Scene(editor.createEditor);
  readonly grab = new editor.PointerGrab();
  /** Every node that was added and was not taken away. */
  expected = new Map<string, editor.Node>();
  /** Ids of nodes that were taken away. */
  gone = new Set<string>();
  readonly problems: unknown[] = [];
  readonly scripts: readonly string[];
  /** Whether the texts of scripts may be damaged. */
  isDamaged = false;

  constructor() {
    const { scene } = this;
    scene.on('nodeFailed', (failure) => this.problems.push(Reflect.get(Object(failure), 'error')));
    scene.on('scriptFailed', (failure) => {
      const error: unknown = Reflect.get(Object(failure), 'error');
      if (!this.isDamaged && !/meant|is not (?:a )?JavaScript/.test(String(error))) this.problems.push(error);
    });
    this.scripts = SCRIPTS.map((text) => scriptIn(scene, text).id);
    for (let count = 2 + below(3); count > 0; count--) this.addBody();
  }

  any(): editor.Node {
    return pick([this.scene, ...this.scene.getDescendants()]);
  }

  body(): editor.BodyNode {
    return pick([...this.scene.getFilteredDescendants(editor.BodyNode), pick(BODIES)()]);
  }

  add(node: editor.Node, parent: editor.Node = random.next() < 0.7 ? this.scene : this.any()): void {
    node.initNode(random.between(-3, 3), random.between(-3, 3), random.between(-180, 180));
    parent.addChild(node);
  }

  addBody(): void {
    const body = pick(BODIES)();
    body.bodyType = pick(['dynamic', 'dynamic', 'static', 'kinematic']);
    this.add(body);
  }

  /** Notes that a node goes, with all below it. */
  leaves(node: editor.Node): void {
    for (const each of [node, ...node.getDescendants()]) this.gone.add(each.id);
  }

  replaced(): void {
    this.gone.clear();
    this.expected = new Map(this.scene.getDescendants().map((node) => [node.id, node]));
  }

  /** What nodes do when others go: they go, too, or take their place. Scripts remove and add nodes as they like. */
  settle(): void {
    const { scene, gone } = this;
    for (const node of scene.getDescendants()) this.expected.set(node.id, node);
    for (let known = -1; known < gone.size;) {
      known = gone.size;
      for (const node of this.expected.values()) {
        const isOut = node.findSceneNode() !== scene;
        const isLeaving = node.scripts.length > 0 || (node.dependsOn ?? []).some((id) => gone.has(id));
        if (isOut && (gone.has(node.id) || isLeaving)) this.leaves(node);
      }
    }
    const lost = [...this.expected.values()].filter((node) => node.findSceneNode() !== scene && !gone.has(node.id));
    expect(lost.map((node) => node.describe())).toEqual([]);
    for (const [id, node] of this.expected) if (node.findSceneNode() !== scene) this.expected.delete(id);
    gone.clear();
  }

  check(): void {
    const { scene } = this;
    const all = [scene, ...scene.getDescendants()];
    const known: unknown = Reflect.get(scene, 'nodes');
    expect(known instanceof NodeRegistry && [...known.all].length).toBe(all.length);
    for (const node of all) {
      if (scene.nodeById(node.id) !== node) throw new Error(`${node.describe()} is not known by its id.`);
      for (const child of node.children) if (child.parent !== node) throw new Error(`${child.describe()} is lost.`);
    }
    for (const node of all) {
      const particles = node instanceof editor.ParticleGroupNode ? node.getParticlePositions() : [];
      const places = node instanceof editor.ParticleLifeNode ? [...node.placeX, ...node.placeY] : [];
      const bad = notFinite({ ...node.values, particles, places });
      if (bad) throw new Error(`${node.describe()}: ${bad} is not finite.`);
    }
    for (const problem of this.problems) if (!(problem instanceof SceneError)) throw problem;
  }
}

/** Where in a plain form there is a number that is not finite. */
function notFinite(value: unknown, path = ''): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    // What scripts keep is their own.
    if (key === 'userData') continue;
    const bad = notFinite(inner, `${path}.${key}`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}

/** Of the multipart bodies of a scene one, or a new one. */
const multipart = ({ scene }: Victim): editor.MultipartBodyNode =>
  pick([...scene.getFilteredDescendants(editor.MultipartBodyNode), new editor.MultipartBodyNode()]);

const OPERATIONS: Readonly<Record<string, (victim: Victim) => void>> = {
  addBody: (victim) => victim.addBody(),
  addLink: (victim) => {
    const id = (): string => (random.next() < 0.2 ? pick(['', 'nobody', victim.scene.id]) : victim.body().id);
    victim.add(new (pick(LINKS))(id(), id()));
  },
  addFollower: (victim) => {
    const { id } = victim.any();
    const [tracer, graph] = [() => new editor.TracerNode(id), () => new editor.GraphNode(id, 'y')];
    victim.add(pick([tracer, graph, () => new editor.ParticleEmitterNode(id)])());
  },
  addOther: (victim) => victim.add(pick(OTHERS)()),
  addAgain: (victim) => victim.any().insertChild(victim.any(), below(4)),
  reparent: (victim) => victim.any().addChild(victim.any()),
  remove: (victim) => {
    const node = victim.any();
    const { parent } = node;
    if (parent && node.findSceneNode() === victim.scene) victim.leaves(node);
    parent?.removeChild(node);
  },
  destroy: (victim) => {
    const node = victim.any();
    if (node === victim.scene) return;
    if (node.findSceneNode() === victim.scene) victim.leaves(node);
    node.destroy();
  },
  setProperty: (victim) => {
    for (let count = 0; count < 4; count++) orSceneError(() => setProperty(pick([victim.any(), victim.body()])));
  },
  combine: (victim) => {
    const nodes = [victim.body(), victim.body(), ...(random.next() < 0.3 ? [victim.any()] : [])];
    editor.booleanOperation(pick(['union', 'difference', 'intersection']), nodes);
    for (const node of nodes) victim.gone.add(node.id);
  },
  turnIntoParticles: (victim) => {
    const body = victim.body();
    const inside = [body, ...body.getDescendants()];
    pick([editor.liquify, editor.elastify])(body);
    for (const node of inside) victim.gone.add(node.id);
  },
  clone: (victim) => {
    const node = victim.any();
    const copy = node.clone();
    if (node !== victim.scene) victim.scene.addChild(copy);
    else if (copy instanceof editor.Scene) copy.step();
  },
  split: (victim) => {
    const body = multipart(victim);
    const inside = [body, ...body.getDescendants()];
    body.split();
    for (const node of inside) victim.gone.add(node.id);
  },
  makePart: (victim) => {
    const whole = multipart(victim);
    const part = victim.body();
    whole.addPart(part);
    victim.leaves(part);
  },
  step: (victim) => victim.scene.step(1 + below(5)),
  start: (victim) => pick([() => victim.scene.start(), () => victim.scene.stop()])(),
  reset: (victim) => {
    victim.scene.reset();
    victim.replaced();
  },
  load: (victim) => {
    const ids = victim.scene.getDescendants().map(({ id }) => id);
    victim.scene.fromJSON(JSON.parse(JSON.stringify(victim.scene)));
    expect(victim.scene.getDescendants().map(({ id }) => id)).toEqual(ids);
    victim.replaced();
  },
  loadDamaged: (victim) => {
    const { scene } = victim;
    const text = JSON.stringify(scene);
    const at = below(text.length);
    let data: unknown;
    try {
      data = JSON.parse(text.slice(0, at) + pick(['', '0', '-', '9', 'x', '"', '1e5']) + text.slice(at + 1));
    } catch {
      return;
    }
    const before = scene.getDescendants();
    victim.isDamaged = true;
    try {
      Reflect.apply(scene.fromJSON, scene, [data]);
    } catch (error) {
      expect(scene.getDescendants()).toEqual(before);
      throw error;
    }
    victim.replaced();
  },
  attach: (victim) => {
    victim.any().scripts = random.next() < 0.2 ? [] : [pick([...victim.scripts, 'nothing'])];
  },
  push: (victim) => {
    const body = victim.body();
    const numbers = [0, 1, -50, 1e9, NaN, Infinity, 1e10];
    const vector = { x: pick(numbers), y: pick(numbers) };
    const [group] = victim.scene.getFilteredDescendants(editor.ParticleGroupNode);
    pick([
      () => body.applyForce(vector),
      () => body.applyLinearImpulse(vector, pick([undefined, { x: 0, y: 1 }])),
      () => body.applyTorque(vector.x),
      () => body.applyAngularImpulse(vector.y),
      () => group?.applyForce(vector),
      () => group?.removeParticle(below(100)),
    ])();
  },
  grab: ({ grab, scene }) => {
    const point = { x: random.between(-3, 3), y: random.between(-3, 3) };
    pick([() => grab.begin(scene, point), () => grab.move(point), () => grab.end()])();
  },
  setAll: (victim) => {
    const node = victim.any();
    if (node !== victim.scene) node.fromJSON({ ...node.toJSON(), x: pick(VALUES) });
    victim.replaced();
  },
};

function setProperty(node: editor.Node): void {
  const descriptors: readonly editor.PropertyDescriptor[] = Reflect.get(node.constructor, 'propertyDescriptors');
  const { path, selectOptions = [] } = pick(descriptors);
  if (path !== 'scripts') node.setProperty(path, pick([...VALUES, ...selectOptions.map(({ value }) => value)]));
}

/** Does something that may be refused; the message must then name what it is about. */
function orSceneError(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof SceneError)) throw error;
  }
}

test(`${SEQUENCES} random sequences of operations throw nothing, lose no node, and leave all numbers finite (${again})`, () => {
  // What a clone of a scene tells nobody listens to.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const names = Object.keys(OPERATIONS);
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    const victim = new Victim();
    const done: string[] = [];
    try {
      for (let count = 3 + below(4); count > 0; count--) {
        const name = pick(names);
        done.push(name);
        orSceneError(() => OPERATIONS[name]?.(victim));
        victim.settle();
      }
      done.push('the last step');
      orSceneError(() => victim.scene.step());
      victim.check();
    } catch (error) {
      throw new Error(`Sequence ${sequence}, ${done.join(', ')}: ${String(error)}`, { cause: error });
    }
  }
}, 300_000);
