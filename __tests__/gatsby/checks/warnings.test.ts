import { checkContent, contentWarnings } from '../../../gatsby/checks/content';
import { formatFault } from '@physics-editor/lib/content/fault';
import { projectWith, type Change } from '../../support/content';

const POST = 'blog/falling/index.mdx';
const MARKED: Change = ['Drop both.', 'Drop both.\n\n{/* truncate */}\n\nWatch.'];
const doc = '---\ntitle: A\n---\n\nText.\n';

const warningsWith = (change?: Change) =>
  contentWarnings(projectWith(change ? { [POST]: change } : {})).map(formatFault);
const UNMARKED = `content/${POST}:1 The post has no truncate mark, so lists show no text of it. → write {/* truncate */} on a line after its first paragraphs`;

test.each<[string, Change | undefined, string[]]>([
  ['a post with a truncate mark and a past date', MARKED, []],
  ['a draft', ['date: 2025-11-09', 'draft: true\ndate: 9999-01-02'], []],
  ['a post without a truncate mark', undefined, [UNMARKED]],
  [
    'a post with a future date',
    ['date: 2025-11-09', 'date: 9999-01-02'],
    [
      UNMARKED,
      `content/${POST}:4:7 The page is published from 9999-01-02 on: builds leave it out until then. → write an earlier date to publish it now`,
    ],
  ],
])('%s causes the right warnings', (_, change, warnings) => {
  expect(warningsWith(change).sort()).toEqual(warnings);
});

test.each([
  ['docs/a.html.mdx', 'a.html'],
  ['docs/a#b?c%d.mdx', 'a#b?c%d'],
  ['docs/two words.md', 'two words'],
  ['docs/tools+/a.mdx', 'tools+'],
])('the name of %s is a fault', (file, name) => {
  expect(checkContent(projectWith({ [file]: doc })).map(formatFault)).toContain(
    `content/${file}:1 The name "${name}" cannot be part of an address. → use letters, digits, "-" and "_", for example gravity-scale`,
  );
});

test.each(['Site', 'SiteBuildMetadata'])('a page of the docs cannot have the id %s of a node of Gatsby', (id) => {
  const faults = checkContent(projectWith({ [`docs/${id}.mdx`]: doc })).map(formatFault);
  expect(faults).toContain(
    `content/docs/${id}.mdx:1 Gatsby itself uses the name "${id}". → rename it, for example to ${id.toLowerCase()}`,
  );
});

test.each(['docs/a.md', 'docs/настройка.mdx', 'docs/A_b-2.mdx'])('%s is a page', (file) => {
  expect(checkContent(projectWith({ [file]: doc }))).toEqual([]);
});
