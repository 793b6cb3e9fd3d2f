/** Target number of ticks. */
const MAX_TICKS = 6;

/** Returns the round values in a range: multiples of 1, 2 or 5 times a power of ten. */
export function ticksOf(from: number, size: number): number[] {
  const rough = size / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.ceil(from / step);
  const count = Math.floor((from + size) / step) - first + 1;
  if (!Number.isFinite(count) || count < 1 || count > 2 * MAX_TICKS) return [];
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
