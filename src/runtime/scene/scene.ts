import { b2World, type b2Body } from '@box2d/core';
import '@box2d/particles';
import { AssetsLibrary, type ISerializedAsset } from '../assets/assets-library';
import { defineClass, type PlainObject } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, color, integer, number, point, type Property } from '../core/property';
import { Random } from '../core/random';
import { registerClass } from '../core/registry';
import { Container } from '../display/container';
import type { Color, Point } from '../geometry/shapes';
import type { ScriptGlobals } from '../scripts/script-class';
import type { ScriptFailure } from '../scripts/script-failure';
import { BodyNode } from '../bodies/body-node';
import type { JointNode } from '../joints/joint-node';
import { ScriptHost } from '../scripts/script-host';
import { ContactScripts } from './contacts';

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
  /** Joints whose bodies are not in the scene, or cannot be joined. */
  private readonly loose = new Set<JointNode>();
  private world0: b2Body | undefined;
  private isStepping = false;
  private isRunning = false;
  private seconds = 0;
  private atStart: PlainObject | undefined;

  /** @param globals - what scripts see under the name `editor` */
  constructor(globals: (scene: Scene) => ScriptGlobals = () => ({})) {
    super();
    this.random = new Random(this.seed);
    this.scriptHost = new ScriptHost(this, () => globals(this));
    this.assetsLibrary = new AssetsLibrary(
      () => this.usedAssets(),
      (id) => this.assetChanged(id),
    );
    this.world.SetContactListener(new ContactScripts(this.scriptHost));
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
    if (this.isStepping) this.refuse(' is in the middle of a step');
    if (this.seconds === 0) this.atStart ??= this.toJSON();
    for (let at = 0; at < count; at++) this.stepOnce();
  }

  /** Goes back to the state at the start, and pauses. */
  reset(): void {
    this.stop();
    if (this.atStart) this.fromJSON(this.atStart);
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
   * Does something now, or at the end of the step that is under way.
   * @internal
   */
  whenFree(action: () => void): void {
    if (this.world.IsLocked()) this.waiting.push(action);
    else action();
  }

  /** @internal */
  nodeEntered(node: Node): void {
    this.nodes.set(node.id, node);
    if (node.beforeStep || node.afterStep) this.stepping.add(node);
    node.entered(this);
    if (node instanceof BodyNode) for (const joint of [...this.loose]) this.connect(joint);
    this.scriptHost.attach(node);
  }

  /**
   * Joins the bodies of a joint: now, or when both are in the scene.
   * @internal
   */
  connect(joint: JointNode): void {
    if (joint.connect()) this.loose.delete(joint);
    else this.loose.add(joint);
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
    for (const joint of this.loose) if (joint === node) this.loose.delete(joint);
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
      this.readBodies();
      for (const action of this.waiting.splice(0)) action();
      for (const node of [...this.stepping]) node.afterStep?.(timeStep);
    } finally {
      this.isStepping = false;
    }
  }

  /** Takes the places of all bodies that have moved, those of parents first. */
  private readBodies(): void {
    for (const node of this.nodes.values()) {
      if (node instanceof BodyNode && node.body?.IsAwake() && node.bodyType !== 'static') node.readBody();
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
