// Lists the packages that the build uses with their licences, one per line, and the number of packages for each licence, by package-lock.json.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const entry = z.object({
  version: z.string().optional(),
  license: z.string().default('unknown'),
  dev: z.boolean().optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** @type {Map<string, string>} */
const used = new Map();
for (const [path, { version, license, dev }] of Object.entries(packages)) {
  const [, name] = /.*node_modules\/(.+)/.exec(path) ?? [];
  if (name !== undefined && version !== undefined && !dev) used.set(`${name}@${version}`, license);
}

/** @type {Map<string, number>} */
const counts = new Map();
for (const [name, licence] of [...used].sort(([one], [other]) => (one < other ? -1 : 1))) {
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  console.log(`${name}  ${licence}`);
}
console.log(`\n${used.size} packages`);
for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one))
  console.log(`${count}  ${licence}`);
