import { b2WeldJoint, type b2IWeldJointDef, type b2SolverData } from '@box2d/core';
import { PointHold } from './point-constraint';
import { crowdOf, Softness } from './softness';
import { turnWith } from './warm-start';

/**
 * A weld that keeps energy, or bends as its frequency says.
 *
 * The engine takes a soft weld for a spring between the bodies' own inertias; here the inertia is the one about the
 * anchor, about which they can turn.
 */
export class WeldJoint extends b2WeldJoint {
  readonly softness = new Softness();
  private readonly hold = new PointHold();

  /** Makes a joint; the engine's constructor is protected. */
  static of(definition: b2IWeldJointDef): WeldJoint {
    return new WeldJoint(definition);
  }

  protected override InitVelocityConstraints(data: b2SolverData): void {
    turnWith(this.m_bodyB, data.step.dt, this.m_impulse);
    super.InitVelocityConstraints(data);
    const { hold, softness, m_bodyA, m_bodyB } = this;
    hold.begin(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, this.m_rA, this.m_rB);
    hold.expect(this.m_impulse.x, this.m_impulse.y, data.step.dt);
    if (!softness.isSoft) return;
    const bend = m_bodyB.GetAngle() - m_bodyA.GetAngle() - this.m_referenceAngle;
    const before = m_bodyB.GetAngularVelocity() - m_bodyA.GetAngularVelocity();
    const bodies = this.m_invMassA + this.m_invMassB + this.m_invIA + this.m_invIB;
    softness.begin(data.step.dt, hold.invInertia, bodies, bend, before, crowdOf(m_bodyA, m_bodyB));
    this.m_gamma = softness.gamma;
    this.m_bias = softness.bias;
  }

  protected override SolveVelocityConstraints({ velocities, step }: b2SolverData): void {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return;
    const { hold } = this;
    hold.measure(a, b, step.dt);
    let angular = 0;
    if (hold.invInertia > 0) {
      const speed = hold.rotation(a, b) + this.m_bias + this.m_gamma * this.m_impulse.z;
      angular = -speed / (hold.invInertia + this.m_gamma);
    }
    hold.apply(a, b, angular);
    this.m_impulse.x += hold.impulseX;
    this.m_impulse.y += hold.impulseY;
    this.m_impulse.z += angular;
  }
}
