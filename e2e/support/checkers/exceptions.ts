/** What a checker reports and is right as it is. */
export interface Exception {
  readonly finding: RegExp;
  readonly reason: string;
}

/** What is wrong where a checker reports `findings`: those that no exception allows, and exceptions that no finding needs any longer. */
export const judge = (
  findings: readonly string[],
  exceptions: readonly Exception[],
): { faults: string[]; needless: RegExp[] } => ({
  faults: [...new Set(findings)].filter((line) => !exceptions.some(({ finding }) => finding.test(line))),
  needless: exceptions.map(({ finding }) => finding).filter((finding) => !findings.some((line) => finding.test(line))),
});

/** What `judge` returns where all is right. */
export const ALL_RIGHT = { faults: [], needless: [] };
