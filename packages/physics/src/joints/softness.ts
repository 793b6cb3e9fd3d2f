import { b2JointType, type b2Body } from '@box2d/core';

/** Above this angle of the swing per step, which is a quarter of the step rate, a spring follows no swing any more. */
const MAX_PHASE = Math.PI / 2;

/**
 * A spring with a damper that swings and dies down in steps exactly as it would in time.
 *
 * An oscillator x″ + 2 ζ ω x′ + ω² x = g of inertia M multiplies its amplitude by z = exp((−ζ ω ± i ω √(1 − ζ²)) h) in a
 * step of length h. With an impulse −M (κ x / h + p v₁ + s v₀), where x is the deflection and v₀ the velocity before the
 * step, v₁ the velocity after it, and the deflection moves by h v₁, the characteristic equation is
 * (1 + p) z² − (2 + p − s − κ) z + 1 − s = 0. Its roots are those of the oscillator, and the deflection at rest is g / ω²,
 * with κ = ω² h², 1 + p = κ / |1 − z|², s = 1 − (1 + p) |z|². The engine's own formula is the implicit Euler method,
 * p = κ + 2 ζ ω h and s = 0, which damps: at 5 Hz and 60 Hz, to a third in one swing.
 */
export class Softness {
  /** Stiffness and damping, in N/m and N·s/m or in N·m/rad and N·m·s/rad. */
  stiffness = 0;
  damping = 0;
  /** Velocity that a unit of impulse takes away, and velocity towards rest: those of the engine's soft constraints. */
  gamma = 0;
  bias = 0;
  /** Inertia M when the joint was connected or the bodies changed, so that the stiffness stays what it was as they turn. */
  private inertia = 0;
  /** Sum of the bodies' inverse masses and inertias to which the inertia belongs. */
  private bodies = -1;
  private omega = 0;
  private ratio = 0;

  /** Sets the frequency in hertz and the damping ratio. */
  tune(frequency: number, dampingRatio: number): void {
    const omega = 2 * Math.PI * frequency;
    if ((omega === 0) !== (this.omega === 0)) this.bodies = -1;
    this.omega = omega;
    this.ratio = dampingRatio;
  }

  get isSoft(): boolean {
    return this.omega > 0;
  }

  /**
   * Prepares a step.
   * @param invInertia - change of velocity per impulse
   * @param x - deflection
   * @param before - rate of the deflection in the last step
   */
  begin(a: b2Body, b: b2Body, h: number, invInertia: number, x: number, before: number): void {
    const [ma, mb]: [number, number] = [a['m_invMass'], b['m_invMass']];
    const [ia, ib]: [number, number] = [a['m_invI'], b['m_invI']];
    const bodies = ma + mb + ia + ib;
    if (this.bodies !== bodies) {
      this.bodies = bodies;
      this.inertia = invInertia > 0 ? 1 / invInertia : 0;
    }
    const { inertia, omega, ratio } = this;
    this.stiffness = inertia * omega * omega;
    this.damping = 2 * inertia * ratio * omega;
    const angle = omega * h;
    const kappa = angle * angle;
    let p = kappa + 2 * ratio * angle;
    let s = 0;
    if (angle <= MAX_PHASE) {
      const decay = Math.exp(-ratio * angle);
      const half = Math.sin((angle / 2) * Math.sqrt(1 - ratio * ratio));
      p = kappa / ((1 - decay) ** 2 + 4 * decay * half * half) - 1;
      s = 1 - (1 + p) * decay * decay;
      // Joints at one body add up; together they are stable while 4 + softJoints · (2 p − 2 s − κ) is positive.
      const softJoints = Math.max(1, countAt(a), countAt(b));
      const more = Math.max(0, (kappa - 2 * (p - s) - 3.6 / softJoints) / 4);
      p += more;
      s -= more;
    }
    const scale = p * inertia;
    this.gamma = scale > 0 ? 1 / scale : 0;
    this.bias = scale > 0 ? ((kappa / h) * x + s * before) / p : 0;
  }
}

/** A joint of the engine that can be a spring. */
interface SoftJoint {
  readonly softness: Softness;
  SetStiffness(stiffness: number): void;
  SetDamping(damping: number): void;
}

/** Makes a joint a spring of a frequency in hertz; 0 makes it rigid, or a suspension without limits free. */
export function soften(joint: SoftJoint, frequency: number, dampingRatio: number): void {
  const { softness } = joint;
  softness.tune(frequency, dampingRatio);
  // The engine skips a spring without stiffness; the actual one is known when a step begins.
  joint.SetStiffness(frequency > 0 ? softness.stiffness || 1 : 0);
  joint.SetDamping(frequency > 0 ? softness.damping : 0);
}

/** The number of joints of these kinds that a body has. */
function countAt(body: b2Body): number {
  // Bodies that nothing moves pass nothing on from one joint to another.
  if (body.GetMass() === 0) return 0;
  let count = 0;
  for (let edge = body.GetJointList(); edge; edge = edge.next)
    if (edge.joint.GetType() !== b2JointType.e_revoluteJoint) count++;
  return count;
}
