// Lists the packages that the build uses with their licences, one per line, and the number of packages for each licence.
import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';

const packages = Object.entries(
  await promisify(init)({ start: process.cwd(), production: true, excludePrivatePackages: true }),
);

/** @type {Map<string, number>} */
const counts = new Map();
for (const [name, { licenses }] of packages.sort(([one], [other]) => (one < other ? -1 : 1))) {
  const licence = [licenses].flat().join(' AND ');
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  console.log(`${name}  ${licence}`);
}
console.log(`\n${packages.length} packages`);
for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one))
  console.log(`${count}  ${licence}`);
