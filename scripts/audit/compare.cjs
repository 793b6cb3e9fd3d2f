// Compares the findings of `npm audit` with those that SECURITY.md accepts.
const { z } = require('zod');

/** @typedef {{ id: string, package: string, title: string, severity: string }} Advisory */
/** @typedef {{ id: string, package: string, reason: string }} Accepted */
/** @typedef {z.infer<typeof auditReport>} Report */

const advisory = z.object({ url: z.string(), name: z.string(), title: z.string(), severity: z.string() });

/** Output of `npm audit --json`: the cause of a vulnerability is an advisory, or the name of a vulnerable dependency. */
const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
exports.auditReport = auditReport;

/** The advisories of a report without duplicates, sorted by id. @param {Report} report @returns {Advisory[]} */
exports.advisoriesOf = function advisoriesOf(report) {
  const found = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause === 'object'),
  );
  const all = found.map(({ url, name, ...rest }) => ({ id: url.replace(/^.*\//, ''), package: name, ...rest }));
  return [...new Map(all.map((advisory) => [advisory.id, advisory])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
};

/**
 * Advisories that are not accepted, and accepted ones that are no longer reported. For the packages in `shipped`, which reach readers, none is
 * accepted.
 * @param {Report} report
 * @param {readonly Accepted[]} accepted
 * @param {readonly string[]} shipped
 */
exports.compare = function compare(report, accepted, shipped) {
  const advisories = exports.advisoriesOf(report);
  /** @param {Advisory} advisory */
  const isAccepted = (advisory) => accepted.some(({ id }) => id === advisory.id) && !shipped.includes(advisory.package);
  return {
    unexpected: advisories.filter((advisory) => !isAccepted(advisory)),
    obsolete: accepted.filter(({ id }) => !advisories.some((advisory) => advisory.id === id)),
  };
};

/**
 * The accepted advisories in the table of SECURITY.md: `| [GHSA-…](address) | package | reason |`.
 * @param {string} markdown
 * @returns {Accepted[]}
 */
exports.acceptedIn = function acceptedIn(markdown) {
  return [...markdown.matchAll(/^\| *\[?(GHSA-[\w-]+)\]?(?:\([^)]*\))? *\| *`?([^|`]+?)`? *\| *([^|]+?) *\|$/gm)].map(
    ([, id = '', name = '', reason = '']) => ({ id, package: name, reason }),
  );
};

/** Names of the packages in the list of licences that the build writes. @param {string} licences */
exports.shippedIn = function shippedIn(licences) {
  return [...licences.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S* \(.+\)$/gm)].map(([, name = '']) => name);
};
