export interface Advisory {
  id: string;
  package: string;
  title: string;
  severity: string;
}

export interface Accepted {
  id: string;
  package: string;
  reason: string;
}

export function advisoriesOf(report: object): Advisory[];
export function compare(
  report: object,
  accepted: readonly Accepted[],
  shipped: readonly string[],
): { unexpected: Advisory[]; settled: Accepted[] };
export function acceptedIn(markdown: string): Accepted[];
export function shippedIn(licences: string): string[];
