import type { b2Body, b2TimeStep, b2World } from '@box2d/core';
import { islandBodies, isolatedBodyOf, moveFreely, type Trajectories } from './impacts/free-motion';
import { bodiesTouching, islandOf } from './access';
import { contactsToSolve, solveImpacts } from './impacts/sequence';
import { integrationOf, resetLastForce } from './impacts/constant-force';
import { solveTimeOfImpact } from './impacts/time-of-impact';
import { solveLinkage } from './joints/linkage';
import { particleSystemsIn } from './world-state';

/** No speed in m/s is below minus this, so the engine itself adds nothing to what bounces. */
const NO_BOUNCE = 1e9;

/**
 * Lets bodies fall and bounce as the textbook says: free bodies move in parabolas, impacts take the velocities at their time,
 * and pass from body to body. From one step to the next, only the force on a body is stored.
 */
export function patchImpacts(world: b2World): void {
  const island = islandOf(world);
  const trajectories: Trajectories = new Map();
  let duration = 0;
  let touchingParticles: ReadonlySet<b2Body> = new Set();
  let thresholds: (() => void)[] = [];

  const solveWorld: (step: b2TimeStep) => void = world['Solve'].bind(world);
  world['Solve'] = (step: b2TimeStep) => {
    duration = step.dt;
    trajectories.clear();
    try {
      solveWorld(step);
    } finally {
      for (const restore of thresholds) restore();
      thresholds = [];
    }
  };

  // The engine calls this once per step, after the particles have moved and before it solves the first island.
  const resize = island.Resize.bind(island);
  island.Resize = (count) => {
    resize(count);
    touchingParticles = bodiesTouching(particleSystemsIn(world));
    thresholds = withoutRestitution(world);
  };

  const solve = island.Solve.bind(island);
  island.Solve = (...values) => {
    const body = isolatedBodyOf(island);
    if (body && !touchingParticles.has(body)) {
      const integration = integrationOf(body);
      if (integration === 'semi-implicit') solve(...values);
      else moveFreely(body, duration, trajectories, () => solve(...values), integration === 'corrected');
      return;
    }
    islandBodies(island).forEach(resetLastForce);
    if (!solveLinkage(island, touchingParticles, solve, values)) solve(...values);
  };

  const solveTOI = island.SolveTOI.bind(island);
  island.SolveTOI = (subStep, ...indices) => {
    const timeOfImpact = duration - subStep.dt;
    if (solveTimeOfImpact(island, { world, duration, touchingParticles, timeOfImpact, trajectories })) return;
    for (const body of islandBodies(island)) trajectories.delete(body);
    solveTOI(subStep, ...indices);
  };

  /** Solves impacts, and prevents the engine from solving them again; returns functions that undo that. */
  function withoutRestitution(of: b2World): (() => void)[] {
    const { bouncing, moving } = contactsToSolve(of);
    const separating = solveImpacts(moving, { world: of, duration, touchingParticles });
    const restore = separating.map((contact) => {
      contact.SetEnabled(false);
      for (const point of contact.GetManifold().points) point.normalImpulse = point.tangentImpulse = 0;
      return () => contact.SetEnabled(true);
    });
    for (const contact of bouncing) {
      const threshold = contact.GetRestitutionThreshold();
      contact.SetRestitutionThreshold(NO_BOUNCE);
      restore.push(() => contact.SetRestitutionThreshold(threshold));
    }
    return restore;
  }
}
