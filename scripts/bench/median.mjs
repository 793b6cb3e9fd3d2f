/**
 * The median of each figure; of an even number of runs, the mean of the two in the middle.
 * @param {readonly Readonly<Record<string, number>>[]} runs
 * @returns {Record<string, number>}
 */
export function medianOf(runs) {
  /** @param {string} name */
  const middle = (name) => {
    const values = runs.map((run) => run[name] ?? NaN).sort((a, b) => a - b);
    const half = (values.length - 1) / 2;
    return ((values[Math.floor(half)] ?? NaN) + (values[Math.ceil(half)] ?? NaN)) / 2;
  };
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, middle(name)]));
}
