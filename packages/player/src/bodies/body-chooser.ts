import { grabbableBodies, type BodyNode, type Point, type Scene } from '@physics-editor/runtime';
import type { Canvas2D, View } from '@physics-editor/runtime/render/index';
import type { Output } from '../messages/thread-protocol';
import { motionOf, nameOf } from './body-text';
import { isInView } from './in-view';
import { drawRing } from './ring';

/** The body that the reader has chosen by keyboard. It is a matter of the reader's focus, not of the scene's state. */
export class BodyChooser {
  private chosen: { readonly body: BodyNode; readonly name: string } | undefined;

  constructor(
    private readonly scene: Scene,
    private readonly send: (output: Output) => void,
  ) {}

  /**
   * Chooses the next body in view (`by` is 1), the previous one (−1) or none (0), and says which.
   * @param view - the part of the scene that is shown; undefined before the first picture
   */
  choose(by: number, view: View | undefined): void {
    const bodies = this.choosable(view);
    const body = by === 0 ? undefined : bodies[this.indexIn(bodies) + by];
    this.chosen = body && { body, name: nameOf(body, grabbableBodies(this.scene)) };
    this.update(view);
    this.report();
  }

  /** Notifies the frame of the bodies that can be chosen. One that has been removed is no longer chosen. */
  update(view: View | undefined): void {
    const bodies = this.choosable(view);
    const index = this.indexIn(bodies);
    if (this.chosen && index < 0) {
      this.send({ type: 'say', text: `${this.chosen.name} is gone.` });
      this.chosen = undefined;
    }
    this.send({ type: 'bodies', index, count: bodies.length });
  }

  /** Says where the chosen body is. */
  report(): void {
    if (!this.chosen) return;
    const { body, name } = this.chosen;
    this.send({ type: 'say', text: `${name}: ${motionOf(body)}.` });
  }

  /**
   * An event of the scene: the chosen body is pushed. Where the past is repeated, its nodes may be other objects, so the body is found by its order.
   * @param by - change of its velocity, in m/s
   */
  pushing({ x, y }: Point): (() => void) | undefined {
    const order = this.chosen ? grabbableBodies(this.scene).indexOf(this.chosen.body) : -1;
    if (order < 0) return undefined;
    return () => {
      const body = grabbableBodies(this.scene)[order];
      const mass = body?.body?.GetMass() ?? 0;
      body?.applyLinearImpulse({ x: x * mass, y: y * mass });
    };
  }

  /** Draws a ring around the chosen body. */
  mark(context: Canvas2D, view: View): void {
    if (this.chosen) drawRing(context, view, this.chosen.body);
  }

  /** The bodies in view, and the chosen one. */
  private choosable(view: View | undefined): BodyNode[] {
    return grabbableBodies(this.scene).filter((body) => body === this.chosen?.body || isInView(body, view));
  }

  private indexIn(bodies: readonly BodyNode[]): number {
    return this.chosen ? bodies.indexOf(this.chosen.body) : -1;
  }
}
