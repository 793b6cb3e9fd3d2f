import type { b2World } from '@box2d/core';
import {
  b2ParticleFlag,
  b2ParticleSystem,
  b2ParticleSystemDef,
  type b2ParticleBodyContact,
  type b2ParticleGroup,
  type b2ParticleSystem_ConnectionFilter,
} from '@box2d/particles';

/** More particles than a system ever has; with the 32 bits of a tag, an index below it fits into the 53 bits of a number. */
const MAX_PARTICLES = 2 ** 20;

/** How strongly liquids push back when they are pressed; the package's own default is a tenth of LiquidFun's. */
const PRESSURE = 0.05;

/**
 * All particles of one radius in a world. It works around two things in the package: its order of contacts comes from a sort with random
 * pivots, and connecting springs takes the cube of their number.
 */
export class ParticleSystem extends b2ParticleSystem {
  private keys = new Float64Array(0);

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

  /** Sorts by tag and then by index, so that the same state always has the same contacts in the same order. */
  override SortProxies(): void {
    const { data, count } = this.m_proxyBuffer;
    if (this.keys.length < count) this.keys = new Float64Array(2 * count);
    const keys = this.keys.subarray(0, count);
    for (let at = 0; at < count; at++) {
      const proxy = data[at];
      if (proxy) keys[at] = proxy.tag * MAX_PARTICLES + proxy.index;
    }
    keys.sort();
    for (let at = 0; at < count; at++) {
      const proxy = data[at];
      const key = keys[at] ?? 0;
      if (!proxy) continue;
      proxy.tag = Math.floor(key / MAX_PARTICLES);
      proxy.index = key % MAX_PARTICLES;
    }
  }

  /** Sorts the contacts with bodies, which come in an order that depends on what the world has seen before. */
  override UpdateBodyContacts(): void {
    super.UpdateBodyContacts();
    const { data, count } = this.m_bodyContactBuffer;
    const sorted = data.slice(0, count).sort(inOrder);
    for (let at = 0; at < count; at++) {
      const contact = sorted[at];
      if (contact) data[at] = contact;
    }
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
  // An empty group goes too, once it need not stay.
  group.SetGroupFlags(0);
  group.DestroyParticles(false);
  system.SolveZombie();
  if (system.GetParticleGroupCount() === 0) system.m_world.DestroyParticleSystem(system);
}

const inOrder = (a: b2ParticleBodyContact, b: b2ParticleBodyContact): number =>
  a.index - b.index || a.normal.x - b.normal.x || a.normal.y - b.normal.y || a.weight - b.weight;

/** Keeps liquids from being pressed to a fraction of their volume by their own weight. */
const FIRM = b2ParticleFlag.b2_staticPressureParticle;

/** Bits of the kinds of particles. A barrier lets nothing pass between its particles, which must stand still for that. */
export const PARTICLE_FLAGS = {
  water: b2ParticleFlag.b2_waterParticle | FIRM,
  viscous: b2ParticleFlag.b2_viscousParticle | FIRM,
  elastic: b2ParticleFlag.b2_elasticParticle,
  spring: b2ParticleFlag.b2_springParticle,
  powder: b2ParticleFlag.b2_powderParticle,
  tensile: b2ParticleFlag.b2_tensileParticle | FIRM,
  wall: b2ParticleFlag.b2_wallParticle,
  barrier: b2ParticleFlag.b2_barrierParticle | b2ParticleFlag.b2_wallParticle,
} as const;
