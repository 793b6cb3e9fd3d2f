import type { b2Body, b2World } from '@box2d/core';
import { fly, islandBodies, lonelyBodyOf, wetBodies, type Paths } from './impacts/free-motion';
import { numberAt, objectAt, replaceMethod } from './access';
import { contactsToSolve, solveImpacts } from './impacts/sequence';
import { courseOf, noteHeld } from './impacts/constant-force';
import { solveMeeting } from './impacts/time-of-impact';
import { solveLinkage } from './joints/linkage';

/** No speed in m/s is below minus this, so the engine itself adds nothing to what bounces. */
const NEVER = 1e9;

/**
 * Lets bodies fall and bounce as the textbook says: those that nothing holds fly in parabolas, impacts take the velocities at which the
 * outlines meet, and pass on from body to body. From one step to the next, only the force on a body is kept.
 */
export function patchImpacts(world: b2World): void {
  const island = objectAt(world, 'm_island');
  const paths: Paths = new Map();
  let duration = 0;
  let wet: ReadonlySet<b2Body> = new Set();
  let thresholds: (() => void)[] = [];

  replaceMethod(world, 'Solve', (solve) => (step) => {
    duration = numberAt(Object(step), 'dt');
    paths.clear();
    try {
      solve(step);
    } finally {
      for (const restore of thresholds) restore();
      thresholds = [];
    }
  });

  // The engine calls this once per step, after the particles have moved and before it solves the first island.
  replaceMethod(island, 'Resize', (resize) => (count) => {
    resize(count);
    wet = wetBodies(world);
    thresholds = withoutRestitution(world);
  });

  replaceMethod(island, 'Solve', (solve) => (...values) => {
    const body = lonelyBodyOf(island);
    if (body && !wet.has(body)) {
      const course = courseOf(body);
      if (course === 'sprung') solve(...values);
      else fly(body, duration, paths, () => void solve(...values), course === 'late');
      return;
    }
    islandBodies(island).forEach(noteHeld);
    if (!solveLinkage(island, wet, solve, values)) solve(...values);
  });

  replaceMethod(island, 'SolveTOI', (solve) => (subStep, ...indices) => {
    const now = duration - numberAt(Object(subStep), 'dt');
    if (solveMeeting(island, { world, duration, wet, now, paths })) return;
    for (const body of islandBodies(island)) paths.delete(body);
    solve(subStep, ...indices);
  });

  /** Solves impacts, and keeps the engine from solving them again; returns what undoes that. */
  function withoutRestitution(of: b2World): (() => void)[] {
    const { bouncing, moving } = contactsToSolve(of);
    const parted = solveImpacts(moving, { world: of, duration, wet });
    const restore = parted.map((contact) => {
      contact.SetEnabled(false);
      for (const point of contact.GetManifold().points) point.normalImpulse = point.tangentImpulse = 0;
      return () => contact.SetEnabled(true);
    });
    for (const contact of bouncing) {
      const threshold = contact.GetRestitutionThreshold();
      contact.SetRestitutionThreshold(NEVER);
      restore.push(() => contact.SetRestitutionThreshold(threshold));
    }
    return restore;
  }
}
