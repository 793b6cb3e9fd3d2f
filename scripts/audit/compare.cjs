// Compares what `npm audit` has found with what SECURITY.md accepts.

/** Advisories of a report of `npm audit --json`, each once, by their ids. */
exports.advisoriesOf = function advisoriesOf(report) {
  const found = Object.values(report.vulnerabilities ?? {}).flatMap(({ via }) =>
    via.filter((cause) => typeof cause === 'object'),
  );
  const all = found.map(({ url, name, title, severity }) => ({
    id: url.split('/').pop(),
    package: name,
    title,
    severity,
  }));
  return [...new Map(all.map((advisory) => [advisory.id, advisory])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
};

/** What is new in a report and what is no longer in it; `shipped` are names of packages that reach readers, where nothing is accepted. */
exports.compare = function compare(report, accepted, shipped) {
  const advisories = exports.advisoriesOf(report);
  const isAccepted = (advisory) => accepted.some(({ id }) => id === advisory.id) && !shipped.includes(advisory.package);
  return {
    unexpected: advisories.filter((advisory) => !isAccepted(advisory)),
    settled: accepted.filter(({ id }) => !advisories.some((advisory) => advisory.id === id)),
  };
};

/** The accepted advisories in the table of SECURITY.md: `| [GHSA-…](address) | package | reason |`. */
exports.acceptedIn = function acceptedIn(markdown) {
  return [...markdown.matchAll(/^\| *\[?(GHSA-[\w-]+)\]?(?:\([^)]*\))? *\| *`?([^|`]+?)`? *\| *([^|]+?) *\|$/gm)].map(
    ([, id, name, reason]) => ({ id, package: name, reason }),
  );
};

/** Names of the packages in a list of licences that the build has written. */
exports.shippedIn = function shippedIn(licences) {
  return [...licences.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S* \(.+\)$/gm)].map(([, name]) => name);
};
