/** An accepted finding of a checker. */
export interface Exception {
  readonly finding: RegExp;
  readonly reason: string;
}

/** Compares a checker's `findings` with the exceptions: returns those not covered, and exceptions no longer needed. */
export const judge = (
  findings: readonly string[],
  exceptions: readonly Exception[],
): { faults: string[]; needless: RegExp[] } => ({
  faults: [...new Set(findings)].filter((line) => !exceptions.some(({ finding }) => finding.test(line))),
  needless: exceptions.map(({ finding }) => finding).filter((finding) => !findings.some((line) => finding.test(line))),
});

/** What `judge` returns if there is nothing to report. */
export const ALL_RIGHT = { faults: [], needless: [] };
