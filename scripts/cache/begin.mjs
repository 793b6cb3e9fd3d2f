// Runs before a build and before `develop`. The caches of the last build are used if it completed in this folder with the same code. Otherwise, as
// after a failed or killed build or `develop`, they may be inconsistent: they are replaced by the copy of the last completed build, or deleted.
import '../restore-dist.mjs';
import { drop, fittingDigest, restore, takeEnded } from './state.mjs';

const digest = fittingDigest();
if (!takeEnded(digest)) {
  if (restore(digest)) console.log('The cache is put back as the last build left it that came to its end.');
  else if (drop())
    console.log('What is cached does not fit, or no build has finished it: all is made anew, which takes longer.');
}
