import { b2AABB, b2TimeStep, type b2Fixture, type b2World } from '@box2d/core';
import { bodiesTouching, bodyContactsOf, isDynamic } from '../access';
import { ParticleContacts } from './particle-contacts';
import { LiquidPressure } from './liquid-pressure';
import { ParticleForces } from './particle-forces';
import {
  b2ParticleFlag,
  b2ParticleGroupFlag,
  b2ParticleSystem,
  b2ParticleSystemDef,
  type b2ParticleBodyContact,
  type b2ParticleGroup,
  type b2ParticleSystem_ConnectionFilter,
} from '@box2d/particles';

/** How strongly liquids push back when they are pressed; the package's own default is a tenth of LiquidFun's. */
const PRESSURE = 0.05;

/** Static pressure of water, ρ g depth, that a substep can balance, as a share of ρ (diameter / dt)². */
const MAX_STATIC_PRESSURE = 0.15;
/** More substeps than these would take too long. */
const MAX_SUBSTEPS = 8;

const { b2_viscousParticle, b2_powderParticle, b2_tensileParticle } = b2ParticleFlag;
/** Materials whose forces the package computes from its own list of contacts. */
const USES_CONTACTS = b2_viscousParticle | b2_powderParticle | b2_tensileParticle;
const GROUP_USES_CONTACTS = b2ParticleGroupFlag.b2_solidParticleGroup | b2ParticleGroupFlag.b2_rigidParticleGroup;

/**
 * All particles of one radius in a world. It works around two things in the package: its order of contacts comes from a sort with random
 * pivots, and connecting springs takes the cube of their number.
 */
export class ParticleSystem extends b2ParticleSystem {
  // Computed anew in each step: private for JavaScript too, they are no part of the scene's state.
  readonly #pairs = new ParticleContacts();
  readonly #forces = new ParticleForces(this, this.#pairs);
  readonly #pressure = new LiquidPressure(this, this.#pairs, this.#forces);

  /** Mass of the dynamic bodies that have touched particles at the end of the last step. */
  private massInside = 0;

  /** The system of a world for a radius; made if there is none. */
  static of(world: b2World, radius: number): ParticleSystem {
    for (let system = world.GetParticleSystemList(); system; system = system.GetNext()) {
      if (system instanceof ParticleSystem && system.GetRadius() === radius) return system;
    }
    const definition = new b2ParticleSystemDef();
    definition.radius = radius;
    definition.pressureStrength = PRESSURE;
    const made = new ParticleSystem(definition, world);
    made.m_next = world.m_particleSystemList;
    if (made.m_next) made.m_next.m_prev = made;
    world.m_particleSystemList = made;
    return made;
  }

  /**
   * Simulates a step in as many substeps as the depth of liquids needs, at least `particleIterations`. Pressure is limited to a share of
   * ρ (diameter / dt)²; what a depth needs is ρ g depth. Other materials are as stiff and as viscous as with `particleIterations` alone.
   */
  override Solve(step: b2TimeStep): void {
    const particleIterations = Math.max(step.config.particleIterations, this.substepsNeeded(step.dt));
    const own = b2TimeStep.Create().Copy(step);
    own.config = { ...step.config, particleIterations };
    const strengths = new b2ParticleSystemDef().Copy(this.m_def);
    scaleStrengths(this.m_def, particleIterations / step.config.particleIterations);
    try {
      super.Solve(own);
    } finally {
      this.m_def.Copy(strengths);
    }
    const inside = [...bodiesTouching([this])].filter(isDynamic);
    this.massInside = inside.reduce((sum, body) => sum + body.GetMass(), 0);
  }

  /** Sorts by tag and then by index, so that the same state always has the same contacts in the same order. */
  override SortProxies(): void {
    this.#pairs.sort(this);
  }

  override UpdateContacts(exceptZombie: boolean): void {
    if (exceptZombie) {
      super.UpdateContacts(exceptZombie);
      return;
    }
    this.SortProxies();
    this.#pairs.find(this);
    const isNeeded = this.m_allParticleFlags & USES_CONTACTS || this.m_allGroupFlags & GROUP_USES_CONTACTS;
    if (isNeeded) this.#pairs.write(this);
    else this.m_contactBuffer.SetCount(0);
  }

  override ComputeWeight(): void {
    this.#forces.weigh();
  }

  /** The first substep applies forces, for the time of the whole step. */
  override SolveForce(step: b2TimeStep): void {
    const whole = b2TimeStep.Create().Copy(step);
    whole.dt *= step.config.particleIterations;
    super.SolveForce(whole);
  }

  /** Adds gravity. From here to `SolveDamping`, velocities are in typed arrays. */
  override SolveGravity(step: b2TimeStep): void {
    const { x, y } = this.m_world.GetGravity();
    this.#forces.load(step.dt * x, step.dt * y);
  }

  override SolveStaticPressure(step: b2TimeStep): void {
    this.#pressure.solveStatic(step);
  }

  override SolvePressure(step: b2TimeStep): void {
    this.#pressure.push(step);
  }

  override SolveDamping(step: b2TimeStep): void {
    this.#forces.damp(step);
    this.#forces.store();
  }

  /** It is done by `SolveDamping`. */
  override SolveExtraDamping(): void {}

  /** Stops particles at bodies. The package looks for these around the paths of all particles, which are at most a diameter long. */
  override SolveCollision(step: b2TimeStep): void {
    const { lowerBound, upperBound } = this.#pairs.box;
    const reach = this.m_particleDiameter;
    const around = new b2AABB();
    around.lowerBound.Set(lowerBound.x - reach, lowerBound.y - reach);
    around.upperBound.Set(upperBound.x + reach, upperBound.y + reach);
    const callback: { m_step: b2TimeStep; ReportFixture: (fixture: b2Fixture) => boolean } =
      this['SolveCollision_callback'];
    callback.m_step = step;
    this.m_world.QueryAABB(around, (fixture) => callback.ReportFixture(fixture));
  }

  /** Sorts the contacts with bodies, which come in an order that depends on what the world has seen before. */
  override UpdateBodyContacts(): void {
    super.UpdateBodyContacts();
    const { data } = this.m_bodyContactBuffer;
    const sorted = bodyContactsOf(this).sort(inOrder);
    sorted.forEach((contact, at) => void (data[at] = contact));
  }

  /** Connects the particles of a group that has just been made; contacts come once each, so there is nothing to sort out. */
  override UpdatePairsAndTriads(first: number, last: number, filter: b2ParticleSystem_ConnectionFilter): void {
    const flags = this.m_flagsBuffer.data[first] ?? 0;
    if ((flags & b2ParticleSystem.k_pairFlags) === 0) {
      super.UpdatePairsAndTriads(first, last, filter);
      return;
    }
    const strength = this.m_groupBuffer[first]?.m_strength ?? 1;
    const { data, count } = this.m_contactBuffer;
    for (let at = 0; at < count; at++) {
      const contact = data[at];
      if (!contact || contact.indexA < first || contact.indexB < first) continue;
      if (contact.indexA >= last || contact.indexB >= last) continue;
      const pair = this.m_pairBuffer.data[this.m_pairBuffer.Append()];
      if (!pair) continue;
      pair.indexA = contact.indexA;
      pair.indexB = contact.indexB;
      pair.flags = flags;
      pair.strength = strength;
      pair.distance = (1 - contact.weight) * this.m_particleDiameter;
    }
  }

  /**
   * The largest pressure is that of the depth along gravity, from the lowest to the highest particle of a liquid under pressure, thus without
   * drops, and that of the weight of bodies in the liquid on its width.
   */
  private substepsNeeded(dt: number): number {
    const { x, y } = this.m_world.GetGravity();
    const gravity = Math.hypot(x, y);
    if (gravity === 0) return 1;
    let [lowest, highest, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let at = 0; at < this.m_count; at++) {
      const position = this.m_positionBuffer.data[at];
      if (!position || !(this.m_staticPressureBuffer[at] ?? 0)) continue;
      const depth = (position.x * x + position.y * y) / gravity;
      const across = (position.y * x - position.x * y) / gravity;
      if (depth < lowest) lowest = depth;
      if (depth > highest) highest = depth;
      if (across < left) left = across;
      if (across > right) right = across;
    }
    if (highest <= lowest) return 1;
    const load = this.massInside / (this.m_def.density * (right - left + this.m_particleDiameter));
    const pressure = gravity * (highest - lowest + load);
    const needed = (dt / this.m_particleDiameter) * Math.sqrt(pressure / MAX_STATIC_PRESSURE);
    return Math.min(MAX_SUBSTEPS, Math.max(1, Math.ceil(needed)));
  }
}

/**
 * Makes up for more substeps. The package's forces take away a share of a deviation per substep: of a velocity, which grows with the number of
 * substeps, or of a position at the speed diameter / substep, which grows with its square.
 */
function scaleStrengths(definition: b2ParticleSystemDef, substeps: number): void {
  definition.viscousStrength /= substeps;
  definition.elasticStrength /= substeps ** 2;
  definition.springStrength /= substeps ** 2;
  definition.powderStrength /= substeps ** 2;
  definition.surfaceTensionPressureStrength /= substeps ** 2;
  definition.surfaceTensionNormalStrength /= substeps ** 2;
}

/** What the engine knows of the particles of a group: those from `first` to before `last` in each list. */
export function particlesOf(group: b2ParticleGroup) {
  const system = group.GetParticleSystem();
  const first = group.GetBufferIndex();
  return {
    first,
    last: first + group.GetParticleCount(),
    positions: system.GetPositionBuffer(),
    velocities: system.GetVelocityBuffer(),
    /** What presses on each from before the step. */
    pressures: system.m_staticPressureBuffer,
    /** How far below the surface of a solid group each is. */
    depths: system.m_depthBuffer,
    /** What pushes each in the next step; undefined if nothing pushes any. */
    forces: system.m_hasForce ? system.m_forceBuffer : undefined,
  };
}

/** Removes particles of a group by their index in it; those after them move up. */
export function removeParticles(group: b2ParticleGroup, indices: readonly number[]): void {
  const system = group.GetParticleSystem();
  for (const index of indices) system.DestroyParticle(group.GetBufferIndex() + index);
  if (indices.length > 0) system.SolveZombie();
}

/** Removes a group with its particles, and its system if that has no other. */
export function removeGroup(group: b2ParticleGroup): void {
  const system = group.GetParticleSystem();
  // Without this flag, an empty group is destroyed, too.
  group.SetGroupFlags(0);
  group.DestroyParticles(false);
  system.SolveZombie();
  if (system.GetParticleGroupCount() === 0) system.m_world.DestroyParticleSystem(system);
}

const inOrder = (a: b2ParticleBodyContact, b: b2ParticleBodyContact): number =>
  a.index - b.index || a.normal.x - b.normal.x || a.normal.y - b.normal.y || a.weight - b.weight;

/** Keeps liquids from being pressed to a fraction of their volume by their own weight. */
const STATIC_PRESSURE = b2ParticleFlag.b2_staticPressureParticle;

/** Bits of the kinds of particles. A barrier lets nothing pass between its particles, which must stand still for that. */
export const PARTICLE_FLAGS = {
  water: b2ParticleFlag.b2_waterParticle | STATIC_PRESSURE,
  viscous: b2ParticleFlag.b2_viscousParticle | STATIC_PRESSURE,
  elastic: b2ParticleFlag.b2_elasticParticle,
  spring: b2ParticleFlag.b2_springParticle,
  powder: b2ParticleFlag.b2_powderParticle,
  tensile: b2ParticleFlag.b2_tensileParticle | STATIC_PRESSURE,
  wall: b2ParticleFlag.b2_wallParticle,
  barrier: b2ParticleFlag.b2_barrierParticle | b2ParticleFlag.b2_wallParticle,
} as const;
