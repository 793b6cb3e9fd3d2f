import { b2BodyType, type b2Body, type b2Contact, type b2World } from '@box2d/core';
import { collide } from './collide';
import { isFreeOfForces } from './free-motion';
import { bodiesOf, isDynamic, methodOf } from '../access';
import { motionAt, motionOf, setMotion, straightPath, type Path } from './motion';
import { quickSpeed } from './normal-speed';
import { timeOfMeeting, touchOf, type Touch } from './world-manifold';

const { b2_staticBody } = b2BodyType;

/** Bodies that part slower than this are at rest on each other, in m/s. */
export const LEAVING = 0.05;

/** A bound for impacts that pass on for ever, as those of a ball between two that close in on it. */
const MOST_PER_CONTACT = 16;

/** What a step knows of the bodies in it. */
export interface Step {
  readonly world: b2World;
  /** In seconds. */
  readonly duration: number;
  /** Bodies that touch particles. */
  readonly wet: ReadonlySet<b2Body>;
}

/**
 * Solves the impacts of bodies that touch when a step starts, one pair after the other until none approaches (sequential impacts: a row of
 * balls passes an impact on to its last one, as Newton's cradle does). The engine solves all at once, with the velocities after the whole
 * step's gravity (`b2_contact_solver.js`).
 * @param moving - contacts that may have an impact or part, as found by a quick look
 * @returns contacts that do not press in this step: of bodies that part, or whose outlines are yet to meet
 */
export function solveImpacts(moving: readonly b2Contact[], step: Step): b2Contact[] {
  const considered = new Set(moving);
  const queue = moving.filter((contact) => contact.GetRestitution() > 0);
  const waiting = new Set(queue);
  let left = MOST_PER_CONTACT * (queue.length + 4);
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

/** Contacts of a world with restitution, and those that may have an impact or part by a quick look. */
export function contactsToSolve(world: b2World): { readonly bouncing: b2Contact[]; readonly moving: b2Contact[] } {
  const [bouncing, moving]: [b2Contact[], b2Contact[]] = [[], []];
  for (let contact = world.GetContactList(); contact; contact = contact.GetNext()) {
    if (contact.GetRestitution() > 0) bouncing.push(contact);
    if (contact.IsTouching() && isSolid(contact) && mayMove(contact)) moving.push(contact);
  }
  return { bouncing, moving };
}

/** Whether it is worth while to find out how two bodies touch; in a heap at rest, for none it is. */
function mayMove(contact: b2Contact): boolean {
  if (!isActive(contact.GetFixtureA().GetBody()) && !isActive(contact.GetFixtureB().GetBody())) return false;
  const speed = quickSpeed(contact);
  if (speed > 0.9 * LEAVING) return true;
  if (contact.GetRestitution() === 0) return false;
  return speed < -0.9 * contact.GetRestitutionThreshold() || !hasPressed(contact);
}

function solveImpact(contact: b2Contact, step: Step): boolean {
  const [bodyA, bodyB] = bodiesOf(contact);
  const [pathA, pathB] = [pathOf(bodyA, contact, step), pathOf(bodyB, contact, step)];
  const touchAt = (time: number) => touchOf(contact, motionAt(pathA, time), motionAt(pathB, time), true);
  const touch = touchAt(0);
  if (!touch || touch.speed >= -contact.GetRestitutionThreshold() || isAhead(contact, touch, step)) return false;
  const { m_contactListener: listener } = step.world.GetContactManager();
  if (!contact.IsTouching()) methodOf(contact, 'Update')(listener);
  if (!contact.IsEnabled()) return false;
  // Bodies that overlap have met since the last step.
  const isLate = (isDynamic(bodyA) && isDynamic(bodyB)) || [bodyA, bodyB].some((body) => flies(body, contact, step));
  const time = isLate ? timeOfMeeting(touchAt, 0, -step.duration, 0) : 0;
  const [a, b] = [motionAt(pathA, time), motionAt(pathB, time)];
  const impulse = collide(contact, touchAt(time) ?? touch, a, b);
  if (isDynamic(bodyA)) setMotion(bodyA, motionAt({ ...pathA, start: time, from: a }, 0));
  if (isDynamic(bodyB)) setMotion(bodyB, motionAt({ ...pathB, start: time, from: b }, 0));
  listener.PostSolve(contact, impulse);
  return true;
}

/** How a body has moved before a step, as far as an impact needs to know. */
function pathOf(body: b2Body, contact: b2Contact, step: Step): Path {
  const path = straightPath(motionOf(body), 0);
  if (!flies(body, contact, step)) return path;
  const { x, y } = step.world.GetGravity();
  return { ...path, ax: x * body.GetGravityScale(), ay: y * body.GetGravityScale() };
}

/**
 * Whether the bodies of a contact bounce, now or, unless one rests on the other, when their outlines meet: there, v² = v₀² + 2 g d for a fall
 * by the gap d.
 */
export function isBounce(contact: b2Contact, touch: Touch, step: Step): boolean {
  const threshold = contact.GetRestitutionThreshold();
  if (contact.GetRestitution() === 0) return false;
  if (touch.speed < -threshold) return true;
  const pull = pullOf(contact, touch, step);
  if (touch.gap <= 0 || pull >= 0 || hasPressed(contact)) return false;
  return touch.speed ** 2 - 2 * pull * touch.gap > threshold ** 2;
}

/** Whether a bounce is yet to come: bodies are held at a distance from their outlines, and one of these is in flight. */
const isAhead = (contact: b2Contact, { gap }: Touch, step: Step): boolean =>
  gap > 0 && bodiesOf(contact).some((body) => flies(body, contact, step));

/** Whether nothing holds a body, but for a contact. */
function flies(body: b2Body, but: b2Contact, step: Step): boolean {
  if (!isDynamic(body) || body.GetJointList() || !isFreeOfForces(body, step.wet)) return false;
  return contactsOf(body).every((contact) => {
    if (contact === but || !contact.IsTouching()) return true;
    const touch = currentTouch(contact);
    return !touch || isParting(contact, touch, step) || isBounce(contact, touch, step);
  });
}

/** Whether the engine has to keep bodies apart. */
function isPressing(contact: b2Contact, step: Step): boolean {
  const touch = currentTouch(contact);
  if (!touch) return false;
  if (isBounce(contact, touch, step) && isAhead(contact, touch, step)) return false;
  // What parts in a heap may be pushed back within the step.
  return (
    !isParting(contact, touch, step) ||
    !bodiesOf(contact).every((body) => !isDynamic(body) || flies(body, contact, step))
  );
}

/** Whether bodies part until the end of the step, with the gravity of it. */
const isParting = (contact: b2Contact, touch: Touch, step: Step): boolean =>
  touch.speed > LEAVING && touch.speed + pullOf(contact, touch, step) * step.duration > 0;

/** Acceleration at which gravity parts two bodies, in m/s². */
function pullOf(contact: b2Contact, { normal }: Touch, { world }: Step): number {
  const [a, b] = bodiesOf(contact);
  const { x, y } = world.GetGravity();
  const scale = (isDynamic(b) ? b.GetGravityScale() : 0) - (isDynamic(a) ? a.GetGravityScale() : 0);
  return scale * (x * normal.x + y * normal.y);
}

/** Whether a contact has pressed in the last step. */
function hasPressed(contact: b2Contact): boolean {
  const { points, pointCount } = contact.GetManifold();
  return points.some(({ normalImpulse }, at) => at < pointCount && normalImpulse > 0);
}

function currentTouch(contact: b2Contact): Touch | undefined {
  const [a, b] = bodiesOf(contact);
  return touchOf(contact, motionOf(a), motionOf(b), true);
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
