import type { Point } from '../geometry/shapes';

/** Records the most recent points of a source that is sampled at an interval of steps. */
export class Sampler {
  private kept: Point[] = [];
  private steps = 0;

  /** The recorded points, oldest first. */
  get points(): readonly Point[] {
    return this.kept;
  }

  /** Reports whether the current step is to be sampled, starting with the first one. Call it once per step. */
  isDue(interval: number): boolean {
    const isDue = this.steps % interval === 0;
    this.steps++;
    return isDue;
  }

  /** Records a point, and drops the oldest ones beyond the maximum. */
  add(point: Point, maxPoints: number): void {
    this.kept.push(Object.freeze({ ...point }));
    this.shorten(maxPoints);
  }

  /** Drops the oldest points beyond the maximum. */
  shorten(maxPoints: number): void {
    if (this.kept.length > maxPoints) this.kept.splice(0, this.kept.length - maxPoints);
  }

  clear(): void {
    this.kept = [];
    this.steps = 0;
  }
}
