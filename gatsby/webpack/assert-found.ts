/**
 * Ends the compilation if a workaround does not find what it changes. Otherwise a new version of Gatsby could make it do nothing, and nobody
 * would know.
 */
export function assertFound<Found>(found: Found, what: string, file: string): asserts found is NonNullable<Found> {
  if (found) return;
  throw new Error(
    `gatsby/webpack/${file}: Gatsby's configuration of webpack has no ${what}. It had with Gatsby 5.16, which this workaround was made for; ` +
      'contributing/upgrading.md says what to do.',
  );
}
