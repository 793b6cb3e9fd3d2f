import { b2WeldJoint, type b2IWeldJointDef, type b2SolverData } from '@box2d/core';
import { PointHold } from './point-hold';
import { turnWith } from './warm-start';

/** A weld that keeps energy: its anchors meet at the end of a step, too. */
export class WeldJoint extends b2WeldJoint {
  private readonly hold = new PointHold();

  constructor(definition: b2IWeldJointDef) {
    super(definition);
  }

  protected override InitVelocityConstraints(data: b2SolverData): void {
    turnWith(this.m_bodyB, data.step.dt, this.m_impulse);
    super.InitVelocityConstraints(data);
    this.hold.begin(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, this.m_rA, this.m_rB);
  }

  protected override SolveVelocityConstraints({ velocities, step }: b2SolverData): void {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return;
    const { hold } = this;
    hold.measure(a, b, step.dt, step.inv_dt);
    let angular = 0;
    if (hold.invInertia > 0) {
      const inertia = 1 / (hold.invInertia + this.m_gamma);
      angular = -inertia * (hold.rotation(a, b) + this.m_bias + this.m_gamma * this.m_impulse.z);
    }
    hold.apply(a, b, angular);
    this.m_impulse.x += hold.impulseX;
    this.m_impulse.y += hold.impulseY;
    this.m_impulse.z += angular;
  }
}
