import { b2World, type b2Body } from '@box2d/core';
import '@box2d/particles';
import { AssetsLibrary } from '../assets/assets-library';
import { defineClass, type PlainObject } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, color, integer, number, point, seed, type Property } from '../core/property';
import { Random } from '../core/random';
import { withNewIds } from '../core/ids';
import { createInstance, registerClass } from '../core/registry';
import { SceneError } from '../core/scene-error';
import { Container } from '../display/container';
import type { Color, Point } from '../geometry/shapes';
import type { ScriptGlobals } from '../scripts/script-class';
import type { ScriptFailure } from '../scripts/script-failure';
import { BodyNode } from '../bodies/body-node';
import { JointNode } from '../joints/joint-node';
import type { Link } from '../joints/ends';
import { ScriptHost } from '../scripts/script-host';
import { openRunState, sealRunState } from '../snapshot/run-state';
import { StateStream } from '../snapshot/state-stream';
import { recordWorld } from '../engine/world-state';
import { checkAssets, isAssetList, usedAssets } from './asset-use';
import { ContactScripts } from './contacts';
import { DestructionListener } from './destruction-listener';
import { forgetPast, patchBroadPhase, patchTimeOfImpact } from '../engine/patch-engine';
import type { NodeFailure } from './node-failure';
import { readBodies } from './read-bodies';
import { DeferredActions } from './deferred-actions';

/** Version of the form in which scenes are saved. */
const FORMAT = 1;

/** The drawing layers of a scene. */
export interface Layers {
  /** Below all nodes. */
  readonly background: Container;
  /** Above all nodes. */
  readonly foreground: Container;
}

/**
 * The root of a document: it owns the physical world, the drawing layers and the assets.
 *
 * A script attached to the scene is the place for rules that concern everything: gravity, slow motion, counting, winning. Time is simulated
 * time, in steps of `timeStep` seconds, however fast the computer is; the same scene with the same `seed` always does the same. Bodies that
 * sleep do not notice that gravity has changed, so switch `allowSleep` off if you change it. Failures of scripts and nodes are reported by the
 * events `scriptFailed` and `nodeFailed`, and on the console if nothing listens; the rest of the scene runs on.
 *
 * @example
 * ```js
 * // attach to the scene
 * class TurningGravity {
 *   constructor(scene) {
 *     this.scene = scene;
 *     scene.allowSleep = false;
 *   }
 *
 *   update() {
 *     // The pull starts downwards and goes round once in 12 s.
 *     const direction = -Math.PI / 2 + (2 * Math.PI * this.scene.time) / 12;
 *     this.scene.gravity = { x: 9.8 * Math.cos(direction), y: 9.8 * Math.sin(direction) };
 *   }
 *
 *   destroy() {
 *     this.scene.gravity = { x: 0, y: -9.8 };
 *     this.scene.allowSleep = true;
 *   }
 * }
 * ```
 */
export class Scene extends Node {
  /**
   * Simulated time of a step. Half of it is slow motion.
   * @unit s
   */
  declare timeStep: number;
  /**
   * Acceleration of everything that is free to fall.
   * @unit m/s²
   */
  declare gravity: Point;
  /** How often a step looks for velocities that fit all contacts and joints. */
  declare velocityIterations: number;
  /** How often a step looks for places that fit all contacts and joints. */
  declare positionIterations: number;
  /** Into how many parts a step is cut for liquids and soft bodies. */
  declare particleIterations: number;
  /** Whether bodies at rest sleep, which costs nothing. */
  declare allowSleep: boolean;
  /** Colour of the canvas. */
  declare backgroundColor: Color;
  /** Start of the scene's random numbers: the same scene with the same seed does the same. */
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
  private readonly deferred = new DeferredActions(
    () => this.isBusy,
    (error) => this.nodeFailed(this, error),
  );
  private readonly gone = new Set<string>();
  private readonly contacts: ContactScripts;
  /** Joints and springs whose bodies are not in the scene, or cannot be held together. */
  private readonly loose = new Set<Link>();
  private world0: b2Body | undefined;
  private isStepping = false;
  private isRunning = false;
  private seconds = 0;
  private atStart: PlainObject | undefined;
  private editor: ScriptGlobals | undefined;
  /** What was reported of nodes already. */
  private readonly reported = new Set<string>();

  /** @param globals - what scripts see under the name `editor` */
  constructor(private globals: (scene: Scene) => ScriptGlobals = () => ({})) {
    super();
    this.random = new Random(this.seed);
    this.scriptHost = new ScriptHost(this, () => (this.editor ??= this.globals(this)));
    this.assetsLibrary = new AssetsLibrary(
      () => usedAssets(this.nodes.values()),
      (id) => this.scriptHost.assetChanged(id),
    );
    this.contacts = new ContactScripts(this.scriptHost);
    patchBroadPhase(this.world);
    patchTimeOfImpact(this.world);
    this.world.SetContactListener(this.contacts);
    this.world.SetDestructionListener(
      new DestructionListener((joint) => {
        joint.released();
        this.loose.add(joint);
      }),
    );
    this.world.SetGravity(this.gravity);
    this.nodeEntered(this);
  }

  /**
   * Simulated time since the start.
   * @unit s
   */
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
    this.beginRun();
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
   * @param count - how many steps; 60 of the default time step are a second
   * @throws SceneError if a script calls it in the middle of a step
   */
  step(count = 1): void {
    if (this.isStepping || this.isBusy) this.refuse(' is in the middle of a step');
    if (this.seconds === 0 && !this.isRunning) this.beginRun();
    for (let at = 0; at < count; at++) this.stepOnce();
  }

  /** Goes back to the state at the start, or to the one that was loaded in the middle of a run, and pauses. */
  reset(): void {
    this.stop();
    if (this.atStart) this.fromJSON(this.atStart);
  }

  override clone(): this {
    const copy = createInstance(this);
    // Set before it has scripts, which see them.
    copy.globals = this.globals;
    return copy.fromJSON(this.sealed(withNewIds(this.plain())));
  }

  /** Removes all children. The physical world is like a new one then. */
  override removeAllChildren(): void {
    super.removeAllChildren();
    if (!this.isBusy) forgetPast(this.world);
  }

  // eslint-disable-next-line @typescript-eslint/prefer-return-this-type -- the reference links to the class
  override findSceneNode(): Scene {
    return this;
  }

  /**
   * The plain form of the scene, its nodes and its assets. In the middle of a run it has more, in `physics`, so that the scene goes on as it would
   * have gone on: time, random numbers, and the memory of the physics engine; not in the middle of a step. What is only seen is not part of it: the particles of emitters,
   * paths of tracers, points of graphs; nor what scripts keep in their fields.
   */
  override toJSON(): PlainObject {
    return this.sealed(this.plain());
  }

  /**
   * Replaces the scene by a saved one; nothing is changed if it cannot be read. Scripts are made anew. In the middle of a step it is replaced at
   * its end. If only `physics` cannot be used, `nodeFailed` reports it, and the scene starts from what its nodes say.
   * @throws SceneError if it was saved by a newer version, or is damaged; the message says where
   */
  override fromJSON(data: PlainObject): this {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- scripts are not typed
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
      // Scripts start when their assets come, after all nodes.
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
   * Whether the physical world must not be changed: it is in the middle of a step, or of notifying that a contact has ended.
   * @internal
   */
  get isBusy(): boolean {
    return this.world.IsLocked() || this.contacts.isNotifying;
  }

  /**
   * Does something now, or as soon as the physical world can be changed. That is at the end of the step that is under way; or, where the end
   * of a contact is notified because a body is removed, after the body.
   * @internal
   */
  defer(action: () => void): void {
    this.deferred.defer(action);
  }

  /**
   * The joints that hold a body.
   * @internal
   */
  jointsOf({ id }: BodyNode): JointNode[] {
    return this.getFilteredDescendants(JointNode).filter(({ nodeAId, nodeBId }) => nodeAId === id || nodeBId === id);
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

  /** @internal */
  nodeRenamed(node: Node, before: string): void {
    const all = [...this.nodes.values()];
    this.nodes.clear();
    for (const each of all) this.nodes.set(each.id, each);
    this.gone.add(before);
    for (const link of [...this.loose]) this.connect(link);
    if (node !== this) this.defer(() => this.removeDependents());
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
   * A script was switched off. Without a listener of `scriptFailed` it is logged on the console.
   * @internal
   */
  scriptFailed(failure: ScriptFailure): void {
    if (!this.emit('scriptFailed', failure)) console.error(failure.message);
  }

  /**
   * A node cannot do what it is for, and is idle. It is reported once, on the console without a listener of `nodeFailed`.
   * @internal
   */
  nodeFailed(node: Node, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
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

  /** Keeps the state that `reset` goes back to. A run begins at the start of the random numbers, whatever was drawn while the scene was made. */
  private beginRun(): void {
    checkAssets(this.nodes.values(), this.assetsLibrary, (node, error) => this.nodeFailed(node, error));
    if (this.seconds > 0) return;
    this.atStart = this.toJSON();
    this.random.restore(new Random(this.seed).save());
  }

  private plain(): PlainObject {
    const { class: className, ...values } = super.toJSON();
    return { format: FORMAT, class: className, ...values, assets: this.assetsLibrary.serialize() };
  }

  /** Adds to a plain form where the scene is in its run. */
  private sealed(plain: PlainObject): PlainObject {
    if (this.seconds === 0 || this.isBusy) return plain;
    const stream = StateStream.toWrite();
    this.record(stream);
    return {
      ...plain,
      physics: sealRunState({ time: this.seconds, random: this.random.save(), engine: stream.packed }, plain),
    };
  }

  override record(stream: StateStream): void {
    super.record(stream);
    const nodes = this.getDescendants();
    const places = new Map(nodes.map((node, place) => [node, place]));
    const order = [...this.nodes.values()].filter((node) => node !== this);
    stream.expect(order.length);
    const saved = order.map((node) => stream.member(nodes, places, node)).filter((node) => node !== undefined);
    if (stream.isReading) this.reorder(saved);
    recordWorld(stream, this.world, nodes);
  }

  /** Lets the nodes come in another order, in which they are asked and notified. */
  private reorder(nodes: readonly Node[]): void {
    const all: readonly Node[] = [this, ...nodes];
    this.nodes.clear();
    for (const node of all) this.nodes.set(node.id, node);
    const stepping = all.filter((node) => this.stepping.has(node));
    this.stepping.clear();
    for (const node of stepping) this.stepping.add(node);
    this.scriptHost.reorder(all);
  }

  /** Goes on where a saved scene was in its run, whose nodes are there already. */
  private restoreRun({ physics, ...rest }: PlainObject, random: Random): void {
    const state = openRunState(physics, rest);
    if (typeof state === 'string') {
      this.nodeFailed(this, new SceneError(`${this.describe()} starts anew: its physics cannot be used: ${state}.`));
      return;
    }
    this.record(StateStream.toRead(state.numbers));
    this.seconds = state.time;
    random.restore(state.random);
  }

  private stepOnce(): void {
    const { timeStep, velocityIterations, positionIterations, particleIterations } = this;
    this.isStepping = true;
    try {
      this.scriptHost.callAll('update', timeStep * 1000);
      for (const node of [...this.stepping]) node.beforeStep?.(timeStep);
      this.world.Step(timeStep, { velocityIterations, positionIterations, particleIterations });
      this.seconds += timeStep;
      this.deferred.catchUp();
      readBodies(this.nodes.values());
      for (const node of [...this.stepping]) node.afterStep?.(timeStep);
    } finally {
      this.isStepping = false;
    }
  }
}

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
registerClass('Scene', Scene);
