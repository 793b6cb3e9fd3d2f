import { b2BodyType, type b2Body, type b2Contact, type b2World } from '@box2d/core';
import { collide } from './collide';
import { isFreeOfForces } from './free-motion';
import { bodiesOf, isDynamic } from '../access';
import { motionAt, motionOf, setMotion, uniformTrajectory, type Trajectory } from './motion';
import { normalSpeed } from './normal-speed';
import { findTimeOfImpact, worldManifoldOf, type WorldManifold } from './world-manifold';

const { b2_staticBody } = b2BodyType;

/** Bodies that separate more slowly than this are at rest on each other, in m/s. */
export const SEPARATION_SPEED = 0.05;

/** A bound for impacts that follow each other forever, like those of a ball between two that close in on it. */
const MAX_IMPACTS_PER_CONTACT = 16;

/** What a step knows of the bodies in it. */
export interface Step {
  readonly world: b2World;
  /** In seconds. */
  readonly duration: number;
  /** Bodies that touch particles. */
  readonly touchingParticles: ReadonlySet<b2Body>;
}

/**
 * Solves the impacts of bodies that touch when a step starts, one pair after the other until none approaches (sequential impacts: a row of
 * balls passes an impact on to its last one, as Newton's cradle does). The engine solves all at once, with the velocities after the whole
 * step's gravity (`b2_contact_solver.js`).
 * @param moving - contacts that may have an impact or separate, by an estimate
 * @returns contacts without a normal impulse in this step: of bodies that separate, or whose outlines do not touch yet
 */
export function solveImpacts(moving: readonly b2Contact[], step: Step): b2Contact[] {
  const considered = new Set(moving);
  const queue = moving.filter((contact) => contact.GetRestitution() > 0);
  const waiting = new Set(queue);
  let left = MAX_IMPACTS_PER_CONTACT * (queue.length + 4);
  for (let contact = queue.shift(); contact && left > 0; contact = queue.shift(), left--) {
    waiting.delete(contact);
    if (!solveImpact(contact, step)) continue;
    for (const body of bodiesOf(contact)) {
      for (const next of contactsOf(body)) {
        considered.add(next);
        if (next === contact || next.GetRestitution() === 0 || waiting.has(next)) continue;
        waiting.add(next);
        queue.push(next);
      }
    }
  }
  return [...considered].filter((contact) => contact.IsTouching() && mayMove(contact) && !isPressing(contact, step));
}

/** Contacts of a world with restitution, and those that may have an impact or separate, by an estimate. */
export function contactsToSolve(world: b2World): { readonly bouncing: b2Contact[]; readonly moving: b2Contact[] } {
  const [bouncing, moving]: [b2Contact[], b2Contact[]] = [[], []];
  for (let contact = world.GetContactList(); contact; contact = contact.GetNext()) {
    if (contact.GetRestitution() > 0) bouncing.push(contact);
    if (contact.IsTouching() && isSolid(contact) && mayMove(contact)) moving.push(contact);
  }
  return { bouncing, moving };
}

/** Whether a contact may have an impact or separate; in a heap at rest, none may, which saves computing their manifolds. */
function mayMove(contact: b2Contact): boolean {
  if (!isActive(contact.GetFixtureA().GetBody()) && !isActive(contact.GetFixtureB().GetBody())) return false;
  const speed = normalSpeed(contact);
  if (speed > 0.9 * SEPARATION_SPEED) return true;
  if (contact.GetRestitution() === 0) return false;
  return speed < -0.9 * contact.GetRestitutionThreshold() || !hasPressed(contact);
}

function solveImpact(contact: b2Contact, step: Step): boolean {
  const [bodyA, bodyB] = bodiesOf(contact);
  const [trajectoryA, trajectoryB] = [trajectoryOf(bodyA, contact, step), trajectoryOf(bodyB, contact, step)];
  const manifoldAt = (time: number) =>
    worldManifoldOf(contact, motionAt(trajectoryA, time), motionAt(trajectoryB, time), true);
  const manifold = manifoldAt(0);
  if (!manifold || manifold.normalSpeed >= -contact.GetRestitutionThreshold() || isAhead(contact, manifold, step))
    return false;
  const { m_contactListener: listener } = step.world.GetContactManager();
  if (!contact.IsTouching()) contact['Update'](listener);
  if (!contact.IsEnabled()) return false;
  // Bodies that overlap have met since the last step.
  const isOverdue =
    (isDynamic(bodyA) && isDynamic(bodyB)) || [bodyA, bodyB].some((body) => isFree(body, contact, step));
  const time = isOverdue ? findTimeOfImpact(manifoldAt, 0, -step.duration, 0) : 0;
  const [a, b] = [motionAt(trajectoryA, time), motionAt(trajectoryB, time)];
  const impulse = collide(contact, manifoldAt(time) ?? manifold, a, b);
  if (isDynamic(bodyA)) setMotion(bodyA, motionAt({ ...trajectoryA, start: time, from: a }, 0));
  if (isDynamic(bodyB)) setMotion(bodyB, motionAt({ ...trajectoryB, start: time, from: b }, 0));
  listener.PostSolve(contact, impulse);
  return true;
}

/** How a body has moved before a step, as far as an impact needs to know. */
function trajectoryOf(body: b2Body, contact: b2Contact, step: Step): Trajectory {
  const trajectory = uniformTrajectory(motionOf(body), 0);
  if (!isFree(body, contact, step)) return trajectory;
  const { x, y } = step.world.GetGravity();
  return { ...trajectory, ax: x * body.GetGravityScale(), ay: y * body.GetGravityScale() };
}

/**
 * Whether the bodies of a contact bounce, now or, unless one rests on the other, when their outlines meet: there, v² = v₀² + 2 g d for a fall
 * by the gap d.
 */
export function isBounce(contact: b2Contact, manifold: WorldManifold, step: Step): boolean {
  const threshold = contact.GetRestitutionThreshold();
  if (contact.GetRestitution() === 0) return false;
  if (manifold.normalSpeed < -threshold) return true;
  const pull = gravityAlong(contact, manifold, step);
  if (manifold.separation <= 0 || pull >= 0 || hasPressed(contact)) return false;
  return manifold.normalSpeed ** 2 - 2 * pull * manifold.separation > threshold ** 2;
}

/** Whether a bounce is yet to come: bodies are held at a distance from their outlines, and one of these is in flight. */
const isAhead = (contact: b2Contact, { separation }: WorldManifold, step: Step): boolean =>
  separation > 0 && bodiesOf(contact).some((body) => isFree(body, contact, step));

/** Whether nothing holds a body, but for a contact. */
function isFree(body: b2Body, but: b2Contact, step: Step): boolean {
  if (!isDynamic(body) || body.GetJointList() || !isFreeOfForces(body, step.touchingParticles)) return false;
  return contactsOf(body).every((contact) => {
    if (contact === but || !contact.IsTouching()) return true;
    const manifold = currentManifold(contact);
    return !manifold || isSeparating(contact, manifold, step) || isBounce(contact, manifold, step);
  });
}

/** Whether the engine has to keep bodies apart. */
function isPressing(contact: b2Contact, step: Step): boolean {
  const manifold = currentManifold(contact);
  if (!manifold) return false;
  if (isBounce(contact, manifold, step) && isAhead(contact, manifold, step)) return false;
  // Bodies that separate in a heap may be pushed back within the step.
  return (
    !isSeparating(contact, manifold, step) ||
    !bodiesOf(contact).every((body) => !isDynamic(body) || isFree(body, contact, step))
  );
}

/** Whether bodies separate until the end of the step, including its gravity. */
const isSeparating = (contact: b2Contact, manifold: WorldManifold, step: Step): boolean =>
  manifold.normalSpeed > SEPARATION_SPEED &&
  manifold.normalSpeed + gravityAlong(contact, manifold, step) * step.duration > 0;

/** Acceleration at which gravity separates two bodies, in m/s². */
function gravityAlong(contact: b2Contact, { normal }: WorldManifold, { world }: Step): number {
  const [a, b] = bodiesOf(contact);
  const { x, y } = world.GetGravity();
  const scale = (isDynamic(b) ? b.GetGravityScale() : 0) - (isDynamic(a) ? a.GetGravityScale() : 0);
  return scale * (x * normal.x + y * normal.y);
}

/** Whether a contact had a normal impulse in the last step. */
function hasPressed(contact: b2Contact): boolean {
  const { points, pointCount } = contact.GetManifold();
  return points.some(({ normalImpulse }, at) => at < pointCount && normalImpulse > 0);
}

function currentManifold(contact: b2Contact): WorldManifold | undefined {
  const [a, b] = bodiesOf(contact);
  return worldManifoldOf(contact, motionOf(a), motionOf(b), true);
}

/** The contacts of a body that forces move; of others, the bodies at their other end have them. */
function contactsOf(body: b2Body): b2Contact[] {
  const contacts: b2Contact[] = [];
  if (!isDynamic(body)) return contacts;
  for (let edge = body.GetContactList(); edge; edge = edge.next) if (isSolid(edge.contact)) contacts.push(edge.contact);
  return contacts;
}

const isSolid = (contact: b2Contact): boolean =>
  contact.IsEnabled() && !contact.GetFixtureA().IsSensor() && !contact.GetFixtureB().IsSensor();

const isActive = (body: b2Body): boolean => body.IsAwake() && body.GetType() !== b2_staticBody;
