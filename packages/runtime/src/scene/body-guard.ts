import { BodyNode, type PhysicsHost } from '../bodies/body-node';
import { velocityProblem } from '../bodies/velocity-limits';
import { SceneError } from '../core/scene-error';
import { isFiniteBody } from '@physics-editor/physics/finite-body';

/** What the guard needs of its scene. */
interface GuardedScene extends PhysicsHost {
  readonly timeStep: number;
  connectAll(): void;
}

/** Reports requests that the engine cannot meet: velocities beyond its limits, and numbers that are not finite. */
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
    if (velocityProblem(speed, spin, this.scene.timeStep) !== undefined) this.accelerated.add(node);
  }

  /** Lets velocities pass that were not set but restored: an impact may exceed the limits for a moment. */
  runRestored(): void {
    this.accelerated.clear();
  }

  /** Checks bodies before a step, so that numbers that are not finite do not reach others. */
  beforeStep(): void {
    for (const node of this.accelerated) {
      const { body } = node;
      const spin = body?.GetAngularVelocity() ?? 0;
      const problem = velocityProblem(body?.GetLinearVelocity().Length() ?? 0, spin, this.scene.timeStep);
      if (problem !== undefined) this.scene.nodeFailed(node, new SceneError(`${node.describe()} ${problem}.`));
    }
    this.accelerated.clear();
    this.restoreBroken();
  }

  /**
   * Gives nodes whose native bodies are not finite new ones, in the state in which they were last read. All are removed first: the numbers spread by
   * contacts and joints.
   */
  restoreBroken(): void {
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
      const problem = 'had a position, velocity, force or mass that is not finite, and continues from its last state';
      this.scene.nodeFailed(node, new SceneError(`${node.describe()} ${problem}.`));
    }
  }
}
