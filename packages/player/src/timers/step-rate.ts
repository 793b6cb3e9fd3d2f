/** Steps per second of real time at speed 1. They do not depend on the scene's time step: half of that is slow motion. */
const STEPS_PER_SECOND = 60;

/** Steps of a scene per second of real time. `speed` is `player.speed`. */
export const stepRate = (speed: number): number => STEPS_PER_SECOND * speed;
