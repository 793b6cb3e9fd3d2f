import type { AssetsLibrary } from '../assets/assets-library';
import { Container } from '../display/container';
import { Matrix } from '@physics-editor/physics/geometry/matrix';
import { degToRad, type Point, type Rect } from '@physics-editor/physics/geometry/shapes';
import type { StateStream } from '@physics-editor/physics/state-stream';
import { CoreObject } from './core-object';
import { copyData } from './copy-data';
import { createByName, defineClass, type PlainObject } from './meta-object';
import { assetIds, boolean, isPoint, number, share, type Property } from './property';
import { SceneError, within } from './scene-error';

/** A class of nodes, used as a filter. */
export type NodeClass<Instance extends Node = Node> = abstract new (...parameters: never[]) => Instance;

const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum number of levels of a tree, the root included: the library walks through trees by recursion. */
const MAX_LEVELS = 1000;
const TOO_DEEP = `: a tree has at most ${MAX_LEVELS} levels`;

/** What a node needs of the scene that contains it. */
export interface SceneHost {
  readonly assetsLibrary: AssetsLibrary;
  readonly scriptHost: { attach(node: Node): void };
  /** Runs an action now, or once the physics world is unlocked. */
  defer(action: () => void): void;
  nodeById(id: string): Node | undefined;
  /** Registers a node, creates its native objects and starts its scripts. */
  nodeEntered(node: Node): void;
  /** Ends the scripts of a node, and removes its native objects and its registration. */
  nodeLeft(node: Node): void;
  nodeRenamed(node: Node, before: string): void;
  /** Removes the nodes that depend on removed ones. */
  removeDependents(): void;
  /** Reports once that a node cannot do what it was set to do. */
  nodeFailed(node: Node, error: unknown): void;
}

/** A node and all that it is in, up to the root. */
function lineageOf(node: Node): readonly Node[] {
  const nodes = [node];
  for (let at = node.parent; at; at = at.parent) nodes.push(at);
  return nodes;
}

/** Number of levels below and including an item, counted without recursion, at most one more than a tree may have. */
function heightOf<Item>(item: Item, childrenOf: (item: Item) => readonly Item[]): number {
  let level = [item];
  let height = 0;
  while (level.length > 0 && height <= MAX_LEVELS) {
    height++;
    level = level.flatMap((each) => childrenOf(each));
  }
  return height;
}

/** The children in the JSON data of a node. */
function childrenIn(data: unknown): readonly unknown[] {
  const children: unknown = isObject(data) ? data['children'] : undefined;
  return Array.isArray(children) ? children : [];
}

/**
 * An element of the scene tree, with a position, a rotation and children.
 *
 * Everything visible in a scene is a node. A plain node is invisible and has no mass: it groups its children, so that
 * they can be moved, hidden or faded together. Positions and rotations of children are relative to the node;
 * `getScenePosition` and `toGlobal` return scene coordinates. A body moves independently wherever it is in the tree:
 * physics moves it, and a falling parent does not carry it along. Nodes that are added or removed during a step are
 * added or removed when the step ends. The Property Editor shows the properties of this class in the group **Node**.
 *
 * @see {@link Scene}, {@link GraphicsNode}
 *
 * @example
 * ```js live title="The row is tilted as a whole; each box shows the height in the scene from which it falls." alt="Five boxes in a tilted row with numbers that increase to the right." floor=10 poster=0
 * const row = new editor.Node();
 * row.initNode(0, 2, 15); // metres, metres, degrees
 * for (let index = 0; index < 5; index++) {
 *   const box = new editor.RectangleNode(0.8, 0.8);
 *   box.initNode(index * 1.2 - 2.4, 0); // relative to the row
 *   box.fillColor = 0xdd4f28;
 *   row.addChild(box);
 * }
 * scene.addChild(row);
 *
 * for (const box of row.getFilteredDescendants(editor.BodyNode)) {
 *   box.text = box.getScenePosition().y.toFixed(1);
 * }
 * ```
 */
export class Node extends CoreObject {
  /**
   * Horizontal position, relative to the parent.
   * @unit m
   */
  declare x: number;
  /**
   * Vertical position, relative to the parent.
   * @unit m
   */
  declare y: number;
  /**
   * Rotation relative to the parent, counter-clockwise.
   * @unit °
   * @example
   * ```js live title="Angles in degrees, counter-clockwise from the x axis." alt="Four bars with the numbers 0, 30, 60 and 90." poster=0
   * [0, 30, 60, 90].forEach((angle, index) => {
   *   const bar = new editor.RectangleNode(1.8, 0.5);
   *   bar.bodyType = 'static';
   *   bar.initNode(index * 2.4 - 3.6, 0);
   *   bar.angle = angle;
   *   bar.fillColor = 0x3d80d6;
   *   bar.text = `${angle}`;
   *   scene.addChild(bar);
   * });
   * ```
   */
  declare angle: number;
  /**
   * Opacity of the node and its descendants.
   * @example
   * ```js live title="Opacity applies to a node and all its children: each star is as pale as its disc." alt="Four discs with a star each, from pale to opaque." poster=0
   * [0.2, 0.5, 0.8, 1].forEach((alpha, index) => {
   *   const disc = new editor.CircleNode(0.9);
   *   disc.bodyType = 'static';
   *   disc.initNode(index * 2.3 - 3.45, 0);
   *   disc.alpha = alpha;
   *   disc.fillColor = 0xdd4f28;
   *   const star = new editor.TextNode('★');
   *   star.fontSize = 90;
   *   disc.addChild(star);
   *   scene.addChild(disc);
   * });
   * ```
   */
  declare alpha: number;
  /**
   * Whether the node and its descendants are drawn.
   * @example
   * ```js live title="The ball is invisible for half of every second, but it still collides." alt="A red ball above a floor." attach=CircleNode floor=10 poster=0.2
   * class Blinker {
   *   constructor(node) {
   *     this.node = node;
   *     node.restitution = 0.9;
   *   }
   *
   *   update() {
   *     const { time } = this.node.findSceneNode();
   *     this.node.visible = time % 1 < 0.5;
   *   }
   * }
   * ```
   */
  declare visible: boolean;
  /**
   * Ids of the attached script assets. The list is immutable; assign a new one to change it, or an empty one to detach
   * all scripts.
   */
  declare scripts: readonly string[];
  /** Arbitrary data that scripts share. It is saved with the scene, so it must be JSON. */
  declare userData: PlainObject;

  /** Display container of the node: drawing surfaces and pointer events. */
  readonly container = new Container();

  /**
   * The multipart body that contains this node as a part; such a node belongs to no tree.
   * @internal
   */
  partOf: (Node & { removePart(part: Node): void }) | undefined;

  /**
   * The scene that contains the node, or that the node is; `undefined` outside a scene.
   * @internal
   */
  scene: SceneHost | undefined;

  private up: Node | undefined;
  private readonly list: Node[] = [];
  /** Number of nodes at the start of the list that are no longer children. Many at once are removed in linear time. */
  private departed = 0;
  /** The children as scripts see them; `undefined` after a change. */
  private seen: readonly Node[] | undefined;

  constructor() {
    super();
    this.values['userData'] = {};
  }

  /** The parent of the node; `undefined` outside a tree. */
  get parent(): Node | undefined {
    return this.up;
  }

  /** The children in drawing order, lowest first. The list is immutable; adding or removing a child makes a new one. */
  get children(): readonly Node[] {
    return (this.seen ??= Object.freeze([...this.below]));
  }

  /** Number of children. */
  get childCount(): number {
    return this.below.length;
  }

  /**
   * Sets the position and rotation of a new node.
   * @param x - horizontal position in metres
   * @param y - vertical position in metres
   * @param angle - rotation in degrees, counter-clockwise
   * @example
   * ```js live title="One call sets the position in metres and the rotation in degrees." alt="Five boxes in a row, each rotated more than the one before." floor=10 poster=0
   * for (let index = 0; index < 5; index++) {
   *   const box = new editor.RectangleNode(1.2, 0.5);
   *   box.initNode(index * 1.9 - 3.8, 2, index * 22.5);
   *   box.fillColor = 0xdd4f28;
   *   scene.addChild(box);
   * }
   * ```
   */
  initNode(x: number, y: number, angle = 0): void {
    this.x = x;
    this.y = y;
    this.angle = angle;
  }

  /** Returns the position relative to the parent, in metres. */
  getPosition(): Point {
    return { x: this.x, y: this.y };
  }

  /**
   * Sets the position relative to the parent.
   * @param position - position in metres
   * @throws SceneError if the position is not a point of finite numbers; the node then remains where it is
   * @example
   * ```js live title="Every 1.5 s, the box is put back to a height of 3 m: a position can be set at any time." alt="A red box above a floor." attach=RectangleNode floor=10 poster=1
   * class Elevator {
   *   constructor(node) {
   *     this.node = node;
   *     this.elapsed = 0;
   *   }
   *
   *   update(delta) {
   *     this.elapsed += delta; // milliseconds
   *     if (this.elapsed < 1500) return;
   *     this.elapsed -= 1500;
   *     this.node.setPosition({ x: 0, y: 3 });
   *   }
   * }
   * ```
   */
  setPosition(position: Point): void {
    const { x, y } = this.checkedPoint('position', position);
    this.x = x;
    this.y = y;
  }

  /**
   * Returns the position in scene coordinates, in metres.
   * @example
   * ```js live title="The dot is a child of the wheel: its position in the scene changes, that relative to the wheel does not." alt="A wheel with a dot near its rim and two coordinates at its centre." poster=1
   * class PositionLabel {
   *   constructor(node) {
   *     this.node = node;
   *   }
   *
   *   update() {
   *     const [dot] = this.node.children;
   *     const { x, y } = dot.getScenePosition();
   *     this.node.text = `${x.toFixed(1)}, ${y.toFixed(1)}`;
   *   }
   * }
   *
   * const wheel = new editor.CircleNode(1.8);
   * wheel.bodyType = 'kinematic';
   * wheel.angularVelocity = 1;
   * wheel.fillColor = 0x3d80d6;
   * const dot = new editor.TextNode('●');
   * dot.initNode(1.4, 0);
   * wheel.addChild(dot);
   * scene.addChild(wheel);
   * player.attach(wheel, PositionLabel);
   * ```
   */
  getScenePosition(): Point {
    return this.getSceneTransform().apply({ x: 0, y: 0 });
  }

  /** Returns the transform from the node's coordinates to scene coordinates. */
  getSceneTransform(): Matrix {
    const own = Matrix.at(this.x, this.y, degToRad(this.angle));
    return this.up?.up ? this.up.getSceneTransform().times(own) : own;
  }

  /**
   * Converts a point from scene coordinates to the node's coordinates.
   * @param point - point in scene coordinates, in metres
   * @throws SceneError if it is not a point of finite numbers
   */
  toLocal(point: Point): Point {
    return this.getSceneTransform().applyInverse(this.checkedPoint('point', point));
  }

  /**
   * Converts a point from the node's coordinates to scene coordinates.
   * @param point - point in the node's coordinates, in metres
   * @throws SceneError if it is not a point of finite numbers
   */
  toGlobal(point: Point): Point {
    return this.getSceneTransform().apply(this.checkedPoint('point', point));
  }

  /**
   * Returns the bounding rectangle of the node's own shape, unrotated, in the node's coordinates. It does not include
   * children, and is empty for a node without a shape.
   */
  getBoundingRect(): Rect {
    return { x: 0, y: 0, width: 0, height: 0 };
  }

  /**
   * Adds a node above all other children. A node that has a parent is moved.
   * @param node - the node to add
   * @throws SceneError if it is not a node, or is this node or one of its ancestors, a scene, a part of a multipart body
   * or destroyed, if another node of the scene has the same id, or if the tree would have more than 1,000 levels
   * @example
   * ```js live title="The moon is a child of the planet, so it moves round as the planet rotates." alt="A blue disc with a grey crescent moon beside it." poster=1
   * const planet = new editor.CircleNode(0.9);
   * planet.bodyType = 'kinematic';
   * planet.angularVelocity = 1; // rad/s
   * planet.fillColor = 0x3d80d6;
   * const moon = new editor.TextNode('☾');
   * moon.fontSize = 80;
   * moon.fontColor = 0x7a8599;
   * moon.initNode(1.6, 0); // relative to the planet
   * planet.addChild(moon);
   * scene.addChild(planet);
   * ```
   */
  addChild(node: Node): void {
    this.insertChild(node, Infinity);
  }

  /**
   * Adds several nodes above all other children, in the given order. If one is rejected, those before it remain added.
   * @param nodes - the nodes to add, lowest first
   * @throws SceneError for the reasons that `addChild` gives
   */
  addChildren(nodes: readonly Node[]): void {
    this.insertChildren(nodes, Infinity);
  }

  /**
   * Inserts a node among the children. A node that has a parent is moved. During a step, the node is inserted when the
   * step ends.
   * @param node - the node to insert
   * @param index - zero-based drawing position, 0 for the lowest; an index beyond the number of children adds the
   * node on top
   * @throws SceneError for the reasons that `addChild` gives
   */
  insertChild(node: Node, index: number): void {
    if (typeof index !== 'number' || Number.isNaN(index)) this.refuse(`: index must be a number, not ${String(index)}`);
    this.checkChild(node);
    const from = node.scene;
    this.soon(() => {
      this.checkChild(node);
      node.up?.take(node);
      this.below.splice(Math.max(0, Math.min(index, this.below.length)), 0, node);
      node.up = this;
      this.seen = undefined;
      if (this.scene) node.enter(this.scene);
      // Dependants of a node that has only moved within the scene remain.
      from?.removeDependents();
    }, from);
  }

  /**
   * Inserts several nodes among the children, in the given order. If one is rejected, those before it remain inserted.
   * @param nodes - the nodes to insert, lowest first
   * @param index - zero-based drawing position of the first node, 0 for the lowest
   * @throws SceneError for the reasons that `addChild` gives
   */
  insertChildren(nodes: readonly Node[], index: number): void {
    if (!Array.isArray(nodes)) this.refuse(`: nodes must be a list, not ${String(nodes)}`);
    nodes.forEach((node, at) => this.insertChild(node, Math.max(0, index) + at));
  }

  /**
   * Removes a child, and the nodes that depend on it, such as joints. During a step, it is removed when the step ends.
   * @param node - the child to remove; other nodes are ignored
   * @throws SceneError if it is not a node
   * @example
   * ```js live title="From 1 s on, one ball is removed every second, the oldest first." alt="Some balls on a floor." attach=Scene floor=10 poster=0.5
   * class Sweeper {
   *   constructor(scene) {
   *     this.scene = scene;
   *   }
   *
   *   update() {
   *     const balls = this.scene.getFilteredDescendants(editor.CircleNode);
   *     if (balls.length > 0 && this.scene.time > 7 - balls.length) this.scene.removeChild(balls[0]);
   *   }
   * }
   *
   * for (let index = 0; index < 6; index++) {
   *   const ball = new editor.CircleNode(0.4);
   *   ball.initNode(index * 1.4 - 3.5, 2);
   *   ball.fillColor = 0xdd4f28;
   *   scene.addChild(ball);
   * }
   * ```
   */
  removeChild(node: Node): void {
    if (this.checkedNode(node).up === this) this.soon(() => this.detach([node]));
  }

  /** Removes all children, and the nodes that depend on them. During a step, they are removed when the step ends. */
  removeAllChildren(): void {
    const leaving = [...this.below];
    this.soon(() => this.detach(leaving));
  }

  /**
   * Returns the index of a child in drawing order, or −1 if the node is not a child.
   * @param node - the node to look for; deeper descendants are not found
   */
  childIndex(node: Node): number {
    return this.below.indexOf(node);
  }

  /**
   * Finds the first descendant with a name. Parents are searched before their children.
   * @param name - exact name
   * @returns the node, or `undefined` if there is none
   * @example
   * ```js live title="The fourth box is found by its name, box 3, and painted red." alt="Five grey boxes, the fourth one red." floor=10 poster=0
   * for (let index = 0; index < 5; index++) {
   *   const box = new editor.RectangleNode(1, 1);
   *   box.name = `box ${index}`;
   *   box.initNode(index * 1.8 - 3.6, 1.5);
   *   box.fillColor = 0x7a8599;
   *   scene.addChild(box);
   * }
   * scene.findChildByName('box 3').fillColor = 0xdd4f28;
   * ```
   */
  findChildByName(name: string): Node | undefined {
    return this.getDescendants().find((node) => node.name === name);
  }

  /**
   * Finds the descendant with an id.
   * @param id - id of the node
   * @returns the node, or `undefined` if there is none
   */
  findChildById(id: string): Node | undefined {
    return this.getDescendants().find((node) => node.id === id);
  }

  /** Returns all descendants, each node before its children. */
  getDescendants(): Node[] {
    const all: Node[] = [];
    this.collect(all);
    return all;
  }

  /**
   * Returns all descendants of a class.
   * @param type - the class, such as `editor.BodyNode`; instances of subclasses are included
   * @throws SceneError if it is not a class
   */
  getFilteredDescendants<Instance extends Node>(type: NodeClass<Instance>): Instance[] {
    if (typeof type !== 'function') this.refuse(`: the type must be a class of nodes, not ${String(type)}`);
    return this.getDescendants().filter((node): node is Instance => node instanceof type);
  }

  /** Destroys the node and its descendants, and removes it from its tree. */
  override destroy(): void {
    this.up?.removeChild(this);
    this.partOf?.removePart(this);
    for (const node of [...this.below]) node.destroy();
    super.destroy();
  }

  /** Returns the node as JSON data: class, id, every value that differs from the default, and children. */
  override toJSON(): PlainObject {
    const { userData, ...values } = super.toJSON();
    return {
      ...values,
      ...(Object.keys(this.userData).length > 0 && { userData: copyData(userData) }),
      ...(this.childCount > 0 && { children: this.below.map((node) => node.toJSON()) }),
    };
  }

  /**
   * Restores the node and recreates its children.
   * @param data - JSON data of the node
   * @returns this node
   * @throws SceneError if a child is of an unknown class or is a scene, if two nodes have the same id, if there are more
   * than 1,000 levels, or for the reasons that {@link CoreObject.fromJSON} gives
   */
  override fromJSON({ children = [], userData = {}, ...values }: PlainObject): this {
    if (!Array.isArray(children)) return this.refuse(': children must be a list');
    if (heightOf<unknown>({ children }, childrenIn) > MAX_LEVELS) this.refuse(TOO_DEEP);
    // Create all children before changing anything, so that nothing is lost if one fails.
    const made = children.map((child, index) => within(`children[${index}]`, () => nodeFromJSON(child)));
    const scene = made.find(({ isRoot }) => isRoot);
    if (scene) this.refuse(` cannot take ${scene.describe()}: a scene has no parent`);
    this.checkIds(made, this.getDescendants(), values['id']);
    super.fromJSON({ ...values, userData: copyData(userData) });
    this.soon(() => {
      this.removeAllChildren();
      this.addChildren(made);
    });
    return this;
  }

  protected override identify(id: string): void {
    const { id: before } = this;
    super.identify(id);
    this.scene?.nodeRenamed(this, before);
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (effect === 'transform') this.moved();
    if (effect === 'scripts') this.scene?.scriptHost.attach(this);
  }

  /**
   * Called when the node or one of its ancestors was moved.
   * @internal
   */
  moved(): void {
    for (const node of this.below) node.moved();
  }

  /**
   * Called when the node was added to a scene.
   * @internal
   */
  entered?(scene: SceneHost): void;

  /**
   * Called when the node is about to leave its scene.
   * @internal
   */
  left?(scene: SceneHost): void;

  /**
   * Reports once that the node cannot do what it was set to do, if it is in a scene.
   * @internal
   */
  report(problem: string): void {
    this.scene?.nodeFailed(this, new SceneError(`${this.describe()} ${problem}.`));
  }

  /**
   * Ids of the nodes that this one depends on: it is removed together with any of them. `undefined` if its class does
   * not depend on others.
   * @internal
   */
  get dependsOn(): readonly string[] | undefined {
    return undefined;
  }

  /**
   * Ids of the assets that the node refers to.
   * @internal
   */
  get assetIds(): readonly string[] {
    return this.scripts;
  }

  /**
   * Writes or reads the simulation state of the node that its JSON data does not contain.
   * @internal
   */
  record?(stream: StateStream): void;

  /**
   * Called before each step of the physics world.
   * @internal
   */
  beforeStep?(seconds: number): void;

  /**
   * Called after each step of the physics world.
   * @internal
   */
  afterStep?(seconds: number): void;

  private get below(): Node[] {
    if (this.departed > 0) this.list.splice(0, this.departed);
    this.departed = 0;
    return this.list;
  }

  private collect(into: Node[]): void {
    for (const node of this.below) {
      into.push(node);
      node.collect(into);
    }
  }

  private enter(scene: SceneHost): void {
    this.scene = scene;
    scene.nodeEntered(this);
    for (const node of [...this.below]) node.enter(scene);
  }

  private leave(scene: SceneHost): void {
    for (const node of this.below) node.leave(scene);
    scene.nodeLeft(this);
    this.scene = undefined;
  }

  private detach(nodes: readonly Node[]): void {
    for (const node of nodes) this.take(node);
    this.scene?.removeDependents();
  }

  private take(node: Node): void {
    if (node.up !== this) return;
    if (this.scene) node.leave(this.scene);
    const place = this.list.indexOf(node, this.departed);
    // A script that ends may have removed the node already.
    if (place === -1) return;
    if (place === this.departed) this.departed++;
    else this.list.splice(place, 1);
    node.up = undefined;
    this.seen = undefined;
  }

  /** Scripts are not typed, so they may pass anything. */
  private checkedNode(node: unknown): Node {
    return node instanceof Node ? node : this.refuse(` expects a node, not ${String(node)}`);
  }

  /** @internal */
  protected checkedPoint(name: string, value: unknown): Point {
    return isPoint(value) ? value : this.refuse(`: ${name} must be a point { x, y } of finite numbers`);
  }

  private checkChild(child: unknown): void {
    const node = this.checkedNode(child);
    if (node.isDestroyed()) this.refuse(` cannot take ${node.describe()}, which was destroyed`);
    if (node.partOf) this.refuse(` cannot take ${node.describe()}, which is a part of ${node.partOf.describe()}`);
    if (node.isRoot) this.refuse(` cannot take ${node.describe()}: a scene has no parent`);
    const lineage = lineageOf(this);
    if (lineage.includes(node)) this.refuse(` cannot be below ${node.describe()} and above it`);
    if (lineage.length + heightOf<Node>(node, ({ below }) => below) > MAX_LEVELS) this.refuse(TOO_DEEP);
    this.checkIds([node]);
  }

  /** Rejects nodes whose id is already taken in the tree; nodes that are leaving do not count. */
  private checkIds(arriving: readonly Node[], leaving: readonly Node[] = [], ownId: unknown = this.id): void {
    const { scene } = this;
    const gone = new Set(leaving);
    const known = new Map<unknown, Node>();
    const add = (node: Node, id: unknown): void => {
      const there = typeof id === 'string' ? scene?.nodeById(id) : undefined;
      const other = known.get(id) ?? (there && !gone.has(there) ? there : undefined);
      if (other && other !== node) this.refuse(` cannot take ${node.describe()}: ${other.describe()} has the same id`);
      known.set(id, node);
    };
    add(this, ownId);
    for (const node of arriving) for (const each of [node, ...node.getDescendants()]) add(each, each.id);
  }

  /**
   * Whether the node is a scene, which cannot have a parent.
   * @internal
   */
  protected get isRoot(): boolean {
    return false;
  }

  /**
   * Runs an action now, or when the current step ends.
   * @internal
   */
  protected soon(action: () => void, scene = this.scene): void {
    if (scene) scene.defer(action);
    else action();
  }
}

defineClass(Node, 'Node', {
  x: number(0, { affects: 'transform' }),
  y: number(0, { affects: 'transform' }),
  angle: number(0, { affects: 'transform' }),
  alpha: share(1),
  visible: boolean(true),
  scripts: assetIds('scripts'),
  userData: { defaultValue: {}, wants: 'an object', accepts: isObject },
});

/**
 * Creates a node from JSON data.
 * @throws SceneError if the class is unknown or not a class of nodes
 */
export function nodeFromJSON(data: unknown): Node {
  const { class: className, ...values } = isObject(data) ? data : {};
  const node = createByName(String(className));
  if (!(node instanceof Node)) throw new SceneError(`${String(className)} is not a node class.`);
  return node.fromJSON(values);
}
