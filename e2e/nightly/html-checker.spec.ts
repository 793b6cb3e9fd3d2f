import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuilt } from '../support/pages/built';
import { ALL_RIGHT, judge, type Exception } from '../support/checkers/exceptions';
import { textsOf } from '../support/checkers/feeds';
import { checkHtml } from '../support/checkers/html-checker';
import { expect, test } from '../support/test';

/** Reports of the W3C's checker on standards that it does not know yet, or on what a file cannot show. */
const EXCEPTIONS: readonly Exception[] = [
  { finding: /CSS: Unrecognized at-rule “@container”/, reason: 'CSS Containment 3: container queries' },
  { finding: /CSS: “container-type”: Property “container-type” doesn't exist/, reason: 'CSS Containment 3' },
  { finding: /CSS: “anchor-name”: Property “anchor-name” doesn't exist/, reason: 'CSS Anchor Positioning 1' },
  { finding: /CSS: “top”: “anchor\(.*\)” is not a “top” value/, reason: 'CSS Anchor Positioning 1' },
  { finding: /Bad value “650” for attribute “font-weight”/, reason: 'CSS Fonts 4 allows every number from 1 to 1000' },
  {
    finding: /Resource violates Content Security Policy.* blocked by “(?:img|media)-src”/,
    reason: "a file has no origin: no 'self'",
  },
  {
    finding: /^(?:offline|embed\/.+)\.html:.*external script .* blocked by “script-src”/,
    reason: "a file has no origin: no 'self'",
  },
  { finding: /Inline script violates Content Security Policy/, reason: 'data for search engines (JSON-LD), not run' },
];

test('the HTML checker of the W3C finds no fault in any page, style or drawing', async () => {
  expect(judge(await checkHtml('dist'), EXCEPTIONS)).toEqual(ALL_RIGHT);
});

test('it finds no fault in the texts of the feeds', async () => {
  const folder = test.info().outputPath('feeds');
  mkdirSync(folder);
  for (const [path, read] of Object.entries(textsOf)) {
    for (const [index, html] of read(readBuilt(path).toString()).entries()) {
      const file = `${index}${path.replaceAll('/', '-')}.html`;
      writeFileSync(
        join(folder, file),
        `<!doctype html><html lang="en"><title>Post</title><h1>Post</h1>${html}</html>`,
      );
    }
  }
  expect(await checkHtml(folder)).toEqual([]);
});
