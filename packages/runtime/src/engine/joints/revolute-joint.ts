import { b2RevoluteJoint, type b2IRevoluteJointDef, type b2SolverData } from '@box2d/core';
import { PointHold } from './point-constraint';
import { turnWith } from './warm-start';

/**
 * A pin that keeps energy, with motor and limits that turn the bodies about the pin.
 *
 * The engine's motor acts about the centres of mass, and the pin undoes most of what it does: with a distant anchor,
 * the two do not settle within the iterations of a step, and the motor runs away. Here, both are solved together.
 */
export class RevoluteJoint extends b2RevoluteJoint {
  private readonly hold = new PointHold();

  /** Makes a joint; the engine's constructor is protected. */
  static of(definition: b2IRevoluteJointDef): RevoluteJoint {
    return new RevoluteJoint(definition);
  }

  override InitVelocityConstraints(data: b2SolverData): void {
    turnWith(this.m_bodyB, data.step.dt, this.m_impulse);
    super.InitVelocityConstraints(data);
    this.hold.begin(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, this.m_rA, this.m_rB);
    this.hold.expect(this.m_impulse.x, this.m_impulse.y, data.step.dt);
  }

  override SolveVelocityConstraints({ velocities, step }: b2SolverData): void {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return;
    const { hold } = this;
    hold.measure(a, b, step.dt);
    let angular = 0;
    if ((this.m_enableMotor || this.m_enableLimit) && hold.invInertia > 0) {
      let speed = hold.rotation(a, b);
      const inertia = 1 / hold.invInertia;
      if (this.m_enableMotor) {
        const most = step.dt * this.m_maxMotorTorque;
        const before = this.m_motorImpulse;
        this.m_motorImpulse = Math.max(-most, Math.min(before - inertia * (speed - this.m_motorSpeed), most));
        angular += this.m_motorImpulse - before;
        speed += hold.invInertia * (this.m_motorImpulse - before);
      }
      if (this.m_enableLimit) {
        const below = Math.max(this.m_angle - this.m_lowerAngle, 0) * step.inv_dt;
        const lower = this.m_lowerImpulse;
        this.m_lowerImpulse = Math.max(lower - inertia * (speed + below), 0);
        angular += this.m_lowerImpulse - lower;
        speed += hold.invInertia * (this.m_lowerImpulse - lower);
        const above = Math.max(this.m_upperAngle - this.m_angle, 0) * step.inv_dt;
        const upper = this.m_upperImpulse;
        this.m_upperImpulse = Math.max(upper + inertia * (speed - above), 0);
        angular -= this.m_upperImpulse - upper;
      }
    }
    hold.apply(a, b, angular);
    this.m_impulse.x += hold.impulseX;
    this.m_impulse.y += hold.impulseY;
  }
}
