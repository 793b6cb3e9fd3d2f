import { b2BodyType, type b2Body } from '@box2d/core';
import { bodiesOf, isDynamic, sweepOf, type Island } from '../access';
import { collide } from './collide';
import { islandBodies, type Trajectories } from './free-motion';
import { motionAt, motionOf, setMotion, uniformTrajectory, type Trajectory } from './motion';
import { SEPARATION_SPEED, isBounce, type Step } from './sequence';
import { findTimeOfImpact, worldManifoldOf } from './world-manifold';

/** More than the engine's limit of times of impact per contact and step. */
const MAX_TOI_COUNT = 1000;

/** A step in which the engine has found a time of impact. */
interface ImpactStep extends Step {
  /** Time of impact since the start of the step, in seconds. */
  readonly timeOfImpact: number;
  readonly trajectories: Trajectories;
}

/**
 * Solves the impact of the two bodies of an island at the moment of the step at which their outlines meet: with the velocities of that moment,
 * and the rest of the step with those after it. The engine takes the velocities after the whole step's gravity, and pushes a body out that
 * already departs (`b2_world.js`, `SolveTOI`).
 * @returns whether there is an impact or a departure; otherwise, the engine has to keep the bodies apart
 */
export function solveTimeOfImpact(island: Island, step: ImpactStep): boolean {
  const [contact] = island.m_contacts;
  if (!contact) return false;
  const { timeOfImpact, duration, trajectories } = step;
  const trajectoryOf = (body: b2Body): Trajectory =>
    trajectories.get(body) ?? uniformTrajectory(motionOf(body), timeOfImpact);
  const [bodyA, bodyB] = bodiesOf(contact);
  const [trajectoryA, trajectoryB] = [trajectoryOf(bodyA), trajectoryOf(bodyB)];
  const manifoldAt = (time: number) =>
    worldManifoldOf(contact, motionAt(trajectoryA, time), motionAt(trajectoryB, time), false);
  const manifold = manifoldAt(timeOfImpact);
  const isSeparating =
    manifold && manifold.normalSpeed > SEPARATION_SPEED && (trajectories.has(bodyA) || trajectories.has(bodyB));
  if (!manifold || (!isBounce(contact, manifold, step) && !isSeparating)) return false;
  const ends = islandBodies(island).map((body) => [body, trajectoryOf(body)] as const);
  let notify: (() => void) | undefined;
  if (manifold.normalSpeed < 0) {
    const earliest = Math.max(trajectories.get(bodyA)?.start ?? 0, trajectories.get(bodyB)?.start ?? 0);
    const time = findTimeOfImpact(manifoldAt, timeOfImpact, earliest, duration);
    const atImpact = time < duration ? manifoldAt(time) : undefined;
    if (atImpact && atImpact.normalSpeed < 0) {
      const [a, b] = [motionAt(trajectoryA, time), motionAt(trajectoryB, time)];
      const impulse = collide(contact, atImpact, a, b);
      if (isDynamic(bodyA)) trajectories.set(bodyA, { ...trajectoryA, start: time, from: a });
      if (isDynamic(bodyB)) trajectories.set(bodyB, { ...trajectoryB, start: time, from: b });
      notify = () => step.world.GetContactManager().m_contactListener.PostSolve(contact, impulse);
    }
  }
  contact['m_toiCount'] = MAX_TOI_COUNT;
  for (const [body, trajectory] of ends) advance(body, trajectories.get(body) ?? trajectory, step);
  notify?.();
  // A script may have set a velocity.
  for (const body of [bodyA, bodyB]) {
    const [trajectory, { vx, vy, w }] = [trajectories.get(body), motionOf(body)];
    const end = trajectory && motionAt(trajectory, duration);
    if (end && (end.vx !== vx || end.vy !== vy || end.w !== w)) trajectories.delete(body);
  }
  return true;
}

/** Moves a body along a trajectory to the end of the step. */
function advance(body: b2Body, trajectory: Trajectory, { timeOfImpact, duration }: ImpactStep): void {
  if (body.GetType() === b2BodyType.b2_staticBody) return;
  if (trajectory.start <= timeOfImpact) {
    const sweep = sweepOf(body);
    const { x, y, angle } = motionAt(trajectory, timeOfImpact);
    sweep.c0.Set(x, y);
    sweep.a0 = angle;
  }
  setMotion(body, motionAt(trajectory, duration));
}
