import { b2Vec2, b2WheelJoint, type b2SolverData } from '@box2d/core';
import { PointConstraint } from './point-constraint';
import { Softness } from './softness';

const armA = new b2Vec2();
const armB = new b2Vec2();

/**
 * An axle that keeps energy, whose suspension oscillates at its frequency, and whose motor turns the wheel about the
 * axle.
 *
 * The axis turns with the chassis: the wheel is on it as the chassis will be at the end of the step. Axis, suspension and
 * motor are solved together; one after the other, as the engine does, they do not settle if the anchor is off-centre.
 */
export class WheelJoint extends b2WheelJoint {
  readonly softness = new Softness();
  private readonly constraint = new PointConstraint();

  protected override InitVelocityConstraints(data: b2SolverData): void {
    super.InitVelocityConstraints(data);
    const { constraint, softness, m_ax, m_ay, m_bodyA, m_bodyB } = this;
    // The impulse acts on both bodies at the anchor of the wheel.
    armA.x = this.m_sAy * m_ax.x - this.m_sAx * m_ay.x;
    armA.y = this.m_sAy * m_ax.y - this.m_sAx * m_ay.y;
    armB.x = this.m_sBy * m_ax.x - this.m_sBx * m_ay.x;
    armB.y = this.m_sBy * m_ax.y - this.m_sBx * m_ay.y;
    constraint.init(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, armA, armB);
    this.m_gamma = 0;
    this.m_bias = 0;
    if (!softness.isSoft || this.m_enableLimit) return;
    const { dt } = data.step;
    constraint.computeLastVelocity(m_bodyA, m_bodyB, dt);
    constraint.lastToFrameOf(m_bodyA, dt);
    const before = constraint.x * m_ax.x + constraint.y * m_ax.y;
    const invMass = constraint.invMassAlong(m_ax.x, m_ax.y);
    softness.begin(m_bodyA, m_bodyB, dt, invMass, this.GetJointTranslation(), before);
    this.m_gamma = softness.gamma;
    this.m_bias = softness.bias;
    constraint.soften(m_ax.x, m_ax.y, softness.gamma);
  }

  protected override SolveVelocityConstraints({ velocities, step }: b2SolverData): void {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return;
    const { constraint, m_ax, m_ay } = this;
    constraint.computeVelocity(a, b, step.dt);
    constraint.toFrameOf(a, step.dt);
    const give = this.m_bias + this.m_gamma * this.m_springImpulse;
    constraint.x += give * m_ax.x;
    constraint.y += give * m_ax.y;
    let angular = 0;
    if (this.m_enableMotor && constraint.invInertia > 0) {
      const most = step.dt * this.m_maxMotorTorque;
      const before = this.m_motorImpulse;
      const wanted = before - (constraint.angularVelocity(a, b) - this.m_motorSpeed) / constraint.invInertia;
      this.m_motorImpulse = Math.max(-most, Math.min(wanted, most));
      angular = this.m_motorImpulse - before;
    }
    constraint.apply(a, b, angular);
    this.m_impulse += constraint.impulseX * m_ay.x + constraint.impulseY * m_ay.y;
    const along = constraint.impulseX * m_ax.x + constraint.impulseY * m_ax.y;
    // The engine keeps the impulse of a rigid suspension as that of its limits.
    if (this.m_enableLimit) this.m_lowerImpulse += along;
    else this.m_springImpulse += along;
  }
}
