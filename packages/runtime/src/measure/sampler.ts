import type { Point } from '@physics-editor/physics/geometry/shapes';

/** Records the most recent points of a source that is sampled at an interval of steps. */
export class Sampler {
  private recorded: Point[] = [];
  private steps = 0;

  /** The recorded points, oldest first. */
  get points(): readonly Point[] {
    return this.recorded;
  }

  /** Reports whether the current step is to be sampled, starting with the first one. Call it once per step. */
  isDue(interval: number): boolean {
    return this.steps++ % interval === 0;
  }

  /** Records a point, and drops the oldest ones beyond the maximum. */
  add(point: Point, maxPoints: number): void {
    this.recorded.push(Object.freeze({ ...point }));
    this.shorten(maxPoints);
  }

  /** Drops the oldest points beyond the maximum. */
  shorten(maxPoints: number): void {
    if (this.recorded.length > maxPoints) this.recorded.splice(0, this.recorded.length - maxPoints);
  }

  clear(): void {
    this.recorded = [];
    this.steps = 0;
  }
}
