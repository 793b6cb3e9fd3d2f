/** A seeded pseudo-random number generator (sfc32): the same seed always yields the same sequence. */
export class Random {
  private state: [number, number, number, number];

  /** @param seed - any whole number */
  constructor(seed: number) {
    this.state = [seed | 0, (seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1];
    for (let round = 0; round < 12; round++) this.next();
  }

  /** Returns the next random number, from 0 up to but not including 1. */
  next(): number {
    // https://github.com/bryc/code/blob/master/jshash/PRNGs.md
    let [a, b, c, d] = this.state;
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    this.state = [a, b, c, d];
    return (t >>> 0) / 2 ** 32;
  }

  /**
   * Returns a random number in a range.
   * @param min - lower limit, inclusive
   * @param max - upper limit, exclusive
   * @example
   * ```js live title="Positions and sizes are random, but the same for every reader: change the seed for a different shower." alt="Balls of different sizes fall on a floor." floor=14 view=14 height=405 poster=1.5
   * scene.seed = 3;
   * for (let index = 0; index < 25; index++) {
   *   const drop = new editor.CircleNode(scene.random.between(0.1, 0.4));
   *   drop.initNode(scene.random.between(-5, 5), scene.random.between(4, 12));
   *   drop.fillColor = 0x3d80d6;
   *   scene.addChild(drop);
   * }
   * ```
   */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** Returns the state of the generator, as it is stored in a saved scene. */
  save(): readonly number[] {
    return [...this.state];
  }

  /**
   * Restores a state, so that the sequence continues from there.
   * @param state - state that `save` has returned
   */
  restore([a = 0, b = 0, c = 0, d = 0]: readonly number[]): void {
    this.state = [a, b, c, d];
  }
}
