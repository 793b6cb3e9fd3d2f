import { checkContent } from '../../../gatsby/checks/content';
import { formatFaults, type Fault } from '@physics-editor/lib/content/fault';
import { removeTemporaryFolders, temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { CORRECT_CONTENT, projectWith, type Change } from '../../support/content';

afterEach(removeTemporaryFolders);

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

describe('front matter', () => {
  const DAY_HINT = 'write a day that exists as YYYY-MM-DD, for example 2025-11-09';

  test.each<Rule>([
    [
      { [DOC]: doc('title: Introduction\ndescripton: How to start.') },
      `${DOC}:3 Unknown field "descripton". → did you mean "description"? (known: title, description, slug, draft, date)`,
    ],
    [
      { [DOC]: doc('title: Introduction\nsidebar_position: 2') },
      `${DOC}:3 Unknown field "sidebar_position". → known: title, description, slug, draft, date`,
    ],
    [
      { [DOC]: doc('title: Introduction\nimage: ./a.png') },
      `${DOC}:3 Unknown field "image". → known: title, description, slug, draft, date`,
    ],
    [{ [DOC]: doc('description: How to start.') }, `${DOC}:2 "title" is missing. → add "title:" (string)`],
    [{ [DOC]: doc('title: " "') }, `${DOC}:2 "title" is not right. → write at least a word`],
    [{ [DOC]: doc('draft: true\ntitle: |\n  One\n  two') }, `${DOC}:3 "title" is not right. → keep it on one line`],
    [
      { [POST]: ['description: Why a feather falls as fast as a hammer where there is no air.\n', ''] },
      `${POST}:2 "description" is missing. → add "description:" (string)`,
    ],
    [
      { [DOC]: doc(`title: Introduction\ndescription: ${'x'.repeat(201)}`) },
      `${DOC}:3 "description" is not right. → keep it to 200 characters`,
    ],
    [
      { [POST]: ['date:', 'slug: Falling Bodies\ndate:'] },
      `${POST}:4 "slug" is not right. → use lower-case letters, digits and single hyphens, for example gravity-scale`,
    ],
    [{ [POST]: ['date: 2025-11-09\n', ''] }, `${POST}:2 "date" is missing. → add "date:" (string)`],
    ...['2025-02-30', 'yesterday', '2025-13-01', '2025-1-5', '2025-11-09T10:00:00Z', '09.11.2025'].map((day): Rule => [
      { [POST]: ['2025-11-09', day] },
      `${POST}:4 "date" is not right. → ${DAY_HINT}`,
    ]),
    [{ [POST]: ['[mechanics]', '[]'] }, `${POST}:5 "tags" is not right. → name at least one tag`],
    [{ [POST]: ['[team]', '[]'] }, `${POST}:6 "authors" is not right. → name at least one author`],
    [
      { [POST]: ['[mechanics]', '[mechanic]'] },
      `${POST}:5 "tags" names "mechanic", which does not exist. → did you mean "mechanics"? (known: mechanics), or add it to content/blog/tags.yml`,
    ],
    [
      { [POST]: ['[mechanics]', '\n  - mechanics\n  - optics'] },
      `${POST}:7 "tags" names "optics", which does not exist. → known: mechanics, or add it to content/blog/tags.yml`,
    ],
    [
      { [POST]: ['[team]', '[nobody]'] },
      `${POST}:6 "authors" names "nobody", which does not exist. → known: team, or add it to content/blog/authors.yml`,
    ],
    [
      { [ITEM]: ['[mechanics]', '[fluids]'] },
      `${ITEM}:6 "tags" names "fluids", which does not exist. → known: mechanics`,
    ],
    [{ [ITEM]: ['order: 1', 'order: 0'] }, `${ITEM}:5 "order" is not right. → start at 1`],
    [
      { 'blog/falling/cover.png': null },
      `${POST}:7 There is no picture content/blog/falling/cover.png. → put the file there, or correct "image"`,
    ],
    [
      { [ITEM]: ['./poster.png', './posters/1.webp'] },
      `${ITEM}:7 There is no picture content/showcase/pendulum/posters/1.webp. → put the file there, or correct "image"`,
    ],
    ...['./cover.gif', './cover.svg', 'cover.png', '/cover.png', 'https://example.com/cover.png'].map((image): Rule => [
      { [POST]: ['./cover.png', image] },
      `${POST}:7 "image" is not right. → name a png, jpg or webp, or a film as mp4 or webm, beside the page, for example ./cover.png`,
    ]),
    [
      { [POST]: ['./cover.png', './fall.mp4'], 'blog/falling/fall.jpg': 'a poster' },
      `${POST}:7 There is no film content/blog/falling/fall.mp4. → put the file there, or correct "image"`,
    ],
    [
      { [POST]: ['./cover.png', './fall.mp4'], 'blog/falling/fall.mp4': 'a film' },
      `${POST}:7 There is no poster content/blog/falling/fall.jpg. → run "npm run posters", which takes it from the film, or put a picture there`,
    ],
    [
      { [POST]: ['imageAlt: A feather beside a hammer\n', ''] },
      `${POST}:2 "imageAlt" is missing. → add "imageAlt:" (string)`,
    ],
    [
      { [DOC]: '# Introduction\n\nHow to start.\n' },
      `${DOC}:1 There is no front matter. → start the file with "---", "title: …", "---"`,
    ],
    [{ [DOC]: '' }, `${DOC}:1 There is no front matter. → start the file with "---", "title: …", "---"`],
    [
      { [DOC]: doc('- title\n- draft') },
      `${DOC}:2 This has not the form that is asked for. → write "name: value" lines`,
    ],
    [{ [DOC]: doc('Introduction') }, `${DOC}:2 This has not the form that is asked for. → write "name: value" lines`],
    ...['maybe', 'yes', '1', '"true"', ''].map((draft): Rule => [
      { [DOC]: doc(`title: Introduction\ndraft: ${draft}`) },
      `${DOC}:3 "draft" is not right. → write true or false`,
    ]),
    ...['5', 'true', '[a, b]', ''].map((title): Rule => [
      { [DOC]: doc(`draft: false\ntitle: ${title}`) },
      `${DOC}:3 "title" is not right. → write a text, in quotes if it is a number or starts with a special character`,
    ]),
    ...['1.5', 'first', "'1'"].map((order): Rule => [
      { [ITEM]: ['order: 1', `order: ${order}`] },
      `${ITEM}:5 "order" is not right. → write a whole number`,
    ]),
    [
      { [DOC]: doc('title: Introduction\ndescription: Start: here') },
      `${DOC}:3 This line has a second ": ", or is indented too far. → put a text with ": " in quotes, and indent fields of one level alike`,
    ],
    [
      { [DOC]: doc('title: Introduction\ndraft: false\ntitle: Start') },
      `${DOC}:4 This field stands twice. → keep one of the two`,
    ],
    [
      { [POST]: ['tags: [mechanics]', 'tags: [none]\ndraft: true'] },
      `${POST}:5 "tags" names "none", which does not exist. → known: mechanics, or add it to content/blog/tags.yml`,
    ],
    ...['---\r\ntitle: Introduction\r\nslugg: a\r\n---\r\n', `\uFEFF${doc('title: Introduction\nslugg: a')}`].map(
      (text): Rule => [
        { [DOC]: text },
        `${DOC}:3 Unknown field "slugg". → did you mean "slug"? (known: title, description, slug, draft, date)`,
      ],
    ),
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

test('a fault in tags.yml does not hide unknown tags', () => {
  const changes: Record<string, Change> = {
    [POST]: ['tags: [', 'tags: [optics, '],
    'blog/tags.yml': ['  label:', '  lable:'],
  };
  expect(faultsWith(changes).map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Unknown field "lable".', '"tags" names "optics", which does not exist.']),
  );
});

describe('sidebars', () => {
  const FORM = 'write "- doc: <id>", or "- category: <label>" with "items:" (three levels at most)';
  const THREE_LEVELS = '  - category: One\n    items:\n      - category: Two\n        items:\n';
  const TWO_DOCS = { 'docs/tools/index.mdx': doc('title: Tools'), 'docs/tools/pen.mdx': doc('title: Pen') };

  test.each<Rule>([
    [
      { ...TWO_DOCS, [DOCS_SIDEBARS]: 'main:\n  - doc: index\n  - doc: no-such-page\n' },
      `${DOCS_SIDEBARS}:3 Couldn't find any doc with id "no-such-page". → known: index, tools, tools/pen`,
    ],
    [
      { ...TWO_DOCS, [DOCS_SIDEBARS]: 'main:\n  - doc: tools/pens\n' },
      `${DOCS_SIDEBARS}:2 Couldn't find any doc with id "tools/pens". → did you mean "tools/pen"? (known: index, tools, tools/pen)`,
    ],
    [
      { [DOCS_SIDEBARS]: 'main:\n  - category: Tools\n    doc: tools\n    items:\n      - doc: index\n' },
      `${DOCS_SIDEBARS}:3 Couldn't find any doc with id "tools". → known: index`,
    ],
    [
      { [DOCS_SIDEBARS]: 'main:\n  - category: Tools\n    items:\n      - doc: index\n      - doc: tools\n' },
      `${DOCS_SIDEBARS}:5 Couldn't find any doc with id "tools". → known: index`,
    ],
    [
      { 'community/sidebars.yml': 'community:\n  - doc: support\n  - doc: index\n' },
      `community/sidebars.yml:3 Couldn't find any doc with id "index". → known: support`,
    ],
    [
      { [DOCS_SIDEBARS]: 'main:\n  - doc: index\n  - category: More\n    items:\n      - doc: index\n' },
      `${DOCS_SIDEBARS}:5 "index" stands twice in the sidebars. → keep one of the two`,
    ],
    [
      { [DOCS_SIDEBARS]: 'main:\n  - doc: index\nother:\n  - doc: index\n' },
      `${DOCS_SIDEBARS}:4 "index" stands twice in the sidebars. → keep one of the two`,
    ],
    [
      { [DOCS_SIDEBARS]: `main:\n  - doc: index\n${THREE_LEVELS}          - category: Three\n            items: []\n` },
      `${DOCS_SIDEBARS}:3 "main.1" is not right. → ${FORM}`,
    ],
    [
      { [DOCS_SIDEBARS]: 'main:\n  - doc: index\n  - link: /showcase\n' },
      `${DOCS_SIDEBARS}:3 "main.1" is not right. → ${FORM}`,
    ],
    ...['', '# Nothing yet.\n', '- doc: index\n', 'main\n', null].map((sidebars): Rule => [
      { [DOCS_SIDEBARS]: sidebars },
      `${DOCS_SIDEBARS}:1 This has not the form that is asked for. → write "name: value" lines`,
    ]),
    [
      { 'community/sidebars.yml': null },
      'community/sidebars.yml:1 This has not the form that is asked for. → write "name: value" lines',
    ],
  ])('%j: %s', (changes, fault) => {
    expect(reportOf(changes)).toEqual([fault]);
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
  test.each([...['blog/tags.yml', 'blog/authors.yml', 'community/changelog.yml', 'showcase/filters.yml', REQUESTS]])(
    '%s is needed',
    (path) => {
      expect(reportOf({ [path]: null })).toEqual([`${path}:1 There is no content/${path}. → write that file`]);
    },
  );

  test.each<Rule>([
    [
      { 'blog/tags.yml': ['  description:', '  colour: red\n  description:'] },
      `blog/tags.yml:3 Unknown field "colour". → known: label, description`,
    ],
    [
      { 'blog/tags.yml': ['  label: Mechanics\n', ''] },
      `blog/tags.yml:2 "mechanics.label" is missing. → add "mechanics.label:" (string)`,
    ],
    [
      { 'blog/authors.yml': ['bio:', 'bios:'] },
      `blog/authors.yml:2 Unknown field "bios". → did you mean "bio"? (known: name, bio, url)`,
    ],
    [
      { 'showcase/filters.yml': ['  description: Rigid bodies.\n', ''] },
      `showcase/filters.yml:2 "mechanics.description" is missing. → add "mechanics.description:" (string)`,
    ],
    [
      { 'blog/tags.yml': ['  description:', '\tdescription:'] },
      `blog/tags.yml:3 This line is indented with a tab. → indent with spaces`,
    ],
    ...['2025-13', '2025-00', 'November 2025', '2025-11-09'].map((month): Rule => [
      { 'community/changelog.yml': ['2025-11', month] },
      `community/changelog.yml:1 "0.month" is not right. → write a month as "YYYY-MM", in quotes`,
    ]),
    [
      { 'community/changelog.yml': ['  added:', '  removed:\n    - Glue\n  added:'] },
      `community/changelog.yml:2 Unknown field "removed". → known: month, added, changed, fixed`,
    ],
    [
      {
        'community/changelog.yml':
          "- month: '2025-11'\n  added:\n    - Ruler\n- month: '2025-10'\n- added:\n    - Pen\n  month: '2025-11'\n",
      },
      `community/changelog.yml:7 "2.month" is not right. → "2025-11" is there already; each needs its own`,
    ],
    [
      {
        [REQUESTS]: ['requests:', '  - id: open\n    label: Again\n    description: Twice.\nrequests:'],
      },
      `${REQUESTS}:5 "statuses.1.id" is not right. → "open" is there already; each needs its own`,
    ],
    [
      { [REQUESTS]: ['status: open', 'status: opened'] },
      `${REQUESTS}:8 There is no status "opened". → did you mean "open"? (known: open)`,
    ],
    [
      { [REQUESTS]: ['id: slider', 'id: open'] },
      `${REQUESTS}:6 The address /feature-requests/open is taken. → give the request another id`,
    ],
    [
      { [REQUESTS]: ['votes: 12', 'votes: -1'] },
      `${REQUESTS}:9 "requests.0.votes" is not right. → Too small: expected number to be >=0`,
    ],
    [
      {
        [REQUESTS]: [
          'requests:',
          "requests:\n  - { id: slider, title: Slider, status: open, votes: 1, summary: Again., since: '2025-02' }",
        ],
      },
      `${REQUESTS}:7 The address /feature-requests/slider is taken. → give the request another id`,
    ],
  ])('%j: %s', (changes, fault) => {
    expect(reportOf(changes)).toEqual([fault]);
  });
});

describe('several faults', () => {
  test('in several files and in one are all reported at once', () => {
    const changes: Record<string, Change> = {
      [DOC]: doc('titel: Introduction'),
      [POST]: '---\ntitle: Falling\ndate: never\ntags: [optics]\nimage: cover\nimageAlt: A hammer\n---\n',
      'community/changelog.yml': ['2025-11', '2025-99'],
      [REQUESTS]: ['status: open', 'status: closed'],
    };
    expect(
      reportOf(changes)
        .map((fault) => fault.replace(/ →.*/, ''))
        .sort(),
    ).toEqual([
      `${POST}:2 "authors" is missing.`,
      `${POST}:2 "description" is missing.`,
      `${POST}:3 "date" is not right.`,
      `${POST}:5 "image" is not right.`,
      'community/changelog.yml:1 "0.month" is not right.',
      `${DOC}:2 "title" is missing.`,
      `${DOC}:2 Unknown field "titel".`,
      `${REQUESTS}:8 There is no status "closed".`,
    ]);
  });

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
