import { plantedFaults } from '../../__tests__/support/planted-faults';
import { makeBuiltCopy } from '../support/hosts/site-copy';
import { test } from '../support/test';
import { expectAllReported } from '../support/checkers/reported-faults';

test('all faults of front matter, data files and texts are reported at once, and dist/ is unchanged', async () => {
  const site = makeBuiltCopy();
  const faults = plantedFaults({ blog: 'scripting', showcase: 'games' });
  await expectAllReported(
    site,
    faults.filter(({ needsPages }) => !needsPages),
  );
  site.remove();
});
