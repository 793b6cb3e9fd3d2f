import { checkContent } from '../../../gatsby/checks/content';
import { formatFaults, type Fault } from '@physics-editor/lib/content/fault';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { CORRECT_CONTENT, projectWith, type Change } from '../../support/content';

const faultsWith = (changes: Record<string, Change> = {}): Fault[] => checkContent(projectWith(changes));

const DOC = 'docs/index.mdx';
const POST = 'blog/falling/index.mdx';
const ITEM = 'showcase/pendulum/index.mdx';
const DOCS_SIDEBARS = 'docs/sidebars.yml';
const REQUESTS = 'feature-requests.yml';

const doc = (fields: string): string => `---\n${fields}\n---\n\nText.\n`;

/** Changes to correct content, and the one fault that is reported then. */
type Rule = [changes: Record<string, Change>, fault: string];

/** Faults as lines, by path below content/. */
const reportOf = (changes: Record<string, Change>): string[] =>
  faultsWith(changes).map(
    ({ file, line, message, hint }) => `${file.replace('content/', '')}:${line} ${message} → ${hint}`,
  );

test('correct content has no faults', () => {
  expect(faultsWith()).toEqual([]);
});

test('in a project without content, every required file is reported as missing', () => {
  const files = checkContent(temporaryFolder()).map(({ file }) => file);
  expect(files.sort()).toEqual([
    'content/blog/authors.yml',
    'content/blog/tags.yml',
    'content/community/changelog.yml',
    'content/community/sidebars.yml',
    'content/docs/sidebars.yml',
    'content/feature-requests.yml',
    'content/home/index.mdx',
    'content/showcase/filters.yml',
    'content/site.yml',
  ]);
});

/** The faults of a file with each change to it: its new text, or "this ⇒ that". Each is the only one, and begins with its line. */
function reports(
  file: string,
  faults: Readonly<Record<string, string>>,
  written = (text: string): Change => text,
): void {
  test.each(Object.entries(faults))(`${file} with %j: %s`, (change, fault) => {
    const [from = '', to] = change.split(' ⇒ ');
    expect(reportOf({ [file]: to === undefined ? written(change) : [from, to] })).toEqual([`${file}:${fault}`]);
  });
}

/** Several changes with the same fault. */
const alike = (changes: readonly string[], fault: string): Record<string, string> =>
  Object.fromEntries(changes.map((change) => [change, fault]));

const FIELDS = 'known: title, description, slug, draft, date, metaTitle';

describe('front matter', () => {
  const WORDS = 'write a text, in quotes if it is a number or starts with a special character';
  reports(
    DOC,
    {
      'title: Introduction\ndescripton: How to start.': `3 Unknown field "descripton". → did you mean "description"? (${FIELDS})`,
      'title: Introduction\nsidebar_position: 2': `3 Unknown field "sidebar_position". → ${FIELDS}`,
      'title: Introduction\nimage: ./a.png': `3 Unknown field "image". → ${FIELDS}`,
      'description: How to start.': '2 "title" is missing. → add "title:" (a text)',
      'title: " "': '2 "title" is not valid. → write at least a word',
      'draft: true\ntitle: |\n  One\n  two': '3 "title" is not valid. → keep it on one line',
      [`title: Introduction\ndescription: ${'x'.repeat(201)}`]:
        '3 "description" is not valid. → keep it to 200 characters',
      ...alike(
        ['maybe', 'yes', '1', '"true"', ''].map((draft) => `title: Introduction\ndraft: ${draft}`),
        '3 "draft" is not valid. → write true or false',
      ),
      ...alike(
        ['5', 'true', '[a, b]', ''].map((title) => `draft: false\ntitle: ${title}`),
        `3 "title" is not valid. → ${WORDS}`,
      ),
      'title: Introduction\ndescription: Start: here':
        '3 This line has a second ": ", or is indented too far. → put a text with ": " in quotes, and indent fields of one level alike',
    },
    doc,
  );

  reports(
    DOC,
    alike(
      ['', '# Introduction\n\nHow to start.\n'],
      '1 There is no front matter. → start the file with "---", "title: …", "---"',
    ),
  );

  reports(DOC, alike(['---\ntitle: A\n\nText.\n'], '1 The front matter is not closed. → write a line "---" after it'));

  reports(POST, {
    'description: Why a feather falls as fast as a hammer where there is no air.\n ⇒ ':
      '2 "description" is missing. → add "description:" (a text)',
    'date: ⇒ slug: Falling Bodies\ndate:':
      '4 "slug" is not valid. → use lower-case letters, digits and single hyphens, for example gravity-scale',
    'date: 2025-11-09\n ⇒ ': '2 "date" is missing. → add "date:" (a text)',
    ...alike(
      ['2025-02-30', 'yesterday', '2025-13-01', '2025-1-5', '2025-11-09T10:00:00Z', '09.11.2025'].map(
        (day) => `2025-11-09 ⇒ ${day}`,
      ),
      '4 "date" is not valid. → write a day that exists as YYYY-MM-DD, for example 2025-11-09',
    ),
    '[mechanics] ⇒ []': '5 "tags" is not valid. → name at least one tag',
    '[team] ⇒ []': '6 "authors" is not valid. → name at least one author',
    '[mechanics] ⇒ [mechanic]':
      '5 "tags" names "mechanic", which does not exist. → did you mean "mechanics"? (known: mechanics), or add it to content/blog/tags.yml',
    '[mechanics] ⇒ \n  - mechanics\n  - optics':
      '7 "tags" names "optics", which does not exist. → known: mechanics, or add it to content/blog/tags.yml',
    'tags: [mechanics] ⇒ tags: [none]\ndraft: true':
      '5 "tags" names "none", which does not exist. → known: mechanics, or add it to content/blog/tags.yml',
    '[team] ⇒ [nobody]':
      '6 "authors" names "nobody", which does not exist. → known: team, or add it to content/blog/authors.yml',
    ...alike(
      ['./cover.gif', './cover.svg', 'cover.png', '/cover.png', 'https://example.com/cover.png'].map(
        (image) => `./cover.png ⇒ ${image}`,
      ),
      '7 "image" is not valid. → name a png, jpg or webp, or a film as mp4 or webm, beside the page, for example ./cover.png',
    ),
    'imageAlt: A feather beside a hammer\n ⇒ ': '2 "imageAlt" is missing. → add "imageAlt:" (a text)',
  });

  reports(ITEM, {
    '[mechanics] ⇒ [fluids]': '6 "tags" names "fluids", which does not exist. → known: mechanics',
    'order: 1 ⇒ order: 0': '5 "order" is not valid. → start at 1',
    ...alike(
      ['1.5', 'first', "'1'"].map((order) => `order: 1 ⇒ order: ${order}`),
      '5 "order" is not valid. → write a whole number',
    ),
    './poster.png ⇒ ./posters/1.webp':
      '7 There is no picture content/showcase/pendulum/posters/1.webp. → put the file there, or correct "image"',
  });

  test.each<Rule>([
    [
      { 'blog/falling/cover.png': null },
      `${POST}:7 There is no picture content/blog/falling/cover.png. → put the file there, or correct "image"`,
    ],
    [
      { [POST]: ['./cover.png', './fall.mp4'], 'blog/falling/fall.jpg': 'a poster' },
      `${POST}:7 There is no film content/blog/falling/fall.mp4. → put the file there, or correct "image"`,
    ],
    [
      { [POST]: ['./cover.png', './fall.mp4'], 'blog/falling/fall.mp4': 'a film' },
      `${POST}:7 There is no poster content/blog/falling/fall.jpg. → run "npm run posters", which takes it from the film, or put a picture there`,
    ],
    [
      {
        'showcase/swing.mdx': CORRECT_CONTENT[ITEM].replace('---', '---\nslug: pendulum').replace('./', './pendulum/'),
      },
      'showcase/swing.mdx:2 The address /showcase/pendulum is taken by content/showcase/pendulum/index.mdx. → give one of the two another "slug"',
    ],
    [
      { [DOC]: null, 'docs/faq.mdx': doc('title: FAQ'), [DOCS_SIDEBARS]: 'main:\n  - doc: faq\n' },
      `${DOC}:1 Couldn't find any doc with id "index", the first page of the docs. → write that file`,
    ],
  ])('%j: %s', (changes, fault) => {
    expect(reportOf(changes)).toEqual([fault]);
  });

  test.each([
    ...['2024-02-29', '1999-12-31'].map((day) => ({ [POST]: ['2025-11-09', day] }) satisfies Record<string, Change>),
    { [DOC]: doc(`title: Introduction\ndescription: ${'x'.repeat(200)}`) },
    { [DOC]: '---\r\ntitle: Introduction\r\n---\r\n\r\nText.\r\n' },
    Object.fromEntries(Object.entries(CORRECT_CONTENT).map(([path, text]) => [path, `\uFEFF${text}`])),
    // Reported when pages are created, since generated pages have addresses, too.
    {
      'docs/faq.mdx': doc('title: FAQ'),
      'docs/faq/index.mdx': doc('title: FAQ'),
      'docs/questions.mdx': doc('title: Questions\nslug: faq'),
    },
    { 'docs/tags.mdx': doc('title: Tags'), 'docs/page.mdx': doc('title: Page') },
    { 'docs/a/faq.mdx': doc('title: A'), 'docs/b/faq.mdx': doc('title: B') },
  ])('%j is right', (changes: Record<string, Change>) => {
    expect(reportOf(changes)).toEqual([]);
  });
});

describe('sidebars', () => {
  const FORM = 'write "- doc: <id>", or "- category: <label>" with "items:" (three levels at most)';
  const NO_FORM = '1 This does not have the expected form. → write "name: value" lines';
  const THREE_LEVELS = '  - category: One\n    items:\n      - category: Two\n        items:\n';
  const TWO_DOCS = { 'docs/tools/index.mdx': doc('title: Tools'), 'docs/tools/pen.mdx': doc('title: Pen') };

  reports(DOCS_SIDEBARS, {
    'main:\n  - category: Tools\n    doc: tools\n    items:\n      - doc: index\n':
      '3 Couldn\'t find any doc with id "tools". → known: index',
    'main:\n  - category: Tools\n    items:\n      - doc: index\n      - doc: tools\n':
      '5 Couldn\'t find any doc with id "tools". → known: index',
    'main:\n  - doc: index\n  - category: More\n    items:\n      - doc: index\n':
      '5 "index" occurs twice in the sidebars. → keep one of the two',
    'main:\n  - doc: index\nother:\n  - doc: index\n': '4 "index" occurs twice in the sidebars. → keep one of the two',
    [`main:\n  - doc: index\n${THREE_LEVELS}          - category: Three\n            items: []\n`]: `3 "main.1" is not valid. → ${FORM}`,
    'main:\n  - doc: index\n  - link: /showcase\n': `3 "main.1" is not valid. → ${FORM}`,
    ...alike(['', '# Nothing yet.\n', '- doc: index\n', 'main\n'], NO_FORM),
  });

  reports('community/sidebars.yml', {
    'community:\n  - doc: support\n  - doc: index\n': '3 Couldn\'t find any doc with id "index". → known: support',
  });

  test.each([DOCS_SIDEBARS, 'community/sidebars.yml'])('%s is needed', (path) => {
    expect(reportOf({ [path]: null })).toEqual([`${path}:${NO_FORM}`]);
  });

  test.each([
    ['- doc: index\n  - doc: no-such-page', '3 Couldn\'t find any doc with id "no-such-page". → known'],
    ['- doc: tools/pens', '2 Couldn\'t find any doc with id "tools/pens". → did you mean "tools/pen"? (known'],
  ])('%j: %s, with all docs', (items, fault) => {
    const [found, ...others] = reportOf({ ...TWO_DOCS, [DOCS_SIDEBARS]: `main:\n  ${items}\n` });
    expect(found?.replace(')', '')).toBe(`${DOCS_SIDEBARS}:${fault}: index, tools, tools/pen`);
    expect(others).toEqual([]);
  });

  test.each([
    ['main:\n  - doc: index\n    lable: x\n', 3, 'lable', 'label'],
    ['main:\n  - doc: index\n  - category: More\n    itmes: []\n    items: []\n', 4, 'itmes', 'items'],
    ['main:\n  - category: More\n    items:\n      - doc: index\n        lable: x\n', 5, 'lable', 'label'],
  ])('in %j, the unknown field is reported with the closest known one', (sidebars, line, field, meant) => {
    const [fault, ...others] = reportOf({ [DOCS_SIDEBARS]: sidebars });
    expect(fault).toMatch(
      new RegExp(
        `^${DOCS_SIDEBARS}:${line} Unknown field "${field}". → did you mean "${meant}"\\? \\(known: doc, label, (reference, )?category, items\\)$`,
      ),
    );
    expect(others).toEqual([]);
  });

  test('a schema fault does not hide unknown docs', () => {
    const sidebars = 'main:\n  - doc: index\n    lable: x\n  - category: More\n    items:\n      - doc: no-such-page\n';
    expect(faultsWith({ [DOCS_SIDEBARS]: sidebars })).toMatchObject([
      { line: 3, column: 5, message: 'Unknown field "lable".' },
      { line: 6, column: 14, message: 'Couldn\'t find any doc with id "no-such-page".' },
    ]);
  });

  test.each<[string, Record<string, Change>]>([
    ['pages three levels deep', { [DOCS_SIDEBARS]: `main:\n${THREE_LEVELS}          - doc: index\n` }],
    ['pages in no sidebar', TWO_DOCS],
    ['a page with faults of its own', { [DOC]: doc('titel: Introduction') }],
  ])('%s: right', (_, changes) => {
    expect(reportOf(changes).filter((fault) => fault.startsWith(DOCS_SIDEBARS))).toEqual([]);
  });
});

describe('data files', () => {
  // Of each tag of each post, nothing is reported if tags.yml is missing.
  test.each(['blog/tags.yml', 'blog/authors.yml', 'community/changelog.yml', 'showcase/filters.yml', REQUESTS])(
    '%s is needed',
    (path) => {
      expect(reportOf({ [path]: null })).toEqual([`${path}:1 There is no content/${path}. → write that file`]);
    },
  );

  reports('blog/tags.yml', {
    '  description: ⇒   colour: red\n  description:': '3 Unknown field "colour". → known: label, description',
    '  label: Mechanics\n ⇒ ': '2 "mechanics.label" is missing. → add "mechanics.label:" (a text)',
    '  description: ⇒ \tdescription:': '3 This line is indented with a tab. → indent with spaces',
  });
  reports('blog/authors.yml', {
    'bio: ⇒ bios:': '2 Unknown field "bios". → did you mean "bio"? (known: name, bio, url)',
  });
  reports('showcase/filters.yml', {
    '  description: Rigid bodies.\n ⇒ ':
      '2 "mechanics.description" is missing. → add "mechanics.description:" (a text)',
  });
  reports('community/changelog.yml', {
    ...alike(
      ['2025-13', '2025-00', 'November 2025', '2025-11-09'].map((month) => `2025-11 ⇒ ${month}`),
      '1 "0.month" is not valid. → write a month as "YYYY-MM", in quotes',
    ),
    '  added: ⇒   removed:\n    - Glue\n  added:': '2 Unknown field "removed". → known: month, added, changed, fixed',
    "- month: '2025-11'\n  added:\n    - Ruler\n- month: '2025-10'\n- added:\n    - Pen\n  month: '2025-11'\n":
      '7 "2.month" is not valid. → "2025-11" is already used; each needs its own',
  });
  reports(REQUESTS, {
    'requests: ⇒   - id: open\n    label: Again\n    description: Twice.\nrequests:':
      '5 "statuses.1.id" is not valid. → "open" is already used; each needs its own',
    'status: open ⇒ status: opened': '8 There is no status "opened". → did you mean "open"? (known: open)',
    'id: slider ⇒ id: open': '6 The address /feature-requests/open is taken. → give the request another id',
    'votes: 12 ⇒ votes: -1': '9 "requests.0.votes" is not valid. → Too small: expected number to be >=0',
    "requests: ⇒ requests:\n  - { id: slider, title: Slider, status: open, votes: 1, summary: Again., since: '2025-02' }":
      '7 The address /feature-requests/slider is taken. → give the request another id',
  });
});

describe('several faults', () => {
  test('are listed by file and line, with their number and hints', () => {
    const faults: Fault[] = [
      { file: 'content/docs/b.mdx', line: 10, message: 'Third.', hint: 'do c' },
      { file: 'content/docs/b.mdx', line: 9, column: 12, message: 'Later in its line.', hint: 'do e' },
      { file: 'content/docs/b.mdx', line: 9, column: 3, message: 'In its line.', hint: 'do d' },
      { file: 'content/docs/b.mdx', line: 9, message: 'Second.', hint: 'do b' },
      { file: 'content/docs/a.mdx', line: 12, message: 'First.', hint: 'do a' },
    ];
    expect(formatFaults(faults)).toBe(
      [
        'The content has 5 faults:',
        '  content/docs/a.mdx:12\n    First.\n    → do a',
        '  content/docs/b.mdx:9\n    Second.\n    → do b',
        '  content/docs/b.mdx:9:3\n    In its line.\n    → do d',
        '  content/docs/b.mdx:9:12\n    Later in its line.\n    → do e',
        '  content/docs/b.mdx:10\n    Third.\n    → do c',
      ].join('\n\n'),
    );
    expect(faults.map(({ line }) => line)).toEqual([10, 9, 9, 9, 12]);
  });

  test('are counted with the correct number: one fault', () => {
    expect(formatFaults([{ file: 'a.mdx', line: 1, message: 'Bad.', hint: 'mend it' }])).toBe(
      'The content has 1 fault:\n\n  a.mdx:1\n    Bad.\n    → mend it',
    );
  });
});
