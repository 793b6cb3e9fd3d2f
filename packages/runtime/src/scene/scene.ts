import type { b2Body, b2World } from '@box2d/core';
import '@box2d/particles';
import { AssetsLibrary, isAssetList } from '../assets/assets-library';
import { createInstance, defineClass, type PlainObject } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, color, integer, number, point, seed, type Property } from '../core/property';
import { Random } from '../core/random';
import { withNewIds } from '../core/ids';
import { messageOf, type NodeFailure, type ScriptFailure } from '../core/scene-error';
import { Container } from '../display/container';
import type { Color, Point } from '@physics-editor/physics/geometry/shapes';
import type { ScriptGlobals } from '../scripts/script-class';
import { BodyNode } from '../bodies/body-node';
import type { Link } from '../joints/ends';
import { destructionListener } from '../joints/joint-node';
import { ScriptHost } from '../scripts/script-host';
import { openRunState, sealRunState } from '../snapshot/run-state';
import { StateStream } from '@physics-editor/physics/state-stream';
import { recordWorld } from '../snapshot/record-world';
import { ContactScripts } from './contacts';
import { createWorld } from '@physics-editor/physics/create-world';
import { resetWorld } from '@physics-editor/physics/patch-engine';
import { BodyGuard } from './body-guard';
import type { ImpactListener } from './impact';
import { NodeRegistry } from './node-registry';
import { DeferredActions } from './deferred-actions';

/** Version of the file format of scenes. */
const FORMAT = 1;

declare module '../core/node' {
  interface Node {
    /** Returns the scene that contains the node; `undefined` outside a scene. */
    findSceneNode(): Scene | undefined;
  }
}

/** The drawing layers of a scene. */
export interface Layers {
  /** Layer below all nodes. */
  readonly background: Container;
  /** Layer above all nodes. */
  readonly foreground: Container;
}

/**
 * The root of a document: it owns the physics world, the drawing layers and the assets.
 *
 * Attach a script to the scene for rules that concern everything: gravity, scores, winning conditions. Time is
 * simulated in steps of `timeStep` seconds, however fast the computer is; with the same `seed` and the same input, a
 * scene repeats the same run. Sleeping bodies are not woken by a change of gravity, so switch `allowSleep` off
 * if you change it. Failures of scripts and nodes are reported by the events `scriptFailed` and `nodeFailed`, or on the
 * console if there is no listener; the rest of the scene continues.
 *
 * @see {@link AssetsLibrary}, {@link Layers}, {@link NodeFailure}
 *
 * @example
 * ```js live title="The direction of gravity rotates once in 12 s, so the balls roll round the frame." alt="Four balls in a square frame." attach=Scene poster=2
 * class RotatingGravity {
 *   constructor(scene) {
 *     this.scene = scene;
 *   }
 *
 *   update() {
 *     const direction = -Math.PI / 2 + (2 * Math.PI * this.scene.time) / 12;
 *     this.scene.gravity = { x: 9.8 * Math.cos(direction), y: 9.8 * Math.sin(direction) };
 *   }
 * }
 *
 * scene.allowSleep = false;
 * const frame = new editor.PolylineNode([-1, 1].flatMap((s) => [-1, 1].map((t) => ({ x: 2 * s, y: -2 * s * t }))));
 * frame.closed = true;
 * frame.bodyType = 'static';
 * frame.fillColor = frame.lineColor = 0x7a8599;
 * scene.addChild(frame);
 * for (let index = 0; index < 4; index++) {
 *   const ball = new editor.CircleNode(0.3);
 *   ball.initNode(index * 0.8 - 1.2, 0);
 *   ball.fillColor = 0xdd4f28;
 *   scene.addChild(ball);
 * }
 * ```
 */
export class Scene extends Node {
  /**
   * Simulated time of a step. A player makes 60 steps per second of real time, regardless of the time step: half of it
   * gives slow motion at half the speed, with smaller errors in each step.
   * @unit s
   * @example
   * ```js live title="A quarter of the default time step: at 60 steps per second, the ball bounces in slow motion at a quarter of the speed." alt="A ball above a floor." poster=1 floor=10
   * scene.timeStep = 1 / 240; // s
   * const ball = new editor.CircleNode(0.5);
   * ball.initNode(0, 3.4);
   * ball.restitution = 0.8;
   * ball.fillColor = 0xdd4f28;
   * scene.addChild(ball);
   * ```
   */
  declare timeStep: number;
  /**
   * Gravitational acceleration. For the standard value, set `{ x: 0, y: -9.80665 }`.
   * @unit m/s²
   * @example
   * ```js live title="Gravity is a vector and may point in any direction, here to the right." alt="A ball above a box, both on their way to the right." poster=0.8
   * scene.gravity = { x: 3, y: 0 }; // m/s²
   * const ball = new editor.CircleNode(0.5);
   * ball.initNode(-4, 1);
   * ball.fillColor = 0xdd4f28;
   * const box = new editor.RectangleNode(1, 1);
   * box.initNode(-4, -1);
   * box.fillColor = 0x3d80d6;
   * scene.addChildren([ball, box]);
   * ```
   */
  declare gravity: Point;
  /** Velocity-solver iterations per step. A higher number makes stacks and joints stiffer, at proportional cost. */
  declare velocityIterations: number;
  /**
   * Position-solver iterations per step. A higher number reduces the overlap of bodies and the drift of joints and costs
   * proportionally more.
   */
  declare positionIterations: number;
  /**
   * Minimum number of particle iterations per step: the substeps for liquids and soft bodies. Liquids get more, up to 8,
   * if they are too deep for it or carry heavy bodies. A higher number makes soft bodies stiffer and costs proportionally
   * more.
   */
  declare particleIterations: number;
  /** Whether bodies at rest fall asleep; sleeping bodies are not simulated until something wakes them. */
  declare allowSleep: boolean;
  /**
   * Background colour of the canvas.
   * @example
   * ```js live title="A scene with its own background colour looks the same in light and dark mode." alt="A white ball above a grey floor, in front of a dark blue sky." poster=1 floor=10
   * scene.backgroundColor = 0x1b2a49;
   * const moon = new editor.CircleNode(0.8);
   * moon.initNode(0, 3);
   * moon.restitution = 0.8;
   * scene.addChild(moon);
   * ```
   */
  declare backgroundColor: Color;
  /** Seed of the scene's random numbers. A scene with the same seed and the same input repeats the same run. */
  declare seed: number;

  /** The drawing layers below and above the nodes. */
  readonly layers: Layers = { background: new Container(), foreground: new Container() };
  /** The assets of the scene. */
  readonly assetsLibrary: AssetsLibrary;
  /** @internal */
  readonly scriptHost: ScriptHost;
  /** @internal */
  readonly bodyGuard: BodyGuard = new BodyGuard(this);
  /** The scene's random number generator. */
  readonly random: Random;

  private readonly world = createWorld();
  private readonly nodes = new NodeRegistry();
  private readonly deferred = new DeferredActions(
    () => this.isBusy,
    (error) => this.nodeFailed(this, error),
  );
  private readonly contacts: ContactScripts;
  /** Joints and springs whose bodies are missing or cannot be connected. */
  private readonly unconnected = new Map<Node, Link>();
  private world0: b2Body | undefined;
  private isStepping = false;
  private isRunning = false;
  private seconds = 0;
  private atStart: PlainObject | undefined;
  private editor: ScriptGlobals | undefined;
  /** Messages that have been reported already. */
  private readonly reported = new Set<string>();

  /** @param globals - creates the object that scripts access as `editor` */
  constructor(private globals: (scene: Scene) => ScriptGlobals = () => ({})) {
    super();
    this.scene = this;
    this.random = new Random(this.seed);
    this.scriptHost = new ScriptHost(this, () => (this.editor ??= this.globals(this)));
    this.assetsLibrary = new AssetsLibrary(
      () => new Set([...this.nodes.all].flatMap((node) => node.assetIds)),
      (id) => this.scriptHost.assetChanged(id),
    );
    this.contacts = new ContactScripts(this.scriptHost);
    this.world.SetContactListener(this.contacts);
    this.world.SetDestructionListener(destructionListener);
    this.world.SetGravity(this.gravity);
    this.nodeEntered(this);
  }

  /**
   * Simulated time since the start.
   * @unit s
   * @example
   * ```js live title="A second hand that rotates clockwise once a minute, in the time of the scene." alt="A red bar, almost vertical, that leans to the right." attach=Scene view=8 poster=2
   * class SecondHand {
   *   constructor(scene) {
   *     this.scene = scene;
   *   }
   *
   *   update() {
   *     const [hand] = this.scene.getFilteredDescendants(editor.RectangleNode);
   *     hand.angle = 90 - this.scene.time * 6;
   *   }
   * }
   *
   * const hand = new editor.RectangleNode(4, 0.1);
   * hand.bodyType = 'static';
   * hand.fillColor = 0xdd4f28;
   * scene.addChild(hand);
   * ```
   */
  get time(): number {
    return this.seconds;
  }

  /** Whether the simulation is running. */
  get running(): boolean {
    return this.isRunning;
  }

  /** The native Box2D world. */
  get physicsWorld(): b2World {
    return this.world;
  }

  /**
   * Starts or resumes the simulation and calls `onSceneStarted` of all scripts. The state at the first start is the one
   * that `reset` restores.
   */
  start(): void {
    if (this.isRunning) return;
    this.beginRun();
    this.isRunning = true;
    this.scriptHost.callAll('onSceneStarted', this);
  }

  /** Pauses the simulation and calls `onSceneStopped` of all scripts. */
  stop(): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.scriptHost.callAll('onSceneStopped', this);
  }

  /**
   * Advances the simulation, whether it is running or paused.
   * @param count - number of time steps; 60 default time steps are one second
   * @throws SceneError if the number is not a whole number from 1, or if a script calls it during a step, or in a contact
   * method
   */
  step(count = 1): void {
    if (!(Number.isSafeInteger(count) && count > 0)) {
      this.refuse(`: the number of steps must be a whole number from 1, not ${String(count)}`);
    }
    if (this.isStepping || this.isBusy) this.refuse(' is in the middle of a step');
    if (this.seconds === 0 && !this.isRunning) this.beginRun();
    for (let at = 0; at < count; at++) this.stepOnce();
  }

  /**
   * Pauses the simulation and restores the state at the start, or the state that was loaded if the scene was saved
   * during a run.
   */
  reset(): void {
    this.stop();
    const { atStart } = this;
    if (atStart) this.fromJSON(atStart);
    this.defer(() => (this.atStart = atStart)); // A contact method may have started the next run by then.
  }

  /**
   * Copies the scene, including the state of a run; the scene and its nodes get new ids.
   * @returns the copy
   */
  override clone(): this {
    const copy = createInstance(this);
    // Set before scripts are created, because they access the globals.
    copy.globals = this.globals;
    return copy.fromJSON(this.sealed(withNewIds(this.plain())));
  }

  /** Removes all children. The physics world is then like that of a new scene. */
  override removeAllChildren(): void {
    super.removeAllChildren();
    if (!this.isBusy) resetWorld(this.world);
  }

  /** Returns this scene. */
  // oxlint-disable-next-line typescript/prefer-return-this-type -- the reference links to the class
  override findSceneNode(): Scene {
    return this;
  }

  /**
   * Returns the scene as JSON data, with its nodes and assets. After the first step of a run, it also includes
   * `physics`: the time, the random numbers and the state of the physics engine, so that a loaded scene continues the
   * run; during a step, this part is omitted. Particles of emitters, paths of tracers, points of graphs and the fields
   * of scripts are not included.
   */
  override toJSON(): PlainObject {
    return this.sealed(this.plain());
  }

  /**
   * Replaces the scene with a saved one, and recreates all scripts. If the data is invalid, the scene is not
   * changed. During a step, the scene is replaced when the step ends. If only `physics` is unusable, the scene emits
   * `nodeFailed` and starts from the properties of its nodes.
   * @param data - JSON data of the scene
   * @returns this scene
   * @throws SceneError if the scene was saved by a newer version or is damaged; the message gives the position
   */
  override fromJSON(data: PlainObject): this {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- scripts are not typed
    if (typeof data !== 'object' || data === null) this.refuse(` cannot be read of ${String(data)}`);
    const { format = FORMAT, assets = [], physics, ...values } = data;
    if (typeof format !== 'number' || !(format >= 1)) this.refuse(': format must be a number from 1');
    if (format > FORMAT) {
      this.refuse(` cannot be read: it was saved in form ${format}, and this version knows up to ${FORMAT}`);
    }
    if (!isAssetList(assets)) this.refuse(': assets must be a list');
    const library = this.assetsLibrary.read(assets);
    this.defer(() => {
      this.random.restore(new Random(this.seed).save());
      // Scripts start when their assets are added, after all nodes.
      this.scriptHost.hold(() => super.fromJSON(values));
      this.reported.clear();
      this.seconds = 0;
      const random = new Random(this.seed);
      if (physics !== undefined) this.restoreRun(data, random);
      this.atStart = this.seconds > 0 ? data : undefined;
      this.assetsLibrary.replace(library);
      this.random.restore(random.save());
    });
    return this;
  }

  /**
   * Sets what is called during a step whenever two bodies begin to touch. It must not change the scene.
   * @internal
   */
  set onImpact(listener: ImpactListener) {
    this.contacts.onImpact = listener;
  }

  /** @internal */
  get isBusy(): boolean {
    return this.world.IsLocked() || this.contacts.isNotifying;
  }

  /**
   * Runs an action now, or once the physics world is unlocked: at the end of the current step, or, if a body is being
   * removed, after its removal.
   * @internal
   */
  defer(action: () => void): void {
    this.deferred.defer(action);
  }

  /** @internal */
  nodeEntered(node: Node): void {
    this.nodes.add(node);
    node.entered?.(this);
    if (node instanceof BodyNode) this.connectAll();
    this.scriptHost.attach(node);
  }

  /**
   * Re-indexes a node under its new id, and removes the nodes that depend on the old one.
   * @internal
   */
  nodeRenamed(node: Node, before: string): void {
    this.nodes.renamed(before);
    this.connectAll();
    if (node !== this) this.defer(() => this.removeDependents());
  }

  /** @internal */
  connect(link: Link): void {
    if (link.connect()) this.unconnected.delete(link);
    else this.unconnected.set(link, link);
  }

  /** @internal */
  disconnected(link: Link): void {
    this.unconnected.set(link, link);
  }

  /**
   * Connects the joints and springs whose bodies have become available.
   * @internal
   */
  connectAll(): void {
    for (const link of [...this.unconnected.values()]) this.connect(link);
  }

  /** @internal */
  get ground(): b2Body {
    this.world0 ??= this.world.CreateBody();
    return this.world0;
  }

  /** @internal */
  nodeLeft(node: Node): void {
    this.scriptHost.detach(node);
    node.left?.(this);
    this.unconnected.delete(node);
    this.nodes.remove(node);
  }

  /**
   * Returns the node with an id; faster than `findChildById`.
   * @internal
   */
  nodeById(id: string): Node | undefined {
    return this.nodes.get(id);
  }

  /** @internal */
  removeDependents(): void {
    for (const node of this.nodes.takeDependants()) node.parent?.removeChild(node);
  }

  /**
   * Reports a script that was switched off, on the console if `scriptFailed` has no listener.
   * @internal
   */
  scriptFailed(failure: ScriptFailure): void {
    if (!this.emit('scriptFailed', failure)) console.error(failure.message);
  }

  /**
   * Reports once that a node cannot do what it was set to do, on the console if `nodeFailed` has no listener.
   * @internal
   */
  nodeFailed(node: Node, error: unknown): void {
    const message = messageOf(error);
    if (this.reported.has(message)) return;
    this.reported.add(message);
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

  /**
   * Stores the state for `reset` and restarts the random numbers, so that a run does not depend on those drawn before
   * it.
   */
  private beginRun(): void {
    for (const node of this.nodes.all) {
      const missing = node.assetIds.find((id) => !this.assetsLibrary.getAsset(id));
      if (missing !== undefined) node.report(`refers to the asset "${missing}", which is not there`);
    }
    if (this.seconds > 0) return;
    this.atStart = this.toJSON();
    this.random.restore(new Random(this.seed).save());
  }

  private plain(): PlainObject {
    const { class: className, ...values } = super.toJSON();
    return { format: FORMAT, class: className, ...values, assets: this.assetsLibrary.serialize() };
  }

  /** Adds the state of the run to JSON data. */
  private sealed(plain: PlainObject): PlainObject {
    if (this.seconds === 0 || this.isBusy) return plain;
    const stream = StateStream.toWrite();
    this.record(stream);
    return {
      ...plain,
      physics: sealRunState({ time: this.seconds, random: this.random.save(), engine: stream.written }, plain),
    };
  }

  override record(stream: StateStream): void {
    const nodes = this.getDescendants();
    const order = [...this.nodes.all].filter((node) => node !== this);
    const saved = stream.order(nodes, order);
    if (stream.isReading) {
      const all: readonly Node[] = [this, ...saved];
      this.nodes.reorder(all);
      this.scriptHost.reorder(all);
    }
    recordWorld(stream, this.world, nodes);
  }

  /** Restores the run of a saved scene whose nodes are already in place. */
  private restoreRun({ physics, ...rest }: PlainObject, random: Random): void {
    const state = openRunState(physics, rest);
    if (typeof state === 'string') {
      this.report(`starts anew: its physics cannot be used: ${state}`);
      return;
    }
    this.record(StateStream.toRead(state.engine));
    this.bodyGuard.runRestored();
    this.seconds = state.time;
    random.restore(state.random);
  }

  private stepOnce(): void {
    const { seconds, timeStep, velocityIterations, positionIterations, particleIterations } = this;
    this.isStepping = true;
    try {
      this.scriptHost.callAll('update', timeStep * 1000);
      // A script has reset or replaced the scene: what is there now was not updated for a step.
      if (this.seconds !== seconds) return;
      for (const node of this.nodes.stepped) node.beforeStep?.(timeStep);
      this.bodyGuard.beforeStep();
      this.world.Step(timeStep, { velocityIterations, positionIterations, particleIterations });
      this.seconds += timeStep;
      this.deferred.catchUp();
      this.bodyGuard.afterStep(this.nodes.all);
      for (const node of this.nodes.stepped) node.afterStep?.(timeStep);
    } finally {
      this.isStepping = false;
    }
  }
}

// A scene is a node itself, so nodes only know the scene by what they need of it.
Node.prototype.findSceneNode = function () {
  return this.scene instanceof Scene ? this.scene : undefined;
};

defineClass(Scene, 'Scene', {
  timeStep: number(1 / 60, { min: 1e-6, max: 1, step: 0.001 }),
  gravity: point({ x: 0, y: -9.8 }, 'world'),
  velocityIterations: integer(8, { min: 1, max: 50 }),
  positionIterations: integer(3, { min: 1, max: 50 }),
  particleIterations: integer(1, { min: 1, max: 10 }),
  allowSleep: boolean(true, 'world'),
  backgroundColor: color(0x333333),
  seed: seed(1),
});
