// Runs before a build and before `develop`. A build of what dist/ was made from ends here. The caches of the last build are used if it completed in
// this folder with the same code, and copied before this one changes them. Otherwise, as after a failed or killed build or `develop`, they may be
// inconsistent: they are replaced by the copy, or deleted. Then the code is written that Gatsby loads.
import { writeCode } from './code.cjs';
import { takeLock } from './lock.mjs';
import { forgetWarnings, inputsDigest, publishedWarnings } from './published.mjs';
import { cacheDigest, drop, noteBegin, restore, takeComplete } from './state.mjs';

takeLock();
await import('../restore-dist.mjs');

const inputs = process.argv[2] === 'build' ? inputsDigest() : undefined;
const warnings = inputs && publishedWarnings(inputs);
if (warnings !== undefined) {
  process.stderr.write(warnings);
  console.log('Nothing has changed since the last build: dist/ is up to date.');
  noteBegin({});
  process.exit();
}

const code = await cacheDigest();
if (!takeComplete(code)) {
  if (restore(code)) console.log('The last build did not complete: the cache of the last completed build is restored.');
  else if (drop()) console.log('The cache is outdated or incomplete: everything is rebuilt, which takes longer.');
}
noteBegin({ code, inputs });
await writeCode();
forgetWarnings();
