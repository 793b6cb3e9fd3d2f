import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeQuickCopy, type SiteCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

let site: SiteCopy;
test.beforeEach(() => {
  site = makeQuickCopy();
});
test.afterEach(() => site.remove());

const read = (path: string): string => readFileSync(join(site.folder, path), 'utf8');

/** Replaces a part of a file of the copy. */
function change(path: string, from: string, to: string): void {
  const text = read(path);
  expect(text).toContain(from);
  site.write(path, text.replace(from, to));
}

/** A text without white space, since Gatsby wraps lines anywhere. */
const packed = (text: string): string => text.replace(/\s+/g, '');

test('links that are only found to be broken in the finished site fail the build with a list by page, and dist/ is unchanged', async () => {
  site.write('dist/index.html', 'The old site');
  const text = 'A [file](/no-such-file.pdf).\n\nA [class](./api.mdx#no-such-type).';
  site.write('content/docs/one.mdx', `---\ntitle: One\n---\n\n${text}\n`);
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
