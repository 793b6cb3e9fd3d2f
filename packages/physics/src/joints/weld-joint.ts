import { b2WeldJoint, type b2SolverData } from '@box2d/core';
import { PointConstraint } from './point-constraint';
import { Softness } from './softness';
import { rotateWith } from './warm-start';

/**
 * A weld that keeps energy, or oscillates at its frequency.
 *
 * The engine takes a soft weld for a spring between the bodies' own inertias; here the inertia is the one about the
 * anchor, about which they can turn.
 */
export class WeldJoint extends b2WeldJoint {
  readonly softness = new Softness();
  private readonly constraint = new PointConstraint();

  protected override InitVelocityConstraints(data: b2SolverData): void {
    rotateWith(this.m_bodyB, data.step.dt, this.m_impulse);
    super.InitVelocityConstraints(data);
    const { constraint, softness, m_bodyA, m_bodyB } = this;
    constraint.init(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, this.m_rA, this.m_rB);
    constraint.setLastImpulse(this.m_impulse.x, this.m_impulse.y, data.step.dt);
    if (!softness.isSoft) return;
    const bend = m_bodyB.GetAngle() - m_bodyA.GetAngle() - this.m_referenceAngle;
    const before = m_bodyB.GetAngularVelocity() - m_bodyA.GetAngularVelocity();
    softness.begin(m_bodyA, m_bodyB, data.step.dt, constraint.invInertia, bend, before);
    this.m_gamma = softness.gamma;
    this.m_bias = softness.bias;
  }

  protected override SolveVelocityConstraints({ velocities, step }: b2SolverData): void {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return;
    const { constraint } = this;
    constraint.computeVelocity(a, b, step.dt);
    let angular = 0;
    if (constraint.invInertia > 0) {
      const speed = constraint.angularVelocity(a, b) + this.m_bias + this.m_gamma * this.m_impulse.z;
      angular = -speed / (constraint.invInertia + this.m_gamma);
    }
    constraint.apply(a, b, angular);
    this.m_impulse.x += constraint.impulseX;
    this.m_impulse.y += constraint.impulseY;
    this.m_impulse.z += angular;
  }
}
