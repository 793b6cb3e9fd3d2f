import { b2Vec2, type b2TimeStep } from '@box2d/core';
import { b2ParticleFlag, type b2ParticleBodyContact, type b2ParticleSystem } from '@box2d/particles';
import { bodyContactsOf, isDynamic } from '../access';
import type { ParticleContacts } from './particle-contacts';

/** Contact weight of a body beside that of a particle: at the usual distance, it stands for the neighbours that are missing there. */
const WEIGHT_OF_BODY = 0.7;
/** Damping of particles of a liquid that move apart, per contact weight; those that approach each other have the package's. */
const SEPARATION_DAMPING = 0.3;
/** Rate at which a surface takes a touching liquid along, per contact weight, in 1/s. */
const SURFACE_DRAG = 2;

const { b2_tensileParticle, b2_staticPressureParticle } = b2ParticleFlag;

/** Whether particles are a liquid without surface tension. */
export const isLiquid = (flags: number): boolean =>
  (flags & (b2_staticPressureParticle | b2_tensileParticle)) === b2_staticPressureParticle;

/**
 * Weights, velocities and damping of particles in typed arrays, which takes half the time of the package's objects. Forces are those of LiquidFun
 * (`SolveDamping`, `SolveExtraDamping` in `b2ParticleSystem.cpp`), and drag along surfaces, which it has not.
 */
export class ParticleForces {
  x = new Float64Array(0);
  y = new Float64Array(0);
  /** Sum of the contact weights of each particle: a density without dimension. */
  weight = new Float64Array(0);
  flags = new Int32Array(0);
  private readonly impulse = new b2Vec2();

  constructor(
    private readonly system: b2ParticleSystem,
    private readonly contacts: ParticleContacts,
  ) {}

  /** Sums up the contact weights of all particles. */
  weigh(): void {
    const { m_count: count, m_flagsBuffer, m_weightBuffer } = this.system;
    this.reserve(count);
    const { weight, flags } = this;
    for (let at = 0; at < count; at++) {
      weight[at] = 0;
      flags[at] = m_flagsBuffer.data[at] ?? 0;
    }
    for (const contact of bodyContactsOf(this.system)) {
      const share = isLiquid(flags[contact.index] ?? 0) ? WEIGHT_OF_BODY : 1;
      weight[contact.index] = (weight[contact.index] ?? 0) + share * contact.weight;
    }
    const { a, b, weight: share } = this.contacts;
    for (let at = 0; at < this.contacts.count; at++) {
      const first = a[at] ?? 0;
      const second = b[at] ?? 0;
      weight[first] = (weight[first] ?? 0) + (share[at] ?? 0);
      weight[second] = (weight[second] ?? 0) + (share[at] ?? 0);
    }
    for (let at = 0; at < count; at++) m_weightBuffer[at] = weight[at] ?? 0;
  }

  /** Takes the velocities from the package, and adds one to each. */
  load(x: number, y: number): void {
    const { m_count: count, m_velocityBuffer } = this.system;
    this.reserve(count);
    for (let at = 0; at < count; at++) {
      const velocity = m_velocityBuffer.data[at];
      if (!velocity) continue;
      this.x[at] = velocity.x + x;
      this.y[at] = velocity.y + y;
    }
  }

  /** Returns the velocities to the package. */
  store(): void {
    const { m_count: count, m_velocityBuffer } = this.system;
    for (let at = 0; at < count; at++) {
      const velocity = m_velocityBuffer.data[at];
      if (!velocity) continue;
      velocity.x = this.x[at] ?? 0;
      velocity.y = this.y[at] ?? 0;
    }
  }

  /** Applies an impulse to a body where a particle touches it, and the opposite one to the particle. */
  push({ index, body }: b2ParticleBodyContact, x: number, y: number): void {
    const inverseMass = this.system.GetParticleInvMass();
    this.x[index] = (this.x[index] ?? 0) - inverseMass * x;
    this.y[index] = (this.y[index] ?? 0) - inverseMass * y;
    const position = this.system.m_positionBuffer.data[index];
    if (position && isDynamic(body)) {
      body.ApplyLinearImpulse(this.impulse.Set(x, y), position, true);
    }
  }

  /** Takes away what contacts have of relative velocity, along their normal, and along surfaces for liquids. */
  damp(step: b2TimeStep): void {
    const touching = bodyContactsOf(this.system);
    const { x, y, flags } = this;
    const linear = this.system.m_def.dampingStrength;
    const quadratic = 1 / this.system.GetCriticalVelocity(step);
    for (const contact of touching) {
      this.dampBody(contact, (speed) => Math.max(linear * contact.weight, Math.min(quadratic * speed, 0.5)));
    }
    const { a, b, weight, normalX, normalY, count } = this.contacts;
    for (let at = 0; at < count; at++) {
      const first = a[at] ?? 0;
      const second = b[at] ?? 0;
      const nx = normalX[at] ?? 0;
      const ny = normalY[at] ?? 0;
      const w = weight[at] ?? 0;
      const speed = ((x[second] ?? 0) - (x[first] ?? 0)) * nx + ((y[second] ?? 0) - (y[first] ?? 0)) * ny;
      const both = (flags[first] ?? 0) & (flags[second] ?? 0);
      const share =
        speed < 0
          ? Math.max(linear * w, Math.min(-quadratic * speed, 0.5))
          : isLiquid(both)
            ? SEPARATION_DAMPING * w
            : 0;
      x[first] = (x[first] ?? 0) + share * speed * nx;
      y[first] = (y[first] ?? 0) + share * speed * ny;
      x[second] = (x[second] ?? 0) - share * speed * nx;
      y[second] = (y[second] ?? 0) - share * speed * ny;
    }
    for (const contact of touching) {
      if (!((flags[contact.index] ?? 0) & b2_staticPressureParticle)) continue;
      this.dampBody(contact, () => 0.5);
      this.drag(contact, step.dt);
    }
  }

  /** Takes away a share of the speed at which a particle and a body approach each other. */
  private dampBody(contact: b2ParticleBodyContact, share: (speed: number) => number): void {
    const { mass, normal } = contact;
    const speed = -this.speedAlong(contact, normal.x, normal.y);
    if (speed <= 0) return;
    const size = share(speed) * mass * speed;
    this.push(contact, size * normal.x, size * normal.y);
  }

  /**
   * Takes away a share 1 − exp(−k w dt) of the speed along the surface, by opposite impulses at the particle: momentum and angular momentum are
   * kept, and energy decreases, for the impulse is at most the one that ends the sliding.
   */
  private drag(contact: b2ParticleBodyContact, dt: number): void {
    const { index, body, normal, weight } = contact;
    const position = this.system.m_positionBuffer.data[index];
    if (!position) return;
    const [x, y] = [-normal.y, normal.x];
    const center = body.GetWorldCenter();
    const lever = (position.x - center.x) * y - (position.y - center.y) * x;
    const moves = isDynamic(body);
    const inertia = body.GetInertia() - body.GetMass() * body.GetLocalCenter().LengthSquared();
    const turning = moves && !body.IsFixedRotation() && inertia > 0 ? (lever * lever) / inertia : 0;
    const inverseMass = this.system.GetParticleInvMass() + (moves ? 1 / body.GetMass() : 0) + turning;
    const size = ((Math.exp(-SURFACE_DRAG * weight * dt) - 1) * this.speedAlong(contact, x, y)) / inverseMass;
    this.push(contact, size * x, size * y);
  }

  /** Speed of a body at a particle, relative to that. */
  private speedAlong({ index, body }: b2ParticleBodyContact, x: number, y: number): number {
    const position = this.system.m_positionBuffer.data[index];
    if (!position) return 0;
    const center = body.GetWorldCenter();
    const velocity = body.GetLinearVelocity();
    const spin = body.GetAngularVelocity();
    return (
      (velocity.x - spin * (position.y - center.y) - (this.x[index] ?? 0)) * x +
      (velocity.y + spin * (position.x - center.x) - (this.y[index] ?? 0)) * y
    );
  }

  private reserve(count: number): void {
    if (this.x.length >= count) return;
    this.x = new Float64Array(2 * count);
    this.y = new Float64Array(2 * count);
    this.weight = new Float64Array(2 * count);
    this.flags = new Int32Array(2 * count);
  }
}
