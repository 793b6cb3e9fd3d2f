// Runs before a build and before `develop`. The caches of the last build are used if it completed in this folder with the same code. Otherwise, as
// after a failed or killed build or `develop`, they may be inconsistent: they are replaced by the copy of the last completed build, or deleted; the
// cache of webpack stays while the code is the same.
import { takeLock } from './lock.mjs';
import { cacheDigest, drop, noteCode, restore, takeComplete } from './state.mjs';

takeLock();
await import('../restore-dist.mjs');

const digest = cacheDigest();
if (!takeComplete(digest)) {
  if (restore(digest))
    console.log('The last build did not complete: the cache of the last completed build is restored.');
  else if (drop(digest)) console.log('The cache is outdated or incomplete: everything is rebuilt, which takes longer.');
}
noteCode(digest);
