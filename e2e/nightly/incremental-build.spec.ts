import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../gatsby/output/files-below';
import { digests } from '../support/checkers/digests';
import { commit } from '../support/hosts/commit';
import { makeQuickCopy, type SiteCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

const PAGE = 'dist/docs/warm.html';
const TEXT = '---\ntitle: Warm\n---\n\n:::tip\n\nA tip.\n\n:::\n\n## Part\n\nText.\n';

let site: SiteCopy;
test.beforeAll(() => {
  site = makeQuickCopy();
  site.write('content/docs/warm.mdx', TEXT);
});
test.afterAll(() => site.remove());

const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');

async function build(): Promise<void> {
  const { status, stdout, stderr } = await site.build();
  expect(status, stdout + stderr).toBe(0);
}

/** Replaces a part of a file of the copy. */
function change(path: string, from: string, to: string): void {
  const text = read(path);
  expect(text, path).toContain(from);
  site.write(path, text.replace(from, to));
}

/** A file of each kind, the change, where the site shows it, and the visible result if it differs from the change. */
const kinds = [
  ['a text', 'content/docs/warm.mdx', 'Text.', 'Other text.', PAGE],
  ['a component of texts', 'src/components/content/callout.tsx', "label: 'Tip'", "label: 'Hint'", PAGE, 'Hint'],
  ['a step from text to HTML', 'gatsby/mdx/plugins/rehype-structure.ts', 'Direct link to', 'Straight way to', PAGE],
  [
    'what page and build share',
    'src/lib/reading-time.ts',
    ' min read`',
    ' min of reading`',
    'dist/blog.html',
    ' min of reading',
  ],
  ['a template', 'src/templates/home.tsx', 'nothing to install', 'nothing to set up', 'dist/index.html'],
  ['a style sheet', 'src/styles/base.css', 'box-sizing:', 'orphans: 7; box-sizing:', PAGE, 'orphans:7'],
  ['the library', 'src/runtime/bodies/circle-node.ts', 'a wheel', 'a tyre', 'dist/docs/api/classes/CircleNode.html'],
] as const;

test('the next build contains all changes since the last one', async () => {
  await build();
  for (const [kind, path, from, to, seen, mark = to] of kinds) {
    expect(read(seen), kind).not.toContain(mark);
    change(path, from, to);
    await build();
    expect(read(seen), kind).toContain(mark);
  }

  expect(read(PAGE)).not.toContain('Last updated');
  commit(site.folder, ['content/docs/warm.mdx'], '2025-03-01T10:00:00Z');
  await build();
  expect(read(PAGE)).toContain('<time datetime="2025-03-01T10:00:00Z">1 March 2025</time>');

  const players = () => filesBelow(join(site.folder, 'dist/player')).map((file) => read(`dist/player/${file}`));
  change('src/player/frame.ts', 'const notify =', "console.debug('warm');\nconst notify =");
  const cardsBefore = digests(join(site.folder, 'dist/og'));
  change('gatsby/output/cards/drawing.ts', "accent: '#b93a12'", "accent: '#12b93a'");
  await build();
  expect(players().join()).toContain('console.debug("warm")');
  const cards = digests(join(site.folder, 'dist/og'));
  expect(cards.size).toBe(cardsBefore.size);
  for (const [file, digest] of cards) expect(digest, file).not.toBe(cardsBefore.get(file));
});
