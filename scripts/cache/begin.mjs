// Before a build: lets it go on from what the last one left, if that came to its end in this very folder and with the same code. A build that
// failed or was killed has changed a part of it, so the next one goes on from the one before, or from nothing. So does one after `develop`.
import '../restore-dist.mjs';
import { drop, fittingDigest, restore, takeEnded } from './state.mjs';

const digest = fittingDigest();
if (!takeEnded(digest)) {
  if (restore(digest)) console.log('The cache is put back as the last build left it that came to its end.');
  else if (drop())
    console.log('What is cached does not fit, or no build has finished it: all is made anew, which takes longer.');
}
