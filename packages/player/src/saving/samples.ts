import type { Readouts } from '../stage/readouts';
import { csvOf, type Cell } from './csv';

/** Maximum number of rows: ten minutes at the usual speed. */
const MOST_ROWS = 36_000;
/** Rows that are left out at once when there are too many. */
const OLDEST = 3_600;

interface Row {
  readonly step: number;
  readonly cells: readonly Cell[];
}

/** The values of a scene's readouts after each step of its run, for graphs. Without readouts, nothing is kept. */
export class Samples {
  private rows: Row[] = [];

  constructor(private readonly readouts: Readouts) {}

  /** Records the present values; those of the same step and of later ones, which have not happened after all, are dropped. */
  take(step: number, time: number): void {
    if (this.readouts.isEmpty) return;
    while ((this.rows.at(-1)?.step ?? -1) >= step) this.rows.pop();
    this.rows.push({ step, cells: [time, ...this.readouts.values] });
    if (this.rows.length > MOST_ROWS) this.rows.splice(0, OLDEST);
  }

  /** The values up to a step, with a row for each. */
  csv(last: number): string {
    const rows = this.rows.filter(({ step }) => step <= last);
    return csvOf([['Time (s)', ...this.readouts.columns], ...rows.map(({ cells }) => cells)]);
  }
}
