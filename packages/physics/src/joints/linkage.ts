import { b2JointType, b2TimeStep, type b2Body, type b2Joint } from '@box2d/core';
import { sweepOf, type Island } from '../access';
import { isFreeOfForces, islandBodies } from '../impacts/free-motion';
import { scaleImpulses } from './warm-start';

/** With more joints, what the iterations of a step leave is more than what its length does, and time matters more. */
const MAX_JOINTS = 8;

const KINDS = new Set([
  b2JointType.e_distanceJoint,
  b2JointType.e_revoluteJoint,
  b2JointType.e_weldJoint,
  b2JointType.e_wheelJoint,
]);

/** Overwritten for each island. */
const half = b2TimeStep.Create();

/**
 * Solves an island in two half steps if it is a small linkage that only gravity and its joints move. In whole steps at
 * 60 Hz, the energy of a double pendulum released at 120° changes by 9 % in a minute; in half steps, by 0.3 %.
 * Returns whether it is one.
 */
export function solveLinkage(
  island: Island,
  touchingParticles: ReadonlySet<b2Body>,
  solve: Island['Solve'],
  [profile, step, ...others]: Parameters<Island['Solve']>,
): boolean {
  const joints = jointsOf(island);
  if (joints.length === 0) return false;
  const bodies = islandBodies(island);
  // A force may depend on the position, and is only known for the whole step.
  if (!bodies.every((body) => isFreeOfForces(body, touchingParticles))) return false;
  const starts = bodies.map((body) => {
    const sweep = sweepOf(body);
    const { c, a } = sweep;
    return { sweep, x: c.x, y: c.y, a };
  });
  half.Copy(step);
  half.dt /= 2;
  half.inv_dt *= 2;
  half.dtRatio /= 2;
  solve(profile, half, ...others);
  half.dtRatio = 1;
  // They may have fallen asleep.
  if (bodies.some((body) => body.IsAwake())) solve(profile, half, ...others);
  for (const joint of joints) scaleImpulses(joint, 2);
  // The engine looks for collisions along the way from here.
  for (const { sweep, x, y, a } of starts) {
    sweep.c0.Set(x, y);
    sweep.a0 = a;
  }
  return true;
}

/** The joints of an island without contacts, if they are few and of kinds that keep energy; none otherwise. */
function jointsOf({ m_joints, m_jointCount, m_contactCount }: Island): b2Joint[] {
  if (m_jointCount > MAX_JOINTS || m_contactCount > 0) return [];
  const joints = m_joints.slice(0, m_jointCount);
  return joints.every((joint) => KINDS.has(joint.GetType())) ? joints : [];
}
