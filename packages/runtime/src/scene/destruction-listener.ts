import { b2DestructionListener, type b2Joint } from '@box2d/core';
import { JointNode } from '../joints/joint-node';

/** Destruction listener: reports joints that Box2D destroys implicitly, together with one of their bodies. */
export class DestructionListener extends b2DestructionListener {
  constructor(private readonly onJoint: (joint: JointNode) => void) {
    super();
  }

  override SayGoodbyeJoint(joint: b2Joint): void {
    const node: unknown = joint.GetUserData();
    if (node instanceof JointNode) this.onJoint(node);
  }

  override SayGoodbyeFixture(): void {}
}
