import { Container } from '../display/container';
import { Matrix } from '../geometry/matrix';
import { degToRad, type Point, type Rect } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import type { StateStream } from '../snapshot/state-stream';
import { CoreObject } from './core-object';
import { defineClass, type PlainObject } from './meta-object';
import { boolean, list, number, type Property } from './property';
import { createByName, registerClass } from './registry';
import { SceneError, within } from './scene-error';

/** A class of nodes, as a filter. */
export type NodeClass<Instance extends Node = Node> = abstract new (...parameters: never[]) => Instance;

const isString = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An element of the scene tree, with a place, an angle and children of its own.
 *
 * Everything that you see in a scene is a node. A plain one shows nothing and weighs nothing: it is a carrier that moves, hides or fades
 * its children together. Places and angles of children are relative to it; `getScenePosition` and `toGlobal` give those in the scene. A
 * body stays a body wherever it is in the tree: physics moves it, and a body above it that falls does not take it along. Nodes that are
 * added or removed in the middle of a step come and go at its end. The property editor shows this class as the group "Node".
 *
 * @example
 * ```js
 * class TiltedRow {
 *   create(scene, position) {
 *     const row = new editor.Node();
 *     row.initNode(position.x, position.y, 15); // metres, metres, degrees
 *     for (let index = 0; index < 5; index++) {
 *       const box = new editor.RectangleNode(0.4, 0.4);
 *       box.initNode(index * 0.5 - 1, 0); // in the coordinates of the row
 *       row.addChild(box);
 *     }
 *     scene.addChild(row);
 *
 *     for (const box of row.getFilteredDescendants(editor.BodyNode)) {
 *       box.text = box.getScenePosition().y.toFixed(1); // its height in the scene
 *     }
 *   }
 * }
 * ```
 */
export class Node extends CoreObject {
  /**
   * Place in the parent, to the right.
   * @unit m
   */
  declare x: number;
  /**
   * Place in the parent, upwards.
   * @unit m
   */
  declare y: number;
  /**
   * Turn in the parent, counter-clockwise.
   * @unit °
   */
  declare angle: number;
  /** Opacity of the node and its children. */
  declare alpha: number;
  /** Whether the node and its children are drawn. */
  declare visible: boolean;
  /** Ids of the script assets that are attached. Assign a list to change it; an empty one detaches all. */
  declare scripts: readonly string[];
  /** Free data, shared between scripts and saved with the scene, so it must be JSON. */
  declare userData: PlainObject;

  /** How the node appears: drawing surfaces and pointer events. */
  readonly container = new Container();

  /**
   * The body that this one is a part of; such a node is in no tree of its own.
   * @internal
   */
  partOf: Node | undefined;

  private up: Node | undefined;
  private readonly below: Node[] = [];

  constructor() {
    super();
    this.values['userData'] = {};
  }

  /** The node that this one is a child of; undefined outside a tree. */
  get parent(): Node | undefined {
    return this.up;
  }

  /** The children in the order in which they are drawn, the lowest first. */
  get children(): readonly Node[] {
    return this.below;
  }

  /** Number of children. */
  get childCount(): number {
    return this.below.length;
  }

  /**
   * Sets the place of a new node.
   * @param x - in metres
   * @param y - in metres
   * @param angle - in degrees
   */
  initNode(x: number, y: number, angle = 0): void {
    this.x = x;
    this.y = y;
    this.angle = angle;
  }

  /** Place in the parent, in metres. */
  getPosition(): Point {
    return { x: this.x, y: this.y };
  }

  /** Sets the place in the parent, in metres. */
  setPosition({ x, y }: Point): void {
    this.x = x;
    this.y = y;
  }

  /** Place in the scene, in metres. */
  getScenePosition(): Point {
    return this.getSceneTransform().apply({ x: 0, y: 0 });
  }

  /** From the node's coordinates to the scene's. */
  getSceneTransform(): Matrix {
    const own = Matrix.at(this.x, this.y, degToRad(this.angle));
    return this.up?.up ? this.up.getSceneTransform().times(own) : own;
  }

  /**
   * A point of the scene in the node's coordinates.
   * @param point - in the scene, in metres
   */
  toLocal(point: Point): Point {
    return this.getSceneTransform().applyInverse(point);
  }

  /**
   * A point in the node's coordinates in those of the scene.
   * @param point - in the node, in metres
   */
  toGlobal(point: Point): Point {
    return this.getSceneTransform().apply(point);
  }

  /** Size of the node's own shape, not turned, in its coordinates; empty for a node without a shape. */
  getBoundingRect(): Rect {
    return { x: 0, y: 0, width: 0, height: 0 };
  }

  /** The scene that the node is in. */
  findSceneNode(): Scene | undefined {
    return this.up?.findSceneNode();
  }

  /**
   * Adds a node on top of the children; one that has a parent leaves it.
   * @throws SceneError if that would make a circle, the node is a scene or was destroyed, or another one has its id
   */
  addChild(node: Node): void {
    this.insertChild(node, Infinity);
  }

  /**
   * Adds nodes on top of the children, in their order.
   * @throws SceneError as `addChild`
   */
  addChildren(nodes: readonly Node[]): void {
    this.insertChildren(nodes, Infinity);
  }

  /**
   * Adds a node at a place among the children; 0 is the lowest. While the simulation is in the middle of a step, it is added at its end.
   * @throws SceneError as `addChild`
   */
  insertChild(node: Node, index: number): void {
    this.checkChild(node);
    const from = node.findSceneNode();
    this.soon(() => {
      this.checkChild(node);
      node.up?.take(node);
      this.below.splice(Math.max(0, Math.min(index, this.below.length)), 0, node);
      node.up = this;
      const scene = this.findSceneNode();
      if (scene) node.enter(scene);
      // Nodes that depend on one that has only moved stay.
      from?.removeDependents();
    }, from);
  }

  /**
   * Adds nodes at a place among the children, in their order.
   * @throws SceneError as `addChild`
   */
  insertChildren(nodes: readonly Node[], index: number): void {
    nodes.forEach((node, at) => this.insertChild(node, index + at));
  }

  /** Removes a child. While the simulation is in the middle of a step, it goes at its end. Nodes that depend on it go too. */
  removeChild(node: Node): void {
    if (node.up === this) this.soon(() => this.detach(node));
  }

  /** Removes all children. */
  removeAllChildren(): void {
    for (const node of [...this.below]) this.removeChild(node);
  }

  /**
   * Place of a node among the children, −1 if it is none.
   * @param node - the node to look for; deeper ones are not found
   */
  childIndex(node: Node): number {
    return this.below.indexOf(node);
  }

  /** The first node of the subtree with a name; undefined if there is none. */
  findChildByName(name: string): Node | undefined {
    return this.getDescendants().find((node) => node.name === name);
  }

  /** The node of the subtree with an id; undefined if there is none. */
  findChildById(id: string): Node | undefined {
    return this.getDescendants().find((node) => node.id === id);
  }

  /** All nodes below this one, each before its children. */
  getDescendants(): Node[] {
    return this.below.flatMap((node) => [node, ...node.getDescendants()]);
  }

  /**
   * All nodes below this one that are of a class.
   * @param type - the class, such as `editor.BodyNode`; nodes of classes that extend it count too
   */
  getFilteredDescendants<Instance extends Node>(type: NodeClass<Instance>): Instance[] {
    return this.getDescendants().filter((node): node is Instance => node instanceof type);
  }

  /** Also takes the node out of its tree, and destroys its children. */
  override destroy(): void {
    this.up?.removeChild(this);
    for (const node of [...this.below]) node.destroy();
    super.destroy();
  }

  override toJSON(): PlainObject {
    const { userData, ...values } = super.toJSON();
    return {
      ...values,
      ...(Object.keys(this.userData).length > 0 && { userData }),
      ...(this.childCount > 0 && { children: this.below.map((node) => node.toJSON()) }),
    };
  }

  /**
   * Also makes the children anew.
   * @throws SceneError as the class it overrides, and for a child of an unknown class, or two nodes with the same id
   */
  override fromJSON({ children = [], userData = {}, ...values }: PlainObject): this {
    if (!Array.isArray(children)) return this.refuse(': children must be a list');
    // All are made before anything is changed: if one cannot be, nothing is lost.
    const made = children.map((child, index) => within(`children[${index}]`, () => nodeFromJSON(child)));
    const scene = made.find(({ isRoot }) => isRoot);
    if (scene) this.refuse(` cannot take ${scene.describe()}: a scene has no parent`);
    this.checkIds(made, this.getDescendants(), values['id']);
    super.fromJSON({ ...values, userData });
    this.soon(() => {
      this.removeAllChildren();
      this.addChildren(made);
    });
    return this;
  }

  protected override identify(id: string): void {
    const { id: before } = this;
    super.identify(id);
    this.findSceneNode()?.nodeRenamed(this, before);
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (effect === 'transform') this.moved();
    if (effect === 'scripts') this.findSceneNode()?.scriptHost.attach(this);
  }

  /**
   * The node, or one above it, has another place.
   * @internal
   */
  moved(): void {
    for (const node of this.below) node.moved();
  }

  /**
   * The node is in a scene from now on.
   * @internal
   */
  entered(_scene: Scene): void {}

  /**
   * The node leaves its scene.
   * @internal
   */
  left(_scene: Scene): void {}

  /**
   * Ids of the nodes without which this one cannot be: it goes when one of them goes.
   * @internal
   */
  get dependsOn(): readonly string[] {
    return [];
  }

  /**
   * Ids of the assets that the node refers to.
   * @internal
   */
  get assetIds(): readonly string[] {
    return this.scripts;
  }

  /**
   * Writes to a stream, or reads from one, what a run has left in the node that its plain form lacks.
   * @internal
   */
  record(_tape: StateStream): void {}

  /**
   * Called before each step of the physical world.
   * @internal
   */
  beforeStep?(seconds: number): void;

  /**
   * Called after each step of the physical world.
   * @internal
   */
  afterStep?(seconds: number): void;

  private enter(scene: Scene): void {
    scene.nodeEntered(this);
    for (const node of [...this.below]) node.enter(scene);
  }

  private leave(scene: Scene): void {
    for (const node of this.below) node.leave(scene);
    scene.nodeLeft(this);
  }

  private detach(node: Node): void {
    this.take(node);
    this.findSceneNode()?.removeDependents();
  }

  private take(node: Node): void {
    if (!this.below.includes(node)) return;
    const scene = this.findSceneNode();
    if (scene) node.leave(scene);
    this.below.splice(this.below.indexOf(node), 1);
    node.up = undefined;
  }

  private checkChild(node: Node): void {
    if (node.isDestroyed()) this.refuse(` cannot take ${node.describe()}, which was destroyed`);
    if (node.partOf) this.refuse(` cannot take ${node.describe()}, which is a part of ${node.partOf.describe()}`);
    if (node.isRoot) this.refuse(` cannot take ${node.describe()}: a scene has no parent`);
    if (node === this || node.getDescendants().includes(this)) {
      this.refuse(` cannot be below ${node.describe()} and above it`);
    }
    this.checkIds([node]);
  }

  /** Refuses nodes of which one would have the id of another in the tree; what leaves meanwhile does not count. */
  private checkIds(arriving: readonly Node[], leaving: readonly Node[] = [], ownId: unknown = this.id): void {
    const scene = this.findSceneNode();
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

  /** @internal */
  protected get isRoot(): boolean {
    return false;
  }

  /** Does something now, or at the end of the step that the scene is in the middle of. */
  private soon(action: () => void, scene = this.findSceneNode()): void {
    if (scene) scene.defer(action);
    else action();
  }
}

defineClass(Node, 'Node', {
  x: number(0, { affects: 'transform' }),
  y: number(0, { affects: 'transform' }),
  angle: number(0, { affects: 'transform' }),
  alpha: number(1, { min: 0, max: 1, step: 0.01, affects: 'display' }),
  visible: boolean(true, 'display'),
  scripts: list('a list of asset ids', isString, (id) => id, 'scripts'),
  userData: { defaultValue: {}, wants: 'an object', accepts: isObject },
});
registerClass('Node', Node);

/**
 * A node from its plain form.
 * @throws SceneError if it is no object, or its class is unknown or none of nodes
 */
export function nodeFromJSON(data: unknown): Node {
  const { class: className, ...values } = isObject(data) ? data : {};
  const node = createByName(String(className));
  if (!(node instanceof Node)) throw new SceneError(`${String(className)} is no class of nodes.`);
  return node.fromJSON(values);
}
