import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeQuickCopy, type SiteCopy } from '../support/site-copy';
import { expect, test } from '../support/test';

const doc = (title: string, text: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\n${text}\n`;

let site: SiteCopy;
test.beforeEach(() => {
  site = makeQuickCopy();
});
test.afterEach(() => site.remove());

const read = (path: string): string => readFileSync(join(site.folder, path), 'utf8');

/** Writes a file of the copy with one part of it replaced. */
function change(path: string, from: string, to: string): void {
  const text = read(path);
  expect(text).toContain(from);
  site.write(path, text.replace(from, to));
}

/** A text without white space: Gatsby breaks lines anywhere. */
const packed = (text: string): string => text.replace(/\s+/g, '');

test('links that only the finished site shows to be broken end the build with a list by page, and the old dist/ stays', async () => {
  site.write('dist/index.html', 'The old site');
  site.write('content/docs/one.mdx', doc('One', 'A [file](/no-such-file.pdf).\n\nA [class](./api.mdx#no-such-type).'));
  change('content/site.yml', '{ label: Introduction, to: /docs }', '{ label: Introduction, to: /dogs }');
  change('src/components/layout/skip-link.tsx', '<a ', '<img src="/no-such-picture.png" alt="" /><a ');

  const { status, stdout, stderr } = await site.build();
  const output = packed(stdout + stderr);

  expect(status).toBe(1);
  expect(output).toMatch(/Thesitehas\d+brokenlinks:/);
  for (const part of [
    "the link is the layout's content/site.yml:",
    '/dogs There is no page /dogs. → did you mean /docs?',
    "the link is the layout's /no-such-picture.png There is no file /no-such-picture.png.",
    '/docs/one content/docs/one.mdx:5 /no-such-file.pdf There is no file /no-such-file.pdf.',
    'content/docs/one.mdx:7 /docs/api#no-such-type /docs/api has no anchor #no-such-type.',
  ]) {
    expect(output).toContain(packed(part));
  }
  const list = output.slice(output.indexOf('Thesitehas'));
  expect(list.split(packed('no-such-picture.png There is no file'))).toHaveLength(2);
  expect(read('dist/index.html')).toBe('The old site');
});

test('links to Markdown files that are not there, and two pages of one address, are warnings', async () => {
  site.write('content/docs/one.mdx', doc('One', 'Text.\n\nSee [the other](./gone.mdx).'));
  site.write('content/docs/two.mdx', doc('Two', 'The second of two.', 'slug: one\n'));
  site.write('content/docs/snapping/index.mdx', doc('Snapping', 'The same page again.'));
  site.write('content/docs/api/modules.mdx', doc('Modules', 'What the site makes by itself.'));
  change(
    'content/site.yml',
    'announcement:',
    'uncheckedLinks:\n  - { link: /play, reason: the app answers there }\nannouncement:',
  );
  change('content/docs/faq.mdx', '## ', 'Just [play](/play).\n\n## ');

  const { status, stdout, stderr } = await site.build();
  const told = packed(stdout + stderr);

  expect(told).toContain(
    packed('content/docs/one.mdx:7:5 The link ./gone.mdx leads to no page: there is no content/docs/gone.mdx.'),
  );
  expect(told).toContain(
    packed(
      'content/docs/two.mdx:3:7 The address /docs/one is taken by content/docs/one.mdx, so this page is left out.',
    ),
  );
  expect(told).toContain(
    packed(
      'content/docs/snapping/index.mdx:1 The address /docs/snapping is taken by content/docs/snapping.mdx, so this page is left out.',
    ),
  );
  expect(told).toContain(
    packed(
      'content/docs/api/modules.mdx:1 The address /docs/api/modules is taken by src/templates/api-modules.tsx, so this page is left out.',
    ),
  );
  // The page has it and its Markdown form.
  expect(told).toContain(packed('Links that are not checked: /play (2; the app answers there)'));
  expect(status).toBe(0);
  expect(read('dist/docs/one.html')).toContain('See the other.');
  expect(read('dist/docs/snapping.html')).not.toContain('The same page again.');
  expect(existsSync(join(site.folder, 'dist/docs/two.html'))).toBe(false);

  // A text that has not changed is not rendered again, but its warning is told again.
  const again = await site.build();
  expect(packed(again.stdout + again.stderr)).toContain(packed('The link ./gone.mdx leads to no page'));
  expect(again.status).toBe(0);
});

test('redirects that come from pages or lead to none end the build with all of them', async () => {
  change(
    'content/site.yml',
    'redirects:\n',
    'redirects:\n  - { from: /docs/faq, to: /docs }\n  - { from: /old, to: /docs/fq }\n',
  );
  const line = read('content/site.yml').split('\n').indexOf('redirects:') + 1;

  const { status, stdout, stderr } = await site.build();
  const output = packed(stdout + stderr);

  expect(status).toBe(1);
  for (const part of [
    `content/site.yml:${line + 1} /docs/faq cannot be redirected: it is the page /docs/faq`,
    `content/site.yml:${line + 2} /old is redirected to /docs/fq, which is no page.`,
    'did you mean "/docs/faq"?',
  ]) {
    expect(output).toContain(packed(part));
  }
  expect(existsSync(join(site.folder, 'dist'))).toBe(false);
});
