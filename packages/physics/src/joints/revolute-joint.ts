import { b2RevoluteJoint, type b2SolverData } from '@box2d/core';
import { PointConstraint } from './point-constraint';
import { rotateWith } from './warm-start';

/**
 * A pin that keeps energy, with motor and limits that turn the bodies about the pin.
 *
 * The engine's motor acts about the centres of mass, and the pin undoes most of what it does: with a distant anchor,
 * the two do not settle within the iterations of a step, and the motor runs away. Here, both are solved together.
 */
export class RevoluteJoint extends b2RevoluteJoint {
  private readonly constraint = new PointConstraint();

  override InitVelocityConstraints(data: b2SolverData): void {
    rotateWith(this.m_bodyB, data.step.dt, this.m_impulse);
    super.InitVelocityConstraints(data);
    this.constraint.init(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, this.m_rA, this.m_rB);
    this.constraint.setLastImpulse(this.m_impulse.x, this.m_impulse.y, data.step.dt);
  }

  override SolveVelocityConstraints({ velocities, step }: b2SolverData): void {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return;
    const { constraint } = this;
    constraint.computeVelocity(a, b, step.dt);
    let angular = 0;
    if ((this.m_enableMotor || this.m_enableLimit) && constraint.invInertia > 0) {
      let speed = constraint.angularVelocity(a, b);
      const inertia = 1 / constraint.invInertia;
      if (this.m_enableMotor) {
        const most = step.dt * this.m_maxMotorTorque;
        const before = this.m_motorImpulse;
        this.m_motorImpulse = Math.max(-most, Math.min(before - inertia * (speed - this.m_motorSpeed), most));
        angular += this.m_motorImpulse - before;
        speed += constraint.invInertia * (this.m_motorImpulse - before);
      }
      if (this.m_enableLimit) {
        const below = Math.max(this.m_angle - this.m_lowerAngle, 0) * step.inv_dt;
        const lower = this.m_lowerImpulse;
        this.m_lowerImpulse = Math.max(lower - inertia * (speed + below), 0);
        angular += this.m_lowerImpulse - lower;
        speed += constraint.invInertia * (this.m_lowerImpulse - lower);
        const above = Math.max(this.m_upperAngle - this.m_angle, 0) * step.inv_dt;
        const upper = this.m_upperImpulse;
        this.m_upperImpulse = Math.max(upper + inertia * (speed - above), 0);
        angular -= this.m_upperImpulse - upper;
      }
    }
    constraint.apply(a, b, angular);
    this.m_impulse.x += constraint.impulseX;
    this.m_impulse.y += constraint.impulseY;
  }
}
