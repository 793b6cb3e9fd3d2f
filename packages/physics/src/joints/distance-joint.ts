import { b2DistanceJoint, b2_linearSlop, type b2SolverData, type b2Velocity } from '@box2d/core';
import { steadiness } from './arc';
import { PointConstraint } from './point-constraint';
import { Softness } from './softness';

/** Share of the length by which an end may move across the rod in a step; with more, it cannot be back on the circle. */
const MAX_SWING = 0.8;

/**
 * A rod whose length at the end of a step is the one at its start, or that oscillates at its frequency.
 *
 * The engine keeps the length along the tangent only, so that an end which moves across the rod leaves the circle, and
 * loses speed when the position pass takes it back.
 */
export class DistanceJoint extends b2DistanceJoint {
  readonly softness = new Softness();
  private readonly constraint = new PointConstraint();
  /** Whether an anchor is away from its centre of mass. */
  private hasArms = false;
  /** Share of its arc that an end follows; see `steadiness`. */
  private steady = 1;

  protected override InitVelocityConstraints(data: b2SolverData): void {
    super.InitVelocityConstraints(data);
    const { constraint, softness, m_bodyA, m_bodyB, m_rA, m_rB } = this;
    this.hasArms = m_rA.x !== 0 || m_rA.y !== 0 || m_rB.x !== 0 || m_rB.y !== 0;
    if (this.hasArms || softness.isSoft) {
      constraint.init(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, m_rA, m_rB);
    }
    const swing = data.step.dt * this.m_impulse * (this.m_invMassA + this.m_invMassB);
    this.steady = steadiness(swing / this.m_currentLength);
    if (this.hasArms) constraint.setLastImpulse(this.m_impulse * this.m_u.x, this.m_impulse * this.m_u.y, data.step.dt);
    if (!softness.isSoft || this.m_mass === 0) return;
    const { dt } = data.step;
    const length = this.m_currentLength;
    constraint.computeLastVelocity(m_bodyA, m_bodyB, dt);
    const [x, y] = [length * this.m_u.x - dt * constraint.x, length * this.m_u.y - dt * constraint.y];
    const before = (length - Math.sqrt(x * x + y * y)) / dt;
    softness.begin(m_bodyA, m_bodyB, dt, 1 / this.m_mass, length - this.m_length, before);
    this.m_gamma = softness.gamma;
    this.m_bias = softness.bias;
    this.m_softMass = 1 / (1 / this.m_mass + softness.gamma);
  }

  protected override SolveVelocityConstraints(data: b2SolverData): void {
    const a = data.velocities[this.m_indexA];
    const b = data.velocities[this.m_indexB];
    if (!a || !b) return;
    if (this.m_minLength === this.m_maxLength)
      return this.applyImpulse(a, b, -this.m_mass * this.stretching(a, b, data.step.dt));
    if (this.m_stiffness > 0 && this.m_mass > 0) {
      const speed = this.stretching(a, b, data.step.dt) + this.m_bias + this.m_gamma * this.m_impulse;
      this.applyImpulse(a, b, -this.m_softMass * speed);
    }
    // The engine's own part is left with the limits alone.
    const { m_stiffness } = this;
    this.m_stiffness = 0;
    super.SolveVelocityConstraints(data);
    this.m_stiffness = m_stiffness;
  }

  /** Mean rate at which the rod becomes longer over the step. */
  private stretching(a: b2Velocity, b: b2Velocity, h: number): number {
    let x = b.v.x - a.v.x;
    let y = b.v.y - a.v.y;
    if (this.hasArms) {
      this.constraint.computeVelocity(a, b, h);
      x = this.constraint.x;
      y = this.constraint.y;
    }
    const { m_u, m_currentLength } = this;
    const along = x * m_u.x + y * m_u.y;
    if (m_currentLength < b2_linearSlop) return along;
    const square = m_currentLength * m_currentLength;
    const across = h * (m_u.x * y - m_u.y * x);
    const swing = Math.min(across * across, MAX_SWING * MAX_SWING * square);
    return along + (this.steady * swing) / (h * (m_currentLength + Math.sqrt(square - swing)));
  }

  private applyImpulse(a: b2Velocity, b: b2Velocity, impulse: number): void {
    this.m_impulse += impulse;
    const px = impulse * this.m_u.x;
    const py = impulse * this.m_u.y;
    a.v.x -= this.m_invMassA * px;
    a.v.y -= this.m_invMassA * py;
    b.v.x += this.m_invMassB * px;
    b.v.y += this.m_invMassB * py;
    if (!this.hasArms) return;
    a.w -= this.m_invIA * (this.m_rA.x * py - this.m_rA.y * px);
    b.w += this.m_invIB * (this.m_rB.x * py - this.m_rB.y * px);
  }
}
