import {
  b2BodyType,
  type b2Body,
  type b2Contact,
  type b2Joint,
  type b2Profile,
  type b2Sweep,
  type b2TimeStep,
  type b2World,
  type XY,
} from '@box2d/core';
import type { b2ParticleSystem } from '@box2d/particles';

// Looked up once: each access to an export of the engine calls a getter.
const { b2_dynamicBody } = b2BodyType;

/**
 * A group of bodies that the engine solves together: a world has one, and fills it again for each group. Of its lists, as many items as it counts are
 * valid.
 */
export interface Island {
  readonly m_bodies: readonly b2Body[];
  readonly m_bodyCount: number;
  readonly m_contacts: readonly b2Contact[];
  readonly m_contactCount: number;
  readonly m_joints: readonly b2Joint[];
  readonly m_jointCount: number;
  Resize: (bodyCapacity: number) => void;
  Solve: (profile: b2Profile, step: b2TimeStep, gravity: XY, allowSleep: boolean) => void;
  SolveTOI: (subStep: b2TimeStep, toiIndexA: number, toiIndexB: number) => void;
}

/** The island of a world. What the engine declares as its own is read by its name in brackets, and has the type that is written here. */
export const islandOf = (world: b2World): Island => world['m_island'];

/** Position and rotation of a body at the start and at the end of a step. */
export const sweepOf = (body: b2Body): b2Sweep => body['m_sweep'];

/** The bodies of a contact. */
export const bodiesOf = (contact: b2Contact): readonly [a: b2Body, b: b2Body] => [
  contact.GetFixtureA().GetBody(),
  contact.GetFixtureB().GetBody(),
];

/** The bodies that touch particles of a system. */
export function bodiesTouching({ m_bodyContactBuffer: { data, count } }: b2ParticleSystem): Set<b2Body> {
  const bodies = new Set<b2Body>();
  for (let at = 0; at < count; at++) {
    const contact = data[at];
    if (contact) bodies.add(contact.body);
  }
  return bodies;
}

/** Whether forces move a body. */
export const isDynamic = (body: b2Body): boolean => body.GetType() === b2_dynamicBody;
