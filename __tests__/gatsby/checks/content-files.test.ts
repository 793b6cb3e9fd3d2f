import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, contentWarnings } from '../../../gatsby/checks/content';
import { contentFiles, isText, reasonNoPage } from '@physics-editor/lib/content/content-files';
import { formatFault } from '@physics-editor/lib/content/fault';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { projectWith, type Change } from '../../support/content';

const files = () =>
  contentFiles(
    temporaryFolder({
      'content/docs/b.mdx': 'B',
      'content/docs/a/c.mdx': 'C',
      'content/docs/c.md': 'Ä',
      'content/docs/a.md': 'A',
      'content/docs/_d.md': 'D',
      'content/docs/e.yml': 'E',
      'content/blog/f.mdx': 'F',
    }),
  );

test('the files of a folder are listed by extension, sorted by path, and read as UTF-8', () => {
  expect(files().list('docs', '.mdx')).toEqual(['docs/a/c.mdx', 'docs/b.mdx']);
  expect(files().list('', '.mdx')).toEqual(['blog/f.mdx', 'docs/a/c.mdx', 'docs/b.mdx']);
  expect(files().list('showcase', '.mdx')).toEqual([]);
  // Texts are MDX and Markdown files, without excluded ones.
  expect(files().texts('docs')).toEqual(['docs/a.md', 'docs/a/c.mdx', 'docs/b.mdx', 'docs/c.md']);
  expect(files().read('docs/c.md')).toBe('Ä');
  expect(files().bytes('docs/c.md')).toEqual(Buffer.from('Ä'));
  expect(files().read('docs/x.md')).toBe('');
  expect(['docs/c.md', 'docs/x.md'].map(files().exists)).toEqual([true, false]);
});

test.each([
  ['docs/a.mdx', true],
  ['docs/a.md', true],
  ['a.mdx', false],
  ['drafts/a.mdx', false],
  ['docs/a.md.txt', false],
  ['docs/amdx', false],
  ['docs/a.MDX', false],
  ['_a.mdx', false],
  ['docs/.a.mdx', false],
  ['docs/_a/b.mdx', false],
  ['docs/a_b.mdx', true],
])('whether %s is the text of a page: %j', (path, expected) => {
  expect(isText(path)).toBe(expected);
});

test.each([
  ['docs/_a.md', 'its name or that of its folder begins with "_" or "."'],
  ['./docs/a.md', 'no section has its folder'],
  ['docs/a.markdown', 'it is not named .md or .mdx'],
  ['docs/a.mdx', undefined],
  ['docs/_a.yml', undefined],
])('why %s is no page: %j', (path, reason) => {
  expect(reasonNoPage(path)?.reason).toBe(reason);
});

const PAGE = '---\ntitle: A\n---\n\nText.\n';
const BAD = '---\ntitle: A: B\n---\n\n{text}\n';
const MARKED: Record<string, Change> = { 'blog/falling/index.mdx': ['Drop both.', 'Drop both.\n\n{/* truncate */}'] };
const NFD = 'Zähne'.normalize('NFD');

/** What the build reports of files planted into right content, and what Gatsby makes nodes of. Links are written as `-> target`. */
function reportOf(planted: Readonly<Record<string, string>>) {
  const entries = Object.entries(planted);
  const root = projectWith({ ...MARKED, ...Object.fromEntries(entries.filter(([, text]) => !text.startsWith('-> '))) });
  const at = (path: string) => join(root, 'content', path);
  for (const [path, text] of entries) if (text.startsWith('-> ')) symlinkSync(text.slice(3), at(path));
  const { isIgnored } = contentFiles(root);
  return {
    root,
    faults: checkContent(root).map(formatFault),
    warnings: contentWarnings(root).map(formatFault),
    ignored: entries.map(([path]) => path).filter((path) => isIgnored(at(path))),
  };
}

test.each([
  'docs/.#levers.mdx',
  'docs/#levers.mdx#',
  'docs/levers.mdx~',
  'docs/.levers.mdx.swp',
  'docs/._levers.mdx',
  'docs/._sidebars.yml',
  'docs/scenes/._ball.js',
  'docs/levers.mdx.orig',
  'docs/levers.mdx.rej',
  'docs/~$levers.mdx',
  'docs/.DS_Store',
  'docs/Thumbs.db',
  'docs/desktop.ini',
  '__MACOSX/docs/levers.mdx',
  'docs/.goutputstream-4JH2Y1',
  // The lock of Emacs, a link to nothing.
  'docs/.#index.mdx',
])('%s, left by an editor or a system, is not there', (path) => {
  const content = path.includes('index') ? '-> writer@desk.4711:1764190000' : 'Mac OS X \0\x02';
  const { faults, warnings, ignored } = reportOf({ [path]: content });
  expect({ faults, warnings, ignored }).toEqual({ faults: [], warnings: [], ignored: [path] });
});

test.each([
  ['docs/levers.mdx', '-> nowhere.mdx', /docs\/levers\.mdx:1 This is left out: it is a link to nothing/],
  ['docs/self.mdx', '-> self.mdx', /docs\/self\.mdx:1 This is left out/],
  ['docs/loop', '-> .', /docs\/loop:1 This is left out/],
  ['docs/up', '-> ../..', /docs\/up:1 This is left out/],
  ['docs/_ideas.md', BAD, /_ideas\.md:1 The file is left out, since its name or that of its folder begins/],
  ['blog/_next/index.mdx', BAD, /_next\/index\.mdx:1 The file is left out/],
  ['docs/_old.mdx', '\x02', /_old\.mdx:1 The file is left out/],
  ['docs/PULLEYS.MDX', BAD, /not named \.md or \.mdx\. → rename it to PULLEYS\.mdx/],
  ['docs/ropes.Md', BAD, /rename it to ropes\.mdx/],
  ['docs/knots.markdown', BAD, /rename it to knots\.mdx/],
  ['notes/levers.mdx', BAD, /no section has its folder\. → move it to blog, community, docs/],
  ['README.md', BAD, /no section has its folder/],
])('%s is left out with one warning', (path, text, warning) => {
  const { faults, warnings, ignored } = reportOf({ [path]: text });
  expect(faults).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(warning)]);
  expect(ignored).toEqual([path]);
});

test('a link to a file or a folder elsewhere is what it leads to', () => {
  const { root, faults, ignored } = reportOf({
    'home/levers.txt': PAGE,
    'docs/levers.mdx': '-> ../home/levers.txt',
    'docs/parts': '-> ../community',
  });
  expect({ faults, ignored }).toEqual({ faults: [], ignored: [] });
  expect(contentFiles(root).texts('docs')).toEqual(['docs/index.mdx', 'docs/levers.mdx', 'docs/parts/support.mdx']);
});

test('a removed file is not ignored: Gatsby must remove its node', () => {
  const root = projectWith();
  expect(contentFiles(root).isIgnored(join(root, 'content/docs/gone.mdx'))).toBe(false);
});

test('a folder named like a file is a folder', () => {
  const { faults } = reportOf({
    'docs/matter.js/compare.mdx': PAGE,
    'docs/old.yml/note.txt': 'Old.',
    'docs/icons.svg/note.txt': 'Icons.',
    'docs/page.mdx/note.txt': 'Page.',
  });
  expect(faults).toEqual([
    'content/docs/matter.js/compare.mdx:1 The name "matter.js" cannot be part of an address. → use letters, digits, "-" and "_", for example gravity-scale',
  ]);
});

test('a second text of the home page is a fault, since no page shows it', () => {
  expect(reportOf({ 'home/more.mdx': PAGE }).faults).toEqual([
    'content/home/more.mdx:1 The home page has one text, content/home/index.mdx. → move this one to another folder',
  ]);
});

test('a folder in place of a data file is reported as a missing file', () => {
  const root = projectWith({ 'blog/tags.yml': null });
  mkdirSync(join(root, 'content/blog/tags.yml'));
  expect(checkContent(root)).toMatchObject([{ message: 'There is no content/blog/tags.yml.' }]);
});

test('a name too long for a file with more extensions is a fault', () => {
  const [fault] = reportOf({ [`docs/${'ö'.repeat(101)}.mdx`]: PAGE }).faults;
  expect(fault).toMatch(
    /cannot be part of an address. → use at most 200 bytes; letters other than a to z are several$/,
  );
  expect(reportOf({ [`docs/${'o'.repeat(200)}.mdx`]: PAGE }).faults).toEqual([]);
});

test('a slug too long for a file is a fault', () => {
  expect(reportOf({ 'docs/a.mdx': `---\ntitle: A\nslug: ${'a'.repeat(201)}\n---\n` }).faults).toEqual([
    'content/docs/a.mdx:3:7 "slug" is not valid. → use at most 200 characters',
  ]);
});

test('a name with decomposed letters is the same as one with composed letters', () => {
  const { root, faults, warnings } = reportOf({
    [`docs/${NFD}/${NFD}.mdx`]: PAGE,
    [`docs/${NFD}.png`]: 'picture',
    'docs/sidebars.yml': 'tutorialSidebar:\n  - doc: index\n  - doc: Zähne/Zähne\n',
  });
  expect({ faults, warnings }).toEqual({ faults: [], warnings: [] });
  const content = contentFiles(root);
  expect(content.texts('docs')).toEqual(['docs/Zähne/Zähne.mdx', 'docs/index.mdx']);
  expect(content.list('docs', '.png')).toEqual(['docs/Zähne.png']);
  expect(['docs/Zähne.png', `docs/${NFD}.png`, 'docs/Zöhne.png'].map(content.exists)).toEqual([true, true, false]);
  expect(content.read('docs/Zähne/Zähne.mdx')).toBe(PAGE);
  expect(content.onDisk('docs/Zähne.png')).toBe(join(root, 'content/docs', `${NFD}.png`));
});

test('of two files with one name, in composed and in decomposed letters, one is left out with a warning', () => {
  const root = projectWith({ ...MARKED, [`docs/${NFD}.png`]: 'a' });
  writeFileSync(join(root, 'content/docs/Zähne.png'), 'b');
  const content = contentFiles(root);
  expect(content.list('docs', '.png')).toEqual(['docs/Zähne.png']);
  expect(contentWarnings(root).map(formatFault)).toEqual([expect.stringMatching(/Zähne\.png:1 This is left out/)]);
  const ignored = [NFD, 'Zähne'].map((name) => content.isIgnored(join(root, 'content/docs', `${name}.png`)));
  expect(new Set(ignored)).toEqual(new Set([false, true]));
  expect(readFileSync(content.onDisk('docs/Zähne.png'))).toEqual(content.bytes('docs/Zähne.png'));
});

test('pictures whose names differ in capitals only cause a warning', () => {
  expect(reportOf({ 'docs/Lever.png': 'a', 'docs/lever.png': 'b' }).warnings).toEqual([
    'content/docs/lever.png:1 The name differs from content/docs/Lever.png in capitals only, so macOS and Windows keep one of the two. → rename one of the two files',
  ]);
});

const conflict = 'One.\n\n<<<<<<< HEAD\n- two\n=======\n- three\n>>>>>>> other\n';
const CONFLICT =
  'A merge conflict is left in the file. → keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';

/** The faults of an invisible character, with its place in the file. */
const control = (at: string, code: string) =>
  `${at} There is an invisible character here, ${code}: a control character. → delete it`;
const space = (at: string, code: string) =>
  `${at} There is an invisible character here, ${code}: it only looks like a space. → type an ordinary space`;

test.each([
  ['docs/a.md', `${PAGE}${conflict}`, [`8 ${CONFLICT}`]],
  ['docs/a.mdx', `---\ntitel: A\n---\n\n${conflict}\n${conflict}`, [`7 ${CONFLICT}`, `15 ${CONFLICT}`]],
  ['docs/a.mdx', `${PAGE}>>>>>>> other\n`, [`6 ${CONFLICT}`]],
  ['docs/a.mdx', `${PAGE}\n\`\`\`\n${conflict}\`\`\`\n\n<<< none >>>\n=======\n`.replace('<<< none >>>', 'End'), []],
  ['docs/a.mdx', '---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> x\n---\n', [`2 ${CONFLICT}`]],
  ['docs/sidebars.yml', `tutorialSidebar:\n${conflict.slice(6)}`, [`2 ${CONFLICT}`]],
  ['docs/a.js', conflict, [`3 ${CONFLICT}`]],
  ['docs/a.mdx', `${PAGE}A line\u000b of a slide.\n`, [control('6:7', 'U+000B')]],
  ['docs/a.mdx', '---\ntitle: A\ndescription: "B\u0002"\n---\n', [control('3:16', 'U+0002')]],
  ['docs/a.mdx', `${PAGE}\`\`\`\n\u001b[1m\n\`\`\`\n\uffff`, [control('7:1', 'U+001B'), control('9:1', 'U+FFFF')]],
  ['docs/a.mdx', `\ufeff${PAGE.replaceAll('\n', '\r\n')}A tab\there, \u202eturned\u202c and \u200f, x\u00a0m.\r\n`, []],
  ['docs/sidebars.yml', 'tutorialSidebar:\n\u00a0 - doc: index\n', [space('2:1', 'U+00A0')]],
  ['docs/a.mdx', '---\ntitle:\u3000A\n---\n', [space('2:7', 'U+3000')]],
])('%s with characters out of place: %j', (path, text, expected) => {
  const { root, faults } = reportOf({ [path]: text });
  expect(faults).toEqual(expected.map((fault) => `content/${path}:${fault}`));
  const ofText = { file: `content/${path}`, line: 9, message: 'A "<" begins no tag.', hint: 'x' };
  expect(checkContent(root, [ofText]).includes(ofText)).toBe(expected.length === 0);
});

test.each([
  ['##\u00a0First section', 3, 'U+00A0'],
  ['-\u00a0one', 2, 'U+00A0'],
  ['1.\u202fone', 3, 'U+202F'],
  ['> -\u3000one', 4, 'U+3000'],
  ['\u00a0- one', 1, 'U+00A0'],
  ['#\u200bone', 2, 'U+200B'],
])('a space after a mark that is none is a fault, but not in a fence: %j', (line, column, code) => {
  const { faults } = reportOf({ 'docs/index.mdx': `${PAGE}${line}\n\n\`\`\`\n${line}\n\`\`\`\n` });
  expect(faults).toEqual([`content/docs/index.mdx:${space(`6:${column}`, code)}`]);
});

test('a page that no sidebar lists causes a warning; a draft does not', () => {
  const { warnings } = reportOf({
    'docs/levers.mdx': PAGE,
    'docs/ropes.mdx': PAGE.replace('title', 'draft: true\ntitle'),
    'community/terms.md': PAGE,
  });
  expect(warnings).toEqual([
    'content/docs/levers.mdx:1 The page is in no sidebar: only links and the search lead to it. → write "- doc: levers" in content/docs/sidebars.yml',
    'content/community/terms.md:1 The page is in no sidebar: only links and the search lead to it. → write "- doc: terms" in content/community/sidebars.yml',
  ]);
});
