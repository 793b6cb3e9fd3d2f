import { b2DistanceJoint, b2_linearSlop, type b2IDistanceJointDef, type b2SolverData } from '@box2d/core';
import { PointHold } from './point-hold';
import { crowdOf, Softness } from './softness';

/** Share of the length by which an end may move across the rod in a step; with more, it cannot be back on the circle. */
const WIDEST = 0.8;

/**
 * A rod whose length at the end of a step is the one at its start, or that swings as its frequency says.
 *
 * The engine keeps the length along the tangent only, so that an end which moves across the rod leaves the circle, and
 * loses speed when the position pass takes it back.
 */
export class DistanceJoint extends b2DistanceJoint {
  readonly softness = new Softness();
  private readonly hold = new PointHold();

  constructor(definition: b2IDistanceJointDef) {
    super(definition);
  }

  /** Makes the rod a spring of a frequency in hertz; 0 makes it rigid. */
  soften(frequency: number, dampingRatio: number): void {
    this.softness.tune(frequency, dampingRatio);
    this.m_stiffness = frequency > 0 ? this.softness.stiffness || 1 : 0;
    this.m_damping = frequency > 0 ? this.softness.damping : 0;
  }

  protected override InitVelocityConstraints(data: b2SolverData): void {
    super.InitVelocityConstraints(data);
    const { hold, softness, m_bodyA, m_bodyB } = this;
    hold.begin(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, this.m_rA, this.m_rB);
    if (!softness.isSoft || this.m_mass === 0) return;
    const { dt } = data.step;
    const length = this.m_currentLength;
    hold.measureBefore(m_bodyA, m_bodyB, dt);
    const [x, y] = [length * this.m_u.x - dt * hold.x, length * this.m_u.y - dt * hold.y];
    const before = (length - Math.sqrt(x * x + y * y)) / dt;
    const bodies = this.m_invMassA + this.m_invMassB + this.m_invIA + this.m_invIB;
    softness.begin(dt, 1 / this.m_mass, bodies, length - this.m_length, before, crowdOf(m_bodyA, m_bodyB));
    this.m_gamma = softness.gamma;
    this.m_bias = softness.bias;
    this.m_softMass = 1 / (1 / this.m_mass + softness.gamma);
  }

  protected override SolveVelocityConstraints(data: b2SolverData): void {
    const { dt } = data.step;
    if (this.m_minLength === this.m_maxLength) {
      this.push(data, -this.m_mass * this.stretching(data, dt));
    } else if (this.softness.isSoft && this.m_mass > 0) {
      this.push(data, -this.m_softMass * (this.stretching(data, dt) + this.m_bias + this.m_gamma * this.m_impulse));
      // The engine's own part is left with the limits alone.
      this.m_stiffness = 0;
      super.SolveVelocityConstraints(data);
      this.m_stiffness = this.softness.stiffness;
    } else super.SolveVelocityConstraints(data);
  }

  /** Mean rate at which the rod becomes longer over the step. */
  private stretching({ velocities }: b2SolverData, h: number): number {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return 0;
    const { hold } = this;
    hold.measure(a, b, h);
    const { x, y } = this.m_u;
    const length = this.m_currentLength;
    const along = hold.x * x + hold.y * y;
    if (length < b2_linearSlop) return along;
    const across = h * (x * hold.y - y * hold.x);
    const most = WIDEST * length;
    const swing = Math.min(across * across, most * most);
    return along + swing / (length + Math.sqrt(length * length - swing)) / h;
  }

  private push({ velocities }: b2SolverData, impulse: number): void {
    const a = velocities[this.m_indexA];
    const b = velocities[this.m_indexB];
    if (!a || !b) return;
    this.m_impulse += impulse;
    const px = impulse * this.m_u.x;
    const py = impulse * this.m_u.y;
    a.v.x -= this.m_invMassA * px;
    a.v.y -= this.m_invMassA * py;
    a.w -= this.m_invIA * (this.m_rA.x * py - this.m_rA.y * px);
    b.v.x += this.m_invMassB * px;
    b.v.y += this.m_invMassB * py;
    b.w += this.m_invIB * (this.m_rB.x * py - this.m_rB.y * px);
  }
}
