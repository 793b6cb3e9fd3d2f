import { b2BodyType, b2Sweep, type b2Body, type b2Contact } from '@box2d/core';
import type { b2ParticleSystem } from '@box2d/particles';

// Looked up once: each access to an export of the engine calls a getter.
const { b2_dynamicBody } = b2BodyType;

export type Method = (...values: unknown[]) => unknown;

/** Reports what a release of the engine lacks. The patches are made for `@box2d/core` 0.10.0. */
function missing(name: string): never {
  throw new Error(`The physics engine has no ${name}; its patches are made for @box2d/core 0.10.0.`);
}

/** A number that the engine declares as its own. */
export function numberAt(of: object, name: string): number {
  const value: unknown = Reflect.get(of, name);
  return typeof value === 'number' ? value : missing(name);
}

/** An object or a list that the engine declares as its own. */
export function objectAt(of: object, name: string): object {
  const value: unknown = Reflect.get(of, name);
  return typeof value === 'object' && value !== null ? value : missing(name);
}

/** The contents of a list that the engine refills: the first items, as many as it counts. */
export function itemsAt(of: object, list: string, count: string): unknown[] {
  const items: unknown = Reflect.get(of, list);
  return Array.isArray(items) ? items.slice(0, numberAt(of, count)) : missing(list);
}

/** Position and rotation of a body at the start and at the end of a step. */
export function sweepOf(body: object): b2Sweep {
  const sweep: unknown = Reflect.get(body, 'm_sweep');
  return sweep instanceof b2Sweep ? sweep : missing('m_sweep');
}

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

/** A method of an engine object, which the engine may declare as its own. */
export function methodOf(of: object, name: string): Method {
  const method: unknown = Reflect.get(of, name);
  if (typeof method !== 'function') return missing(name);
  return (...values) => Reflect.apply(method, of, values);
}

/**
 * Replaces a method of one engine object.
 * @param make - makes the new method from the original one
 */
export function replaceMethod(of: object, name: string, make: (original: Method) => Method): void {
  Reflect.set(of, name, make(methodOf(of, name)));
}
