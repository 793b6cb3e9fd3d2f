import type { Point } from '../geometry/shapes';

/** The most recent points of something that is looked at once in so many steps. */
export class Sampler {
  private kept: Point[] = [];
  private steps = 0;

  /** What is kept, the oldest first. */
  get points(): readonly Point[] {
    return this.kept;
  }

  /** To be asked once in each step: whether it is one to look at. The first one is. */
  isDue(interval: number): boolean {
    const isDue = this.steps % interval === 0;
    this.steps++;
    return isDue;
  }

  /** Keeps a point, and drops the oldest ones if there are too many. */
  add(point: Point, maxPoints: number): void {
    this.kept.push(Object.freeze({ ...point }));
    this.shorten(maxPoints);
  }

  /** Drops the oldest points if there are too many. */
  shorten(maxPoints: number): void {
    if (this.kept.length > maxPoints) this.kept.splice(0, this.kept.length - maxPoints);
  }

  clear(): void {
    this.kept = [];
    this.steps = 0;
  }
}
