/** Parameters of a particle-life simulation. */
export interface LifeRules {
  readonly width: number;
  readonly height: number;
  readonly minRadius: number;
  readonly maxRadius: number;
  readonly wrap: boolean;
  readonly typeCount: number;
  /** Attraction matrix, row by row: how the row's type reacts to the column's type. */
  readonly attraction: Float64Array;
}

const arraysFor = (count: number) => ({
  cellOf: new Int32Array(count),
  order: new Int32Array(count),
  type: new Int32Array(count),
  x: new Float64Array(count),
  y: new Float64Array(count),
  forceX: new Float64Array(count),
  forceY: new Float64Array(count),
  near: new Int32Array(count),
  nearX: new Float64Array(count),
  nearY: new Float64Array(count),
});

/**
 * Sums the forces between particles in O(n), with a grid of cells at least as wide as the range of the forces.
 * Particles are copied in the order of their cells, so that the inner loop reads memory sequentially.
 */
export class LifeGrid {
  private columns = 0;
  private rows = 0;
  private isWrapped = false;
  private pairs = new Int32Array(0);
  private starts = new Int32Array(1);
  private arrays = arraysFor(0);

  /**
   * @param x - horizontal positions relative to the centre of the arena
   * @param y - vertical positions relative to the centre of the arena
   * @param sumX - receives the horizontal components of the forces
   * @param sumY - receives the vertical components of the forces
   */
  sum(rules: LifeRules, x: Float64Array, y: Float64Array, sumX: Float64Array, sumY: Float64Array): void {
    this.sort(rules, x, y);
    const { pairs } = this;
    const { order, forceX, forceY } = this.arrays;
    forceX.fill(0);
    forceY.fill(0);
    for (let at = 0; at < pairs.length; at += 3) {
      this.sumPair(rules, pairs[at] ?? 0, pairs[at + 1] ?? 0, pairs[at + 2] === 1);
    }
    for (let at = 0; at < x.length; at++) {
      const index = order[at] ?? 0;
      sumX[index] = forceX[at] ?? 0;
      sumY[index] = forceY[at] ?? 0;
    }
  }

  private sort({ width, height, maxRadius, typeCount, wrap }: LifeRules, x: Float64Array, y: Float64Array): void {
    const count = x.length;
    if (this.arrays.x.length !== count) this.arrays = arraysFor(count);
    // More cells than particles would only cost time.
    const most = Math.max(1, Math.ceil(Math.sqrt(count)));
    const columns = Math.min(most, Math.max(1, Math.floor(width / maxRadius)));
    const rows = Math.min(most, Math.max(1, Math.floor(height / maxRadius)));
    if (columns !== this.columns || rows !== this.rows || wrap !== this.isWrapped) {
      this.columns = columns;
      this.rows = rows;
      this.isWrapped = wrap;
      this.starts = new Int32Array(columns * rows + 1);
      this.pairs = this.findPairs(wrap);
    }
    const { starts, arrays } = this;
    const { cellOf, order } = arrays;
    starts.fill(0);
    for (let at = 0; at < count; at++) {
      const column = Math.min(columns - 1, Math.max(0, Math.floor(((x[at] ?? 0) / width + 0.5) * columns)));
      const row = Math.min(rows - 1, Math.max(0, Math.floor(((y[at] ?? 0) / height + 0.5) * rows)));
      const cell = row * columns + column;
      cellOf[at] = cell;
      starts[cell] = (starts[cell] ?? 0) + 1;
    }
    let end = 0;
    for (let cell = 0; cell < starts.length; cell++) starts[cell] = end += starts[cell] ?? 0;
    // Iterate backwards, so that particles keep their order within a cell, and each entry ends as the start of its
    // cell.
    for (let at = count - 1; at >= 0; at--) {
      const cell = cellOf[at] ?? 0;
      const to = (starts[cell] ?? 0) - 1;
      starts[cell] = to;
      order[to] = at;
      arrays.x[to] = x[at] ?? 0;
      arrays.y[to] = y[at] ?? 0;
      arrays.type[to] = at % typeCount;
    }
  }

  /** Pairs of adjacent cells, each once: first, second, and 1 if the shortest path between them may cross an edge. */
  private findPairs(wrap: boolean): Int32Array<ArrayBuffer> {
    const { columns, rows } = this;
    const known = new Map<number, number>();
    // With fewer than three cells, both neighbours are the same, and any shortest path may cross the edge.
    const isSmall = wrap && (columns < 3 || rows < 3);
    const cells = columns * rows;
    for (let cell = 0; cell < cells; cell++) {
      for (const [right, up] of NEIGHBOURS) {
        const column = (cell % columns) + right;
        const row = Math.floor(cell / columns) + up;
        const isOutside = column < 0 || column >= columns || row >= rows;
        if (isOutside && !wrap) continue;
        const other = (row % rows) * columns + ((column + columns) % columns);
        const key = Math.min(cell, other) * cells + Math.max(cell, other);
        if (!known.has(key)) known.set(key, isOutside || isSmall ? 1 : 0);
      }
    }
    return Int32Array.from([...known].flatMap(([key, crosses]) => [Math.floor(key / cells), key % cells, crosses]));
  }

  /** Adds the forces between the particles of two cells, or within one. */
  private sumPair(rules: LifeRules, first: number, second: number, crosses: boolean): void {
    const { starts } = this;
    const { x, y, type, forceX, forceY, near, nearX, nearY } = this.arrays;
    const { width, height, maxRadius, typeCount, attraction } = rules;
    const reach = maxRadius * maxRadius;
    const beta = rules.minRadius / maxRadius;
    const perRange = 1 / maxRadius;
    const perBeta = 1 / beta;
    const slope = beta < 1 ? 1 / (1 - beta) : 0;
    const firstEnd = starts[first + 1] ?? 0;
    const secondStart = starts[second] ?? 0;
    const secondEnd = starts[second + 1] ?? 0;
    for (let at = starts[first] ?? 0; at < firstEnd; at++) {
      const atX = x[at] ?? 0;
      const atY = y[at] ?? 0;
      let found = 0;
      // Two passes: which particles are near is unpredictable, so the first pass avoids branches.
      for (let other = first === second ? at + 1 : secondStart; other < secondEnd; other++) {
        let dx = (x[other] ?? 0) - atX;
        let dy = (y[other] ?? 0) - atY;
        if (crosses) {
          dx = shortest(dx, width);
          dy = shortest(dy, height);
        }
        near[found] = other;
        nearX[found] = dx;
        nearY[found] = dy;
        found += dx * dx + dy * dy < reach ? 1 : 0;
      }
      const atType = type[at] ?? 0;
      const row = atType * typeCount;
      let sumX = 0;
      let sumY = 0;
      for (let index = 0; index < found; index++) {
        const other = near[index] ?? 0;
        const dx = nearX[index] ?? 0;
        const dy = nearY[index] ?? 0;
        const square = dx * dx + dy * dy;
        if (square === 0) continue;
        const inverse = 1 / Math.sqrt(square);
        const ratio = square * inverse * perRange;
        const otherType = type[other] ?? 0;
        const repels = ratio < beta;
        const size = repels ? (ratio * perBeta - 1) * inverse : (1 - Math.abs(2 * ratio - 1 - beta) * slope) * inverse;
        const onFirst = repels ? size : (attraction[row + otherType] ?? 0) * size;
        const onSecond = repels ? size : (attraction[otherType * typeCount + atType] ?? 0) * size;
        sumX += onFirst * dx;
        sumY += onFirst * dy;
        forceX[other] = (forceX[other] ?? 0) - onSecond * dx;
        forceY[other] = (forceY[other] ?? 0) - onSecond * dy;
      }
      forceX[at] = (forceX[at] ?? 0) + sumX;
      forceY[at] = (forceY[at] ?? 0) + sumY;
    }
  }
}

/** Offsets of half the neighbours; the other half is covered from their side. */
const NEIGHBOURS = [
  [0, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** Wraps a difference to the shorter way round. */
const shortest = (difference: number, length: number): number =>
  difference > length / 2 ? difference - length : difference < -length / 2 ? difference + length : difference;
