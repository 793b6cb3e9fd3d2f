import { b2World, type b2Body } from '@box2d/core';
import '@box2d/particles';
import { AssetsLibrary, type ISerializedAsset } from '../assets/assets-library';
import { defineClass, type PlainObject } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, color, integer, number, point, type Property } from '../core/property';
import { Random } from '../core/random';
import { withNewIds } from '../core/ids';
import { createInstance, registerClass } from '../core/registry';
import { SceneError } from '../core/scene-error';
import { Container } from '../display/container';
import type { Color, Point } from '../geometry/shapes';
import type { ScriptGlobals } from '../scripts/script-class';
import type { ScriptFailure } from '../scripts/script-failure';
import { BodyNode } from '../bodies/body-node';
import type { Link } from '../joints/ends';
import { ScriptHost } from '../scripts/script-host';
import { ContactScripts } from './contacts';
import { Farewell } from './farewell';
import type { NodeFailure } from './node-failure';

/** Version of the form in which scenes are saved. */
const FORMAT = 1;

/** The drawing layers of a scene. */
export interface Layers {
  /** Below all nodes. */
  readonly background: Container;
  /** Above all nodes. */
  readonly foreground: Container;
}

/** The root of a document: it owns the physical world, the drawing layers and the assets. */
export class Scene extends Node {
  /**
   * Simulated time of a step. Half of it is slow motion.
   * @defaultValue 1/60
   * @unit s
   * @range > 0
   */
  declare timeStep: number;
  /**
   * Acceleration of everything that is free to fall.
   * @defaultValue (0, −9.8)
   * @unit m/s²
   */
  declare gravity: Point;
  /**
   * How often a step looks for velocities that fit all contacts and joints.
   * @defaultValue 8
   * @range 1–50
   */
  declare velocityIterations: number;
  /**
   * How often a step looks for places that fit all contacts and joints.
   * @defaultValue 3
   * @range 1–50
   */
  declare positionIterations: number;
  /**
   * Into how many parts a step is cut for liquids and soft bodies.
   * @defaultValue 1
   * @range 1–10
   */
  declare particleIterations: number;
  /**
   * Whether bodies at rest sleep, which costs nothing.
   * @defaultValue true
   */
  declare allowSleep: boolean;
  /**
   * Colour of the canvas.
   * @defaultValue 0x333333
   */
  declare backgroundColor: Color;
  /**
   * Start of the scene's random numbers: the same scene with the same seed does the same.
   * @defaultValue 1
   */
  declare seed: number;

  /** Drawing layers below and above the nodes. */
  readonly layers: Layers = { background: new Container(), foreground: new Container() };
  /** The assets of the scene. */
  readonly assetsLibrary: AssetsLibrary;
  /** @internal */
  readonly scriptHost: ScriptHost;
  /** The scene's own random numbers. */
  readonly random: Random;

  private readonly world = b2World.Create({ x: 0, y: 0 });
  private readonly nodes = new Map<string, Node>();
  private readonly stepping = new Set<Node>();
  private readonly waiting: (() => void)[] = [];
  private readonly gone = new Set<string>();
  private readonly contacts: ContactScripts;
  /** How many actions are inside each other that change the physical world. */
  private depth = 0;
  /** Joints and springs whose bodies are not in the scene, or cannot be held together. */
  private readonly loose = new Set<Link>();
  private world0: b2Body | undefined;
  private isStepping = false;
  private isRunning = false;
  private seconds = 0;
  private atStart: PlainObject | undefined;
  private editor: ScriptGlobals | undefined;
  /** What was told of nodes already. */
  private readonly told = new Set<string>();

  /** @param globals - what scripts see under the name `editor` */
  constructor(private globals: (scene: Scene) => ScriptGlobals = () => ({})) {
    super();
    this.random = new Random(this.seed);
    this.scriptHost = new ScriptHost(this, () => (this.editor ??= this.globals(this)));
    this.assetsLibrary = new AssetsLibrary(
      () => this.usedAssets(),
      (id) => this.assetChanged(id),
    );
    this.contacts = new ContactScripts(this.scriptHost);
    this.world.SetContactListener(this.contacts);
    this.world.SetDestructionListener(
      new Farewell((joint) => {
        joint.released();
        this.loose.add(joint);
      }),
    );
    this.world.SetGravity(this.gravity);
    this.nodeEntered(this);
  }

  /** Simulated time since the start, in seconds. */
  get time(): number {
    return this.seconds;
  }

  /** Whether the simulation runs. */
  get running(): boolean {
    return this.isRunning;
  }

  /** The native world of the physics engine. */
  get physicsWorld(): b2World {
    return this.world;
  }

  /** Lets the simulation run; scripts hear `onSceneStarted`. The state at the first start is what `reset` goes back to. */
  start(): void {
    if (this.isRunning) return;
    if (this.seconds === 0) this.atStart = this.toJSON();
    this.isRunning = true;
    this.checkAssets();
    this.scriptHost.callAll('onSceneStarted', this);
  }

  /** Pauses the simulation; scripts hear `onSceneStopped`. */
  stop(): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.scriptHost.callAll('onSceneStopped', this);
  }

  /**
   * Simulates a number of time steps, whether the scene runs or is paused.
   * @throws SceneError if a script calls it in the middle of a step
   */
  step(count = 1): void {
    if (this.isStepping || this.isBusy) this.refuse(' is in the middle of a step');
    if (this.seconds === 0) {
      this.atStart ??= this.toJSON();
      this.checkAssets();
    }
    for (let at = 0; at < count; at++) this.stepOnce();
  }

  /** Goes back to the state at the start, and pauses. */
  reset(): void {
    this.stop();
    if (this.atStart) this.fromJSON(this.atStart);
  }

  override clone(): this {
    const copy = createInstance(this);
    // Set before it has scripts, which see them.
    copy.globals = this.globals;
    return copy.fromJSON(withNewIds(this.toJSON()));
  }

  override findSceneNode(): Scene {
    return this;
  }

  override toJSON(): PlainObject {
    const { class: className, ...values } = super.toJSON();
    return { format: FORMAT, class: className, ...values, assets: this.assetsLibrary.serialize() };
  }

  /**
   * Replaces the scene by a saved one.
   * @throws SceneError if it was saved by a newer version, or is damaged; the message says where
   */
  override fromJSON({ format, assets = [], ...values }: PlainObject): this {
    if (typeof format === 'number' && format > FORMAT) {
      this.refuse(` cannot be read: it was saved in form ${format}, and this version knows up to ${FORMAT}`);
    }
    if (!isAssetList(assets)) this.refuse(': assets must be a list');
    super.fromJSON(values);
    this.assetsLibrary.load(assets);
    this.seconds = 0;
    this.random.restore(new Random(this.seed).save());
    return this;
  }

  /**
   * Whether the physical world must not be changed: it is in the middle of a step, or of telling that a contact has ended.
   * @internal
   */
  get isBusy(): boolean {
    return this.world.IsLocked() || this.contacts.isTelling;
  }

  /**
   * Does something now, or as soon as the physical world can be changed. That is at the end of the step that is under way; or, where the end of
   * a contact is told because a body goes, after the body.
   * @internal
   */
  whenFree(action: () => void): void {
    if (this.isBusy) {
      this.waiting.push(action);
      return;
    }
    this.depth++;
    try {
      action();
    } finally {
      this.depth--;
    }
    if (this.depth === 0) this.catchUp();
  }

  /** @internal */
  nodeEntered(node: Node): void {
    this.nodes.set(node.id, node);
    this.gone.delete(node.id);
    if (node.beforeStep || node.afterStep) this.stepping.add(node);
    node.entered(this);
    if (node instanceof BodyNode) for (const link of [...this.loose]) this.connect(link);
    this.scriptHost.attach(node);
  }

  /**
   * Lets a joint or a spring hold its bodies: now, or when both are in the scene.
   * @internal
   */
  connect(link: Link): void {
    if (link.connect()) this.loose.delete(link);
    else this.loose.add(link);
  }

  /**
   * A body that never moves, for joints that hold a body to the world.
   * @internal
   */
  get ground(): b2Body {
    this.world0 ??= this.world.CreateBody();
    return this.world0;
  }

  /** @internal */
  nodeLeft(node: Node): void {
    this.scriptHost.detach(node);
    node.left(this);
    this.stepping.delete(node);
    for (const link of this.loose) if (link === node) this.loose.delete(link);
    this.nodes.delete(node.id);
    this.gone.add(node.id);
  }

  /**
   * The node of the scene with an id; faster than `findChildById`.
   * @internal
   */
  nodeById(id: string): Node | undefined {
    return this.nodes.get(id);
  }

  /**
   * Removes the nodes that depend on one that has gone.
   * @internal
   */
  removeDependents(): void {
    const gone = new Set(this.gone);
    this.gone.clear();
    for (const node of [...this.nodes.values()]) {
      if (node.dependsOn.some((id) => gone.has(id))) node.parent?.removeChild(node);
    }
  }

  /**
   * A script was switched off. Without a listener of `scriptFailed` it is told on the console.
   * @internal
   */
  scriptFailed(failure: ScriptFailure): void {
    if (!this.emit('scriptFailed', failure)) console.error(failure.message);
  }

  /**
   * A node cannot do what it is for, and is idle. It is told once, on the console without a listener of `nodeFailed`.
   * @internal
   */
  nodeFailed(node: Node, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (this.told.has(message)) return;
    this.told.add(message);
    const failure: NodeFailure = { node: node.id, error, message };
    if (!this.emit('nodeFailed', failure)) console.error(message);
  }

  protected override get isRoot(): boolean {
    return true;
  }

  protected override changed(name: string, effect: Property<unknown>['affects']): void {
    super.changed(name, effect);
    if (name === 'seed') this.random.restore(new Random(this.seed).save());
    if (effect !== 'world') return;
    this.world.SetGravity(this.gravity);
    this.world.SetAllowSleeping(this.allowSleep);
  }

  private stepOnce(): void {
    const { timeStep } = this;
    this.isStepping = true;
    try {
      this.scriptHost.callAll('update', timeStep * 1000);
      for (const node of [...this.stepping]) node.beforeStep?.(timeStep);
      this.world.Step(timeStep, {
        velocityIterations: this.velocityIterations,
        positionIterations: this.positionIterations,
        particleIterations: this.particleIterations,
      });
      this.seconds += timeStep;
      this.catchUp();
      this.readBodies();
      for (const node of [...this.stepping]) node.afterStep?.(timeStep);
    } finally {
      this.isStepping = false;
    }
  }

  /** Does what had to wait. What fails, as when a script has asked for what excludes itself, is told, and the rest goes on. */
  private catchUp(): void {
    for (let action = this.waiting.shift(); action; action = this.waiting.shift()) {
      this.depth++;
      try {
        action();
      } catch (error) {
        this.nodeFailed(this, error);
      } finally {
        this.depth--;
      }
    }
  }

  /** Takes the places of all bodies that have moved, those of parents first. */
  private readBodies(): void {
    for (const node of this.nodes.values()) {
      if (node instanceof BodyNode && node.hasMoved && node.bodyType !== 'static') node.readBody();
    }
  }

  /** Tells of nodes that refer to assets which are not there. */
  private checkAssets(): void {
    for (const node of this.nodes.values()) {
      const missing = node.assetIds.find((id) => !this.assetsLibrary.getAsset(id));
      if (missing === undefined) continue;
      this.nodeFailed(node, new SceneError(`${node.describe()} refers to the asset "${missing}", which is not there.`));
    }
  }

  private usedAssets(): ReadonlySet<string> {
    return new Set([...this.nodes.values()].flatMap((node) => node.assetIds));
  }

  private assetChanged(id: string): void {
    this.scriptHost.assetChanged(id);
  }
}

const isAssetList = (value: unknown): value is readonly ISerializedAsset[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'id' in item);

defineClass(Scene, 'Scene', {
  timeStep: number(1 / 60, { above: 0, step: 0.001 }),
  gravity: point({ x: 0, y: -9.8 }, 'world'),
  velocityIterations: integer(8, { min: 1, max: 50 }),
  positionIterations: integer(3, { min: 1, max: 50 }),
  particleIterations: integer(1, { min: 1, max: 10 }),
  allowSleep: boolean(true, 'world'),
  backgroundColor: color(0x333333),
  seed: integer(1),
});
registerClass('Scene', Scene);
