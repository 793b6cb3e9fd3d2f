import { b2DestructionListener, type b2Joint } from '@box2d/core';
import { JointNode } from '../joints/joint-node';

/** Hears of native joints that the engine destroys by itself, because it destroys a body of theirs. */
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
