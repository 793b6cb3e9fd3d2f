import { b2_maxRotation, b2_maxTranslation, type b2Body, type XY } from '@box2d/core';
import { isDynamic, type Island } from '../access';
import { motionOf, setMotion, type Motion, type Trajectory } from './motion';

/** Maximum translation and rotation of a body in a step, in m and rad. */
const [MAX_TRANSLATION, MAX_ROTATION] = [b2_maxTranslation, b2_maxRotation];

/** Trajectories of the free bodies in the current step. */
export type Trajectories = Map<b2Body, Trajectory>;

/** The bodies of an island. */
export const islandBodies = ({ m_bodies, m_bodyCount }: Island): b2Body[] => m_bodies.slice(0, m_bodyCount);

/** The body of an island in which nothing touches it or is joined to it. */
export function isolatedBodyOf({ m_bodies, m_bodyCount, m_contactCount, m_jointCount }: Island): b2Body | undefined {
  const [body] = m_bodies;
  return m_bodyCount === 1 && m_contactCount === 0 && m_jointCount === 0 && body && isDynamic(body) ? body : undefined;
}

/** Whether only gravity moves a body. */
export function isFreeOfForces(body: b2Body, touchingParticles: ReadonlySet<b2Body>): boolean {
  const { x, y }: XY = body['m_force'];
  return x === 0 && y === 0 && body['m_torque'] === 0 && !touchingParticles.has(body);
}

/**
 * Moves a free body at its mean velocity, x₁ = x₀ + (v₀ + v₁) h / 2, which is exact at constant acceleration. The engine takes
 * v₁ (`b2_island.js`, semi-implicit Euler), so that a fall of t seconds is too long by the share h / t.
 * @param solve - the engine's own step of the body
 * @param isCorrected - whether the engine has moved it by the same acceleration in the last step, so that this one makes up for both
 */
export function moveFreely(
  body: b2Body,
  duration: number,
  trajectories: Trajectories,
  solve: () => void,
  isCorrected: boolean,
): void {
  const before = motionOf(body);
  solve();
  if (!body.IsAwake()) return;
  const end = motionOf(body);
  // The engine clamps what is too fast: such a body does not move by the velocity that it had.
  if (Math.hypot(before.vx, before.vy) * duration > MAX_TRANSLATION || Math.abs(before.w) * duration > MAX_ROTATION)
    return;
  const [ax, ay, aw] = [end.vx - before.vx, end.vy - before.vy, end.w - before.w];
  const heldBack = (motion: Motion, time: number): Motion => ({
    ...motion,
    x: motion.x - (ax * time) / 2,
    y: motion.y - (ay * time) / 2,
    angle: motion.angle - (aw * time) / 2,
  });
  const from = isCorrected ? heldBack(before, duration) : before;
  setMotion(body, heldBack(end, isCorrected ? 2 * duration : duration));
  trajectories.set(body, { start: 0, from, ax: ax / duration, ay: ay / duration, aw: aw / duration });
}
