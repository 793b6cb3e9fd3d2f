// Runs mutation tests. Exits with status 1 if the tests of a folder detect too few mutants. Usage: npm run test:mutation [-- <folder> …]
import { Stryker } from '@stryker-mutator/core';
import { FOLDERS } from './folders.mjs';
import { optionsFor } from './options.mjs';

const known = Object.keys(FOLDERS);
const asked = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const unknown = asked.filter((folder) => !known.includes(folder));
if (unknown.length > 0) {
  console.error(`There are no mutation tests of ${unknown.join(', ')}. Folders: ${known.join(', ')}.`);
  process.exit(2);
}

for (const [folder, tests] of Object.entries(FOLDERS)) {
  if (asked.length > 0 && !asked.includes(folder)) continue;
  console.log(`\n${folder}`);
  // If the score is too low, this sets the exit status to 1 but does not throw.
  await new Stryker(optionsFor(folder, tests)).runMutationTest();
}
