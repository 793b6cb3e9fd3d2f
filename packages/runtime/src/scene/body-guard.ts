import { b2_maxRotation, b2_maxTranslation } from '@box2d/core';
import { BodyNode, type PhysicsHost } from '../bodies/body-node';
import type { Node } from '../core/node';
import { isFiniteBody } from '@physics-editor/physics/finite-body';

/** What the guard needs of its scene. */
interface GuardedScene extends PhysicsHost {
  readonly timeStep: number;
  connectAll(): void;
}

/** A body that the engine has slowed down to a limit may exceed it by a rounding error. */
const TOLERANCE = 1 + 1e-9;

/** Reads back the bodies, and reports requests that the engine cannot meet: velocities beyond its limits, and numbers that are not finite. */
export class BodyGuard {
  /** Bodies whose velocity was set since the last step. */
  private readonly accelerated = new Set<BodyNode>();

  constructor(private readonly scene: GuardedScene) {}

  /** Has the velocity of a body checked in the next step, when the time step is known. */
  velocitySet(node: BodyNode): void {
    this.accelerated.add(node);
  }

  /** The same for a change by an impulse, if it alone exceeds a limit: what falls at the limit may be pushed. */
  velocityChanged(node: BodyNode, speed: number, spin: number): void {
    if (this.velocityProblem(speed, spin) !== undefined) this.accelerated.add(node);
  }

  /** Lets velocities pass that were not set but restored: an impact may exceed the limits for a moment. */
  runRestored(): void {
    this.accelerated.clear();
  }

  /** Checks bodies before a step, so that numbers that are not finite do not reach others. */
  beforeStep(): void {
    for (const node of this.accelerated) {
      const problem =
        node.body && this.velocityProblem(node.body.GetLinearVelocity().Length(), node.body.GetAngularVelocity());
      if (problem !== undefined) node.report(problem);
    }
    this.accelerated.clear();
    this.restoreBroken();
  }

  /**
   * Reads back the positions of all bodies that have moved, parents first: a node below a moving one has a new position
   * relative to it. Bodies whose state is not finite are replaced.
   */
  afterStep(nodes: Iterable<Node>): void {
    const moved = new Set<Node>();
    let areFinite = true;
    for (const node of nodes) {
      const isCarried = node.parent !== undefined && moved.has(node.parent);
      if (!(node instanceof BodyNode) || !node.body) {
        if (isCarried) moved.add(node);
        continue;
      }
      const hasMoved = node.hasMoved && node.bodyType !== 'static';
      if (!isCarried && !hasMoved) continue;
      // Only a parent needs to be remembered.
      if (node.childCount > 0) moved.add(node);
      if (!node.readBody()) areFinite = false;
    }
    if (!areFinite) this.restoreBroken();
  }

  /**
   * Gives nodes whose native bodies are not finite new ones, in the state in which they were last read. All are removed first: the numbers spread by
   * contacts and joints.
   */
  private restoreBroken(): void {
    const broken: BodyNode[] = [];
    for (let body = this.scene.physicsWorld.GetBodyList(); body; body = body.GetNext()) {
      const node: unknown = isFiniteBody(body) ? undefined : body.GetUserData();
      if (node instanceof BodyNode) broken.push(node);
    }
    if (broken.length === 0) return;
    for (const node of broken) node.left(this.scene);
    for (const node of broken) node.entered(this.scene);
    this.scene.connectAll();
    for (const node of broken) {
      node.report('had a position, velocity, force or mass that is not finite, and continues from its last state');
    }
  }

  /** Says which limit of the engine a velocity exceeds; `undefined` if none. Box2D shortens the movement of a step that is longer (b2_island.js). */
  private velocityProblem(speed: number, spin: number): string | undefined {
    const { timeStep } = this.scene;
    if (speed * timeStep > b2_maxTranslation * TOLERANCE) {
      return `is slower than it was set to: a body moves at most ${b2_maxTranslation} m per step, 120 m/s with a time step of 1/60 s`;
    }
    if (Math.abs(spin) * timeStep > b2_maxRotation * TOLERANCE) {
      return 'turns more slowly than it was set to: a body makes at most a quarter turn per step, 94 rad/s with a time step of 1/60 s';
    }
    return undefined;
  }
}
