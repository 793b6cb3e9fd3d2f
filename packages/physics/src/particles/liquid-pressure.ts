import type { b2TimeStep } from '@box2d/core';
import { b2ParticleFlag, type b2ParticleSystem } from '@box2d/particles';
import { bodyContactsOf } from '../access';
import type { ParticleContacts } from './particle-contacts';
import { isLiquid, type ParticleForces } from './particle-forces';

/** Sum of contact weights without compression, as in the package: a particle then takes the area (1.5 × radius)², which its mass stands for. */
const REST = 1;
/** How much of its pressure a liquid loses per iteration; less compresses it less, and lets it settle later. The package has 0.2. */
const RELAXATION = 0.035;
/** Iterations per substep, where the package has 8 without acceleration. */
const ITERATIONS = 5;
/** Estimate of the spectral radius of an iteration, ρ; by theory, it is about 1 / (1 + relaxation). */
const SPECTRAL_RADIUS = 0.97;
/** Limit of either kind of pressure as a share of the critical one; beyond it, explicit steps are unstable. */
const MAX_PRESSURE = 0.5;
/** Contact weight from which a body pushes particles away even if they have no pressure: half the distance of neighbours. */
const TOUCHING = 0.65;
/** Contact weight of a body beside that of a particle in the sum of directions: it stands for half of the neighbours. */
const SHARE_OF_BODY = 0.6;
/**
 * Pressure of a body on a particle of a liquid beside that of a particle. The less it is, the closer particles come to surfaces, where water loses
 * volume; with more, coarse particles hold bodies up.
 */
const PRESSURE_OF_BODY = 1.2;
/** Limit of the correction of direction; all of the pressure in one direction would let particles collapse in the other. */
const MAX_CORRECTION = 0.8;

const { b2_powderParticle, b2_tensileParticle, b2_staticPressureParticle } = b2ParticleFlag;
const NO_PRESSURE = b2_powderParticle | b2_tensileParticle;

const arraysFor = (size: number) => ({
  pressure: new Float64Array(size),
  /** That of the iteration before the last one. */
  previous: new Float64Array(size),
  /** Sum over neighbours, then the pressure with its direct part. */
  total: new Float64Array(size),
  /** Real and imaginary part of the correction μ. */
  real: new Float64Array(size),
  imaginary: new Float64Array(size),
  /** Σ w, and the real and imaginary part of Σ w e^(4iθ). */
  sum: new Float64Array(size),
  real4: new Float64Array(size),
  imaginary4: new Float64Array(size),
});

/**
 * Pressure between particles, as in LiquidFun 1.1 (`SolveStaticPressure`, `SolvePressure` in `b2ParticleSystem.cpp`), with three changes for
 * liquids. Their weight at rest gives them the volume that was filled. Bodies press harder on them. And their pressure is the same in all
 * directions: LiquidFun's particles settle in a lattice, which carries shear like a solid, so that bodies float too high.
 *
 * A contact in the direction θ of particles i, j gets the force w (pᵢ aᵢ(θ) + pⱼ aⱼ(θ)), with a(θ) = 1 + Re(μ e^(−2iθ)) and
 * μ Σ w + μ* Σ w e^(4iθ) = −2 Σ w e^(2iθ), which removes the deviatoric part of the stress Σ w a n⊗n. Forces
 * are central, and equal and opposite: momentum and angular momentum are kept.
 */
export class LiquidPressure {
  private arrays = arraysFor(0);

  constructor(
    private readonly system: b2ParticleSystem,
    private readonly contacts: ParticleContacts,
    private readonly forces: ParticleForces,
  ) {}

  /**
   * Iterates the modified Poisson equation Σ wᵢⱼ (pᵢ − pⱼ) + r pᵢ = s (wᵢ − w₀) of LiquidFun's static pressure, from that of the last step, by
   * Jacobi's method with Chebyshev acceleration: ω₁ = 1, ω₂ = 1 / (1 − ρ² / 2), ωₖ₊₁ = 1 / (1 − ρ² ωₖ / 4) (Golub and Van Loan, _Matrix
   * Computations_, 4th ed., 11.2.8).
   */
  solveStatic(step: b2TimeStep): void {
    const { m_count: count, m_staticPressureBuffer: buffer, m_def: def } = this.system;
    const { pressure, previous, total } = this.reserve();
    const { weight, flags } = this.forces;
    const { a, b, weight: share, count: pairs } = this.contacts;
    const critical = this.system.GetCriticalPressure(step);
    const perWeight = def.staticPressureStrength * critical;
    const most = MAX_PRESSURE * critical;
    for (let at = 0; at < count; at++) {
      pressure[at] = (flags[at] ?? 0) & b2_staticPressureParticle ? (buffer[at] ?? 0) : 0;
    }
    let factor = 1;
    for (let iteration = 0; iteration < ITERATIONS; iteration++) {
      if (iteration > 0) factor = 1 / (1 - (SPECTRAL_RADIUS ** 2 * factor) / (iteration === 1 ? 2 : 4));
      total.fill(0, 0, count);
      for (let at = 0; at < pairs; at++) {
        const first = a[at] ?? 0;
        const second = b[at] ?? 0;
        const w = share[at] ?? 0;
        total[first] = (total[first] ?? 0) + w * (pressure[second] ?? 0);
        total[second] = (total[second] ?? 0) + w * (pressure[first] ?? 0);
      }
      for (let at = 0; at < count; at++) {
        const flag = flags[at] ?? 0;
        if (!(flag & b2_staticPressureParticle)) continue;
        const own = weight[at] ?? 0;
        const source = perWeight * (own - REST);
        const value =
          ((total[at] ?? 0) + source) / (own + (isLiquid(flag) ? RELAXATION : def.staticPressureRelaxation));
        const next = iteration === 0 ? value : (previous[at] ?? 0) + factor * (value - (previous[at] ?? 0));
        previous[at] = pressure[at] ?? 0;
        pressure[at] = next < 0 ? 0 : next > most ? most : next;
      }
    }
    for (let at = 0; at < count; at++) buffer[at] = pressure[at] ?? 0;
  }

  /** Pushes particles, and the bodies that they touch. */
  push(step: b2TimeStep): void {
    const { system, forces } = this;
    const { total, real, imaginary } = this.reserve();
    const { m_def: def } = system;
    const perWeight = def.pressureStrength * system.GetCriticalPressure(step);
    this.sumUp(perWeight, MAX_PRESSURE * system.GetCriticalPressure(step));
    // Neighbours hardly change within a step.
    if (system.m_iterationIndex === 0) this.correctDirections();
    const perPressure = step.dt / (def.density * system.m_particleDiameter);
    for (const contact of bodyContactsOf(system)) {
      const { index, weight, mass, normal } = contact;
      const liquid = isLiquid(forces.flags[index] ?? 0);
      const touch = liquid ? Math.max(0, weight - TOUCHING) : weight;
      const part =
        1 +
        (real[index] ?? 0) * (normal.x * normal.x - normal.y * normal.y) +
        (imaginary[index] ?? 0) * 2 * normal.x * normal.y;
      const pressure = (liquid ? PRESSURE_OF_BODY : 1) * (total[index] ?? 0) * part + perWeight * touch;
      const size = perPressure * weight * mass * pressure;
      forces.push(contact, size * normal.x, size * normal.y);
    }
    const { a, b, weight, normalX, normalY, count } = this.contacts;
    const { x, y } = forces;
    for (let at = 0; at < count; at++) {
      const first = a[at] ?? 0;
      const second = b[at] ?? 0;
      const [p, q] = [total[first] ?? 0, total[second] ?? 0];
      if (p + q === 0) continue;
      const nx = normalX[at] ?? 0;
      const ny = normalY[at] ?? 0;
      const cos = nx * nx - ny * ny;
      const sin = 2 * nx * ny;
      const size =
        perPressure *
        (weight[at] ?? 0) *
        (p * (1 + (real[first] ?? 0) * cos + (imaginary[first] ?? 0) * sin) +
          q * (1 + (real[second] ?? 0) * cos + (imaginary[second] ?? 0) * sin));
      x[first] = (x[first] ?? 0) - size * nx;
      y[first] = (y[first] ?? 0) - size * ny;
      x[second] = (x[second] ?? 0) + size * nx;
      y[second] = (y[second] ?? 0) + size * ny;
    }
  }

  /** Adds the pressure that follows from how close the neighbours are now. */
  private sumUp(perWeight: number, most: number): void {
    const { total, pressure } = this.arrays;
    const { weight, flags } = this.forces;
    for (let at = 0; at < this.system.m_count; at++) {
      const flag = flags[at] ?? 0;
      const over = (weight[at] ?? 0) - REST;
      const direct = over > 0 && !(flag & NO_PRESSURE) ? Math.min(perWeight * over, most) : 0;
      total[at] = direct + (flag & b2_staticPressureParticle ? (pressure[at] ?? 0) : 0);
    }
  }

  private correctDirections(): void {
    const { real, imaginary, sum, real4, imaginary4 } = this.arrays;
    const { m_count: count } = this.system;
    const { weight, flags } = this.forces;
    for (const sums of [real, imaginary, sum, real4, imaginary4]) sums.fill(0, 0, count);
    for (const contact of bodyContactsOf(this.system)) {
      this.addDirection(contact.index, SHARE_OF_BODY * contact.weight, contact.normal.x, contact.normal.y);
    }
    const { a, b, weight: share, normalX, normalY, count: pairs } = this.contacts;
    for (let at = 0; at < pairs; at++) {
      const w = share[at] ?? 0;
      // Stress is force times distance, here in units of the usual distance of 0.8 diameters.
      const lever = (w * (1 - w)) / 0.8;
      this.addDirection(a[at] ?? 0, lever, normalX[at] ?? 0, normalY[at] ?? 0);
      this.addDirection(b[at] ?? 0, lever, normalX[at] ?? 0, normalY[at] ?? 0);
    }
    for (let at = 0; at < count; at++) {
      const own = weight[at] ?? 0;
      // At the surface, neighbours are missing on one side, which is no shear.
      const inside = isLiquid(flags[at] ?? 0) ? Math.min(1, Math.max(0, (own - 0.7) / 0.3)) : 0;
      const [s0, x2, y2] = [sum[at] ?? 0, real[at] ?? 0, imaginary[at] ?? 0];
      const [x4, y4] = [real4[at] ?? 0, imaginary4[at] ?? 0];
      // μ s₀ + μ* s₄ = −2 s₂; a tenth of s₀² keeps it solvable where all contacts are at right angles.
      const factor = inside > 0 ? (2 * inside) / (1.1 * s0 * s0 - x4 * x4 - y4 * y4) : 0;
      const x = factor * (x2 * x4 + y2 * y4 - x2 * s0);
      const y = factor * (x2 * y4 - y2 * x4 - y2 * s0);
      const size = Math.sqrt(x * x + y * y);
      const limit = size > MAX_CORRECTION ? MAX_CORRECTION / size : 1;
      real[at] = limit * x;
      imaginary[at] = limit * y;
    }
  }

  /** Adds w e^(2iθ) of a contact in the direction (cos θ, sin θ). */
  private addDirection(at: number, w: number, x: number, y: number): void {
    const cos = x * x - y * y;
    const sin = 2 * x * y;
    const { real, imaginary, sum, real4, imaginary4 } = this.arrays;
    real[at] = (real[at] ?? 0) + w * cos;
    imaginary[at] = (imaginary[at] ?? 0) + w * sin;
    sum[at] = (sum[at] ?? 0) + w;
    real4[at] = (real4[at] ?? 0) + w * (cos * cos - sin * sin);
    imaginary4[at] = (imaginary4[at] ?? 0) + w * 2 * cos * sin;
  }

  private reserve() {
    const { m_count } = this.system;
    if (this.arrays.total.length < m_count) this.arrays = arraysFor(2 * m_count);
    return this.arrays;
  }
}
