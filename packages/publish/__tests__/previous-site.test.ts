import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { previousSite, recordSite } from '../src/previous-site';
import { beginSite } from '../src/write-site';
import { buildOf } from './sites';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';

const LONG = 'The ball falls and bounces off the floor. '.repeat(100);
const pageOf = (title: string) =>
  `<meta charset="utf-8"/><title>${title}</title><div id="___gatsby"><article id="a">${LONG}</article></div>`;
const DATA = 'page-data/docs/faq/page-data.json';

let root: string;
beforeEach(() => {
  root = temporaryFolder({
    'public/webpack.stats.json': '{}',
    'public/docs/index.html': pageOf('Docs'),
    'public/docs/faq/index.html': pageOf('FAQ'),
    [`public/${DATA}`]: JSON.stringify(LONG),
  });
});

/** Builds the site and marks its compressed forms; the pages that were rewritten, the forms that were made, and what is known of pages. */
async function build(key = 'now') {
  const rewritten: string[] = [];
  const forms: string[] = [];
  await beginSite(buildOf(root), () => ({
    key,
    rewrite: (html, file) => (rewritten.push(file), html.replace('</title>', ` ${key}$&`)),
    policyOf: () => "default-src 'none'",
    finish: () => undefined,
  })).finish();
  const dist = join(root, 'dist');
  const known = [...(previousSite(root, dist)?.pages.values() ?? [])];
  for (const file of filesBelow(dist).filter((each) => each.endsWith('.gz'))) {
    const form = readFileSync(join(dist, file));
    if (form.toString() === 'marked') continue;
    expect(gunzipSync(form).toString()).toBe(read(file.slice(0, -3)));
    forms.push(file);
    writeFileSync(join(dist, file), 'marked');
  }
  recordSite(root, dist, known);
  return { rewritten, forms, known };
}

const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
const ALL = { rewritten: ['docs.html', 'docs/faq.html'], forms: ['docs.html.gz', 'docs/faq.html.gz', `${DATA}.gz`] };

test('a page that is made from the same is taken over, with what is known of it and its compressed forms', async () => {
  const first = await build();
  expect(first).toMatchObject(ALL);
  const before = read('docs/faq.html');
  expect(await build()).toEqual({ rewritten: [], forms: [], known: first.known });
  expect(read('docs/faq.html')).toBe(before);

  writeFiles(root, { 'public/docs/index.html': pageOf('Introduction') });
  expect(await build()).toMatchObject({ rewritten: ['docs.html'], forms: ['docs.html.gz'] });
  expect(read('docs.html')).toContain('Introduction now');
  writeFiles(root, { [`public/${DATA}`]: JSON.stringify(`${LONG}!`) });
  expect(await build()).toMatchObject({ rewritten: [], forms: [`${DATA}.gz`] });
});

test('pages are rewritten when what is written into them changes', async () => {
  await build();
  expect(await build('later')).toMatchObject({ rewritten: ALL.rewritten, forms: ALL.forms.slice(0, 2) });
  expect(read('docs.html')).toContain('Docs later');
});

test.each<[string, () => void]>([
  ['a file of the site was changed', () => writeFileSync(join(root, 'dist/docs/faq.html'), 'Edited')],
  ['a file was added', () => writeFileSync(join(root, 'dist/extra.txt'), '')],
  ['a file was removed', () => rmSync(join(root, 'dist/docs.html.gz'))],
  ['the site is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
  ['the caches are gone', () => rmSync(join(root, '.cache'), { recursive: true })],
])('nothing is taken over if %s', async (_case, change) => {
  await build();
  change();
  expect(await build()).toMatchObject(ALL);
});
