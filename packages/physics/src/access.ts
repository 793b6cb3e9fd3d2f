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
import type { b2ParticleBodyContact, b2ParticleSystem } from '@box2d/particles';

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

/** The contacts of the particles of a system with bodies. */
export const bodyContactsOf = ({ m_bodyContactBuffer }: b2ParticleSystem): b2ParticleBodyContact[] =>
  m_bodyContactBuffer.data.slice(0, m_bodyContactBuffer.count);

/** The bodies that touch particles of some systems. */
export const bodiesTouching = (systems: readonly b2ParticleSystem[]): ReadonlySet<b2Body> =>
  new Set(systems.flatMap(bodyContactsOf).map(({ body }) => body));

/** Whether forces move a body. */
export const isDynamic = (body: b2Body): boolean => body.GetType() === b2_dynamicBody;
