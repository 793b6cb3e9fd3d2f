import type { b2Body } from '@box2d/core';
import { isDynamic, sweepOf } from '../access';

/** Position of the centre of mass, rotation and velocities of a body at one moment. */
export interface Motion {
  x: number;
  y: number;
  angle: number;
  vx: number;
  vy: number;
  w: number;
}

/** Movement at constant acceleration from a moment of a step, in seconds since the start of the step. */
export interface Trajectory {
  readonly start: number;
  readonly from: Motion;
  readonly ax: number;
  readonly ay: number;
  readonly aw: number;
}

export function motionOf(body: b2Body): Motion {
  const { c, a } = sweepOf(body);
  const { x: vx, y: vy } = body.GetLinearVelocity();
  return { x: c.x, y: c.y, angle: a, vx, vy, w: body.GetAngularVelocity() };
}

/** Moves a body; the velocity of one that forces do not move remains. */
export function setMotion(body: b2Body, { x, y, angle, vx, vy, w }: Motion): void {
  const sweep = sweepOf(body);
  sweep.c.Set(x, y);
  sweep.a = angle;
  body['SynchronizeTransform']();
  if (!isDynamic(body)) return;
  body.SetLinearVelocity({ x: vx, y: vy });
  body.SetAngularVelocity(w);
}

export const uniformTrajectory = (from: Motion, start: number): Trajectory => ({ start, from, ax: 0, ay: 0, aw: 0 });

/** The motion at a time of the step: x = x₀ + v₀ t + ½ a t². */
export function motionAt({ start, from, ax, ay, aw }: Trajectory, time: number): Motion {
  const t = time - start;
  return {
    x: from.x + (from.vx + (ax * t) / 2) * t,
    y: from.y + (from.vy + (ay * t) / 2) * t,
    angle: from.angle + (from.w + (aw * t) / 2) * t,
    vx: from.vx + ax * t,
    vy: from.vy + ay * t,
    w: from.w + aw * t,
  };
}
