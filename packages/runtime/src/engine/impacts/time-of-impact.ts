import { b2BodyType, b2Contact, type b2Body } from '@box2d/core';
import { bodiesOf, isDynamic, objectAt, sweepOf } from '../access';
import { collide } from './collide';
import { islandBodies, type Paths } from './free-motion';
import { motionAt, motionOf, setMotion, straightPath, type Path } from './motion';
import { LEAVING, isBounce, type Step } from './sequence';
import { timeOfMeeting, touchOf } from './world-manifold';

/** More than the engine's limit of times of impact per contact and step. */
const DONE = 1000;

/** A step in which the engine has found a time of impact. */
interface Meeting extends Step {
  /** Time of impact since the start of the step, in seconds. */
  readonly now: number;
  readonly paths: Paths;
}

/**
 * Solves the impact of the two bodies of an island at the moment of the step at which their outlines meet: with the velocities of that moment,
 * and the rest of the step with those after it. The engine takes the velocities after the whole step's gravity, and pushes a body out that
 * already departs (`b2_world.js`, `SolveTOI`).
 * @returns whether there is an impact or a departure; otherwise, the engine has to keep the bodies apart
 */
export function solveMeeting(island: object, meeting: Meeting): boolean {
  const contact: unknown = Reflect.get(objectAt(island, 'm_contacts'), 0);
  if (!(contact instanceof b2Contact)) return false;
  const { now, duration, paths } = meeting;
  const pathOf = (body: b2Body): Path => paths.get(body) ?? straightPath(motionOf(body), now);
  const [bodyA, bodyB] = bodiesOf(contact);
  const [pathA, pathB] = [pathOf(bodyA), pathOf(bodyB)];
  const touchAt = (time: number) => touchOf(contact, motionAt(pathA, time), motionAt(pathB, time), false);
  const touch = touchAt(now);
  const isLeaving = touch && touch.speed > LEAVING && (paths.has(bodyA) || paths.has(bodyB));
  if (!touch || (!isBounce(contact, touch, meeting) && !isLeaving)) return false;
  const ends = islandBodies(island).map((body) => [body, pathOf(body)] as const);
  let notify: (() => void) | undefined;
  if (touch.speed < 0) {
    const earliest = Math.max(paths.get(bodyA)?.start ?? 0, paths.get(bodyB)?.start ?? 0);
    const time = timeOfMeeting(touchAt, now, earliest, duration);
    const met = time < duration ? touchAt(time) : undefined;
    if (met && met.speed < 0) {
      const [a, b] = [motionAt(pathA, time), motionAt(pathB, time)];
      const impulse = collide(contact, met, a, b);
      if (isDynamic(bodyA)) paths.set(bodyA, { ...pathA, start: time, from: a });
      if (isDynamic(bodyB)) paths.set(bodyB, { ...pathB, start: time, from: b });
      notify = () => meeting.world.GetContactManager().m_contactListener.PostSolve(contact, impulse);
    }
  }
  Reflect.set(contact, 'm_toiCount', DONE);
  for (const [body, path] of ends) follow(body, paths.get(body) ?? path, meeting);
  notify?.();
  // A script may have set a velocity.
  for (const body of [bodyA, bodyB]) {
    const [path, { vx, vy, w }] = [paths.get(body), motionOf(body)];
    const end = path && motionAt(path, duration);
    if (end && (end.vx !== vx || end.vy !== vy || end.w !== w)) paths.delete(body);
  }
  return true;
}

/** Moves a body along a path to the end of the step. */
function follow(body: b2Body, path: Path, { now, duration }: Meeting): void {
  if (body.GetType() === b2BodyType.b2_staticBody) return;
  if (path.start <= now) {
    const sweep = sweepOf(body);
    const { x, y, angle } = motionAt(path, now);
    sweep.c0.Set(x, y);
    sweep.a0 = angle;
  }
  setMotion(body, motionAt(path, duration));
}
