import { b2DistanceJoint, b2_linearSlop, type b2IDistanceJointDef, type b2SolverData } from '@box2d/core';
import { PointHold } from './point-hold';

/** Share of the length up to which an end may swing within a step; beyond it, the rod would have to turn by a right angle. */
const WIDEST = 0.8;

/**
 * A rod whose length at the end of a step is the one at its start.
 *
 * The engine keeps the length along the tangent only, so that an end which moves across the rod leaves the circle.
 */
export class DistanceJoint extends b2DistanceJoint {
  private readonly hold = new PointHold();

  constructor(definition: b2IDistanceJointDef) {
    super(definition);
  }

  protected override InitVelocityConstraints(data: b2SolverData): void {
    super.InitVelocityConstraints(data);
    this.hold.begin(this.m_invMassA, this.m_invMassB, this.m_invIA, this.m_invIB, this.m_rA, this.m_rB);
  }

  protected override SolveVelocityConstraints(data: b2SolverData): void {
    if (this.m_minLength < this.m_maxLength) {
      super.SolveVelocityConstraints(data);
      return;
    }
    const a = data.velocities[this.m_indexA];
    const b = data.velocities[this.m_indexB];
    if (!a || !b) return;
    this.hold.measure(a, b, data.step.dt, data.step.inv_dt);
    const impulse = -this.m_mass * this.stretching(data.step.dt, data.step.inv_dt);
    this.m_impulse += impulse;
    const { x, y } = this.m_u;
    const [px, py] = [impulse * x, impulse * y];
    a.v.x -= this.m_invMassA * px;
    a.v.y -= this.m_invMassA * py;
    a.w -= this.m_invIA * (this.m_rA.x * py - this.m_rA.y * px);
    b.v.x += this.m_invMassB * px;
    b.v.y += this.m_invMassB * py;
    b.w += this.m_invIB * (this.m_rB.x * py - this.m_rB.y * px);
  }

  /** Mean velocity along the rod, plus the one at which a rod of constant length draws in an end that moves across it. */
  private stretching(h: number, invH: number): number {
    const { x, y } = this.m_u;
    const { hold } = this;
    const length = this.m_currentLength;
    if (length < b2_linearSlop) return hold.x * x + hold.y * y;
    const across = h * (x * hold.y - y * hold.x);
    const most = WIDEST * length;
    const swing = across * across < most * most ? across * across : most * most;
    return hold.x * x + hold.y * y + (invH * swing) / (length + Math.sqrt(length * length - swing));
  }
}
