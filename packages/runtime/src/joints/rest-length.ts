import { number, type Property } from '../core/property';

/** Stands for the distance between the anchors once both bodies are in the scene. */
export const MEASURED = -1;

const MAX_LENGTH = 1e6;

/** Clamps a measured distance to the range of rest lengths. */
export const measured = (distance: number): number => Math.min(distance, MAX_LENGTH);

/** The rest length of a joint or a spring. */
export function restLength(min: number): Property<number> {
  const base = number(MEASURED, { min, max: MAX_LENGTH, affects: 'tuning' });
  return {
    ...base,
    wants: `${base.wants}, or −1 for the distance at which the bodies are`,
    accepts: (value): value is number => value === MEASURED || base.accepts(value),
  };
}
