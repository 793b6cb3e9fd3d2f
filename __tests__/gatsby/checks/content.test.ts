import { checkContent } from '../../../gatsby/checks/content';
import { formatFaults, type Fault } from '@physics-editor/lib/content/fault';
import {
  CORRECT_CONTENT,
  projectWith,
  removeTemporaryFolders,
  temporaryFolder,
  type Change,
} from '../../support/content';

afterEach(removeTemporaryFolders);

const faultsWith = (changes: Record<string, Change> = {}): Fault[] => checkContent(projectWith(changes));

const DOC = 'docs/index.mdx';
const POST = 'blog/falling/index.mdx';
const ITEM = 'showcase/pendulum/index.mdx';
const DOCS_SIDEBARS = 'docs/sidebars.yml';
const REQUESTS = 'feature-requests.yml';

const doc = (fields: string): string => `---\n${fields}\n---\n\nText.\n`;

/** One fault, and its report. */
interface Rule {
  name: string;
  changes: Record<string, Change>;
  fault: Fault;
}

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
    {
      name: 'an unknown field is named with the one that was probably meant',
      changes: { [DOC]: doc('title: Introduction\ndescripton: How to start.') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: 'Unknown field "descripton".',
        hint: 'did you mean "description"? (known: title, description, slug, draft)',
      },
    },
    {
      name: 'an unknown field that resembles none is reported only with the known ones',
      changes: { [DOC]: doc('title: Introduction\nsidebar_position: 2') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: 'Unknown field "sidebar_position".',
        hint: 'known: title, description, slug, draft',
      },
    },
    {
      name: 'a field of another section is unknown',
      changes: { [DOC]: doc('title: Introduction\ndate: 2025-11-09') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: 'Unknown field "date".',
        hint: 'known: title, description, slug, draft',
      },
    },
    {
      name: 'a page needs a title',
      changes: { [DOC]: doc('description: How to start.') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 2,
        message: '"title" is missing.',
        hint: 'add "title:" (string)',
      },
    },
    {
      name: 'a title holds a word',
      changes: { [DOC]: doc('title: " "') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 2,
        message: '"title" is not right.',
        hint: 'write at least a word',
      },
    },
    {
      name: 'a title is one line',
      changes: { [DOC]: doc('draft: true\ntitle: |\n  One\n  two') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: '"title" is not right.',
        hint: 'keep it on one line',
      },
    },
    {
      name: 'a post needs a description',
      changes: { [POST]: ['description: Why a feather falls as fast as a hammer where there is no air.\n', ''] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 2,
        message: '"description" is missing.',
        hint: 'add "description:" (string)',
      },
    },
    {
      name: 'a description has at most 200 characters',
      changes: { [DOC]: doc(`title: Introduction\ndescription: ${'x'.repeat(201)}`) },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: '"description" is not right.',
        hint: 'keep it to 200 characters',
      },
    },
    {
      name: 'a slug can stand in an address',
      changes: { [POST]: ['date:', 'slug: Falling Bodies\ndate:'] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 4,
        message: '"slug" is not right.',
        hint: 'use lower-case letters, digits and single hyphens, for example gravity-scale',
      },
    },
    {
      name: 'a post needs a date',
      changes: { [POST]: ['date: 2025-11-09\n', ''] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 2,
        message: '"date" is missing.',
        hint: 'add "date:" (string)',
      },
    },
    ...['2025-02-30', 'yesterday', '2025-13-01', '2025-1-5', '2025-11-09T10:00:00Z', '09.11.2025'].map((day) => ({
      name: `"${day}" is no date`,
      changes: { [POST]: ['2025-11-09', day] } satisfies Record<string, Change>,
      fault: { file: 'content/blog/falling/index.mdx', line: 4, message: '"date" is not right.', hint: DAY_HINT },
    })),
    {
      name: 'a post has at least one tag',
      changes: { [POST]: ['[mechanics]', '[]'] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 5,
        message: '"tags" is not right.',
        hint: 'name at least one tag',
      },
    },
    {
      name: 'a post has at least one author',
      changes: { [POST]: ['[team]', '[]'] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 6,
        message: '"authors" is not right.',
        hint: 'name at least one author',
      },
    },
    {
      name: 'a tag is one of tags.yml',
      changes: { [POST]: ['[mechanics]', '[mechanic]'] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 5,
        message: '"tags" names "mechanic", which does not exist.',
        hint: 'did you mean "mechanics"? (known: mechanics), or add it to content/blog/tags.yml',
      },
    },
    {
      name: 'an unknown tag in a list of lines is reported with its own line',
      changes: { [POST]: ['[mechanics]', '\n  - mechanics\n  - optics'] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 7,
        message: '"tags" names "optics", which does not exist.',
        hint: 'known: mechanics, or add it to content/blog/tags.yml',
      },
    },
    {
      name: 'an author is one of authors.yml',
      changes: { [POST]: ['[team]', '[nobody]'] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 6,
        message: '"authors" names "nobody", which does not exist.',
        hint: 'known: team, or add it to content/blog/authors.yml',
      },
    },
    {
      name: 'a filter of a showcase item is one of filters.yml',
      changes: { [ITEM]: ['[mechanics]', '[fluids]'] },
      fault: {
        file: 'content/showcase/pendulum/index.mdx',
        line: 6,
        message: '"tags" names "fluids", which does not exist.',
        hint: 'known: mechanics',
      },
    },
    {
      name: 'the places of showcase items start at 1',
      changes: { [ITEM]: ['order: 1', 'order: 0'] },
      fault: {
        file: 'content/showcase/pendulum/index.mdx',
        line: 5,
        message: '"order" is not right.',
        hint: 'start at 1',
      },
    },
    {
      name: 'the picture of a post lies where the post says',
      changes: { 'blog/falling/cover.png': null },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 7,
        message: 'There is no picture content/blog/falling/cover.png.',
        hint: 'put the file there, or correct "image"',
      },
    },
    {
      name: 'the picture of a showcase item lies where the item says',
      changes: { [ITEM]: ['./poster.png', './posters/1.webp'] },
      fault: {
        file: 'content/showcase/pendulum/index.mdx',
        line: 7,
        message: 'There is no picture content/showcase/pendulum/posters/1.webp.',
        hint: 'put the file there, or correct "image"',
      },
    },
    ...['./cover.gif', './cover.svg', 'cover.png', '/cover.png', 'https://example.com/cover.png'].map((image) => ({
      name: `"${image}" is no picture beside the page`,
      changes: { [POST]: ['./cover.png', image] } satisfies Record<string, Change>,
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 7,
        message: '"image" is not right.',
        hint: 'name a png, jpg or webp beside the page, for example ./cover.png',
      },
    })),
    {
      name: 'a picture says what it shows',
      changes: { [POST]: ['imageAlt: A feather beside a hammer\n', ''] },
      fault: {
        file: 'content/blog/falling/index.mdx',
        line: 2,
        message: '"imageAlt" is missing.',
        hint: 'add "imageAlt:" (string)',
      },
    },
    {
      name: 'a page has front matter',
      changes: { [DOC]: '# Introduction\n\nHow to start.\n' },
      fault: {
        file: 'content/docs/index.mdx',
        line: 1,
        message: 'There is no front matter.',
        hint: 'start the file with "---", "title: …", "---"',
      },
    },
    {
      name: 'an empty file has no front matter',
      changes: { [DOC]: '' },
      fault: {
        file: 'content/docs/index.mdx',
        line: 1,
        message: 'There is no front matter.',
        hint: 'start the file with "---", "title: …", "---"',
      },
    },
    {
      name: 'front matter holds fields and no list',
      changes: { [DOC]: doc('- title\n- draft') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 2,
        message: 'This has not the form that is asked for.',
        hint: 'write "name: value" lines',
      },
    },
    {
      name: 'front matter holds fields and no mere text',
      changes: { [DOC]: doc('Introduction') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 2,
        message: 'This has not the form that is asked for.',
        hint: 'write "name: value" lines',
      },
    },
    ...['maybe', 'yes', '1', '"true"', ''].map((draft) => ({
      name: `a page is a draft or not: "${draft}" is neither`,
      changes: { [DOC]: doc(`title: Introduction\ndraft: ${draft}`) },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: '"draft" is not right.',
        hint: 'write true or false',
      },
    })),
    ...['5', 'true', '[a, b]', ''].map((title) => ({
      name: `a title is a text: "${title}" is none`,
      changes: { [DOC]: doc(`draft: false\ntitle: ${title}`) },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: '"title" is not right.',
        hint: 'write a text, in quotes if it is a number or starts with a special character',
      },
    })),
    ...['1.5', 'first', "'1'"].map((order) => ({
      name: `the place of a showcase item is a whole number: ${order} is none`,
      changes: { [ITEM]: ['order: 1', `order: ${order}`] } satisfies Record<string, Change>,
      fault: {
        file: 'content/showcase/pendulum/index.mdx',
        line: 5,
        message: '"order" is not right.',
        hint: 'write a whole number',
      },
    })),
    {
      name: 'front matter is YAML',
      changes: { [DOC]: doc('title: Introduction\ndescription: Start: here') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 3,
        message: 'This line has a second ": ", or is indented too far.',
        hint: 'put a text with ": " in quotes, and indent fields of one level alike',
      },
    },
    {
      name: 'a field stands once',
      changes: { [DOC]: doc('title: Introduction\ndraft: false\ntitle: Start') },
      fault: {
        file: 'content/docs/index.mdx',
        line: 4,
        message: 'This field stands twice.',
        hint: 'keep one of the two',
      },
    },
  ])('$name', ({ changes, fault }) => {
    expect(faultsWith(changes)).toMatchObject([fault]);
  });

  test.each(['2024-02-29', '1999-12-31'])('"%s" is a date', (day) => {
    expect(faultsWith({ [POST]: ['2025-11-09', day] })).toEqual([]);
  });

  test('a description may have 200 characters', () => {
    expect(faultsWith({ [DOC]: doc(`title: Introduction\ndescription: ${'x'.repeat(200)}`) })).toEqual([]);
  });

  test('a draft is checked like any page', () => {
    expect(faultsWith({ [POST]: ['tags: [mechanics]', 'tags: [none]\ndraft: true'] })).toHaveLength(1);
  });

  test('faults in a file with Windows line endings have the same lines', () => {
    expect(faultsWith({ [DOC]: '---\r\ntitle: Introduction\r\n---\r\n\r\nText.\r\n' })).toEqual([]);
    expect(faultsWith({ [DOC]: '---\r\ntitle: Introduction\r\nslugg: a\r\n---\r\n' })).toMatchObject([
      { line: 3, message: 'Unknown field "slugg".' },
    ]);
  });
});

test('a byte order mark at the start of a file is ignored', () => {
  const withMark = (path: keyof typeof CORRECT_CONTENT): Record<string, string> => ({
    [path]: `\uFEFF${CORRECT_CONTENT[path]}`,
  });
  expect(
    faultsWith({
      ...withMark(DOC),
      ...withMark(POST),
      ...withMark(DOCS_SIDEBARS),
      ...withMark('blog/tags.yml'),
      ...withMark('community/changelog.yml'),
      ...withMark(REQUESTS),
    }),
  ).toEqual([]);
  expect(faultsWith({ [DOC]: `\uFEFF${doc('title: Introduction\nslugg: a')}` })).toMatchObject([
    { line: 3, message: 'Unknown field "slugg".' },
  ]);
});

describe('addresses', () => {
  test('two items of the showcase must not have the same anchor', () => {
    const item = CORRECT_CONTENT[ITEM].replace('---\n', '---\nslug: pendulum\n').replace(
      './poster',
      './pendulum/poster',
    );
    expect(faultsWith({ 'showcase/swing.mdx': item })).toMatchObject([
      {
        file: 'content/showcase/swing.mdx',
        line: 2,
        message: 'The address /showcase/pendulum is taken by content/showcase/pendulum/index.mdx.',
        hint: 'give one of the two another "slug"',
      },
    ]);
  });

  test('two pages with the same address are not a fault: they are reported when pages are created', () => {
    const changes = { 'docs/faq.mdx': doc('title: FAQ'), 'docs/faq/index.mdx': doc('title: FAQ') };
    expect(faultsWith({ ...changes, 'docs/questions.mdx': doc('title: Questions\nslug: faq') })).toEqual([]);
  });

  test('a doc may have the same name as a page of the blog', () => {
    expect(faultsWith({ 'docs/tags.mdx': doc('title: Tags'), 'docs/page.mdx': doc('title: Page') })).toEqual([]);
  });

  test('pages with the same name in different folders have different addresses', () => {
    expect(faultsWith({ 'docs/a/faq.mdx': doc('title: A'), 'docs/b/faq.mdx': doc('title: B') })).toEqual([]);
  });

  test('the docs must have an index page', () => {
    const changes = { [DOC]: null, 'docs/faq.mdx': doc('title: FAQ'), [DOCS_SIDEBARS]: 'main:\n  - doc: faq\n' };
    expect(faultsWith(changes)).toMatchObject([
      {
        file: 'content/docs/index.mdx',
        line: 1,
        message: 'Couldn\'t find any doc with id "index", the first page of the docs.',
        hint: 'write that file',
      },
    ]);
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
  const TWO_DOCS = { 'docs/tools/index.mdx': doc('title: Tools'), 'docs/tools/pen.mdx': doc('title: Pen') };

  test.each<Rule>([
    {
      name: 'an unknown doc is reported with all known ids',
      changes: { ...TWO_DOCS, [DOCS_SIDEBARS]: 'main:\n  - doc: index\n  - doc: no-such-page\n' },
      fault: {
        file: 'content/docs/sidebars.yml',
        line: 3,
        message: 'Couldn\'t find any doc with id "no-such-page".',
        hint: 'known: index, tools, tools/pen',
      },
    },
    {
      name: 'an unknown doc is reported with the closest known one',
      changes: { ...TWO_DOCS, [DOCS_SIDEBARS]: 'main:\n  - doc: tools/pens\n' },
      fault: {
        file: 'content/docs/sidebars.yml',
        line: 2,
        message: 'Couldn\'t find any doc with id "tools/pens".',
        hint: 'did you mean "tools/pen"? (known: index, tools, tools/pen)',
      },
    },
    {
      name: 'the page of a category is there',
      changes: { [DOCS_SIDEBARS]: 'main:\n  - category: Tools\n    doc: tools\n    items:\n      - doc: index\n' },
      fault: {
        file: 'content/docs/sidebars.yml',
        line: 3,
        message: 'Couldn\'t find any doc with id "tools".',
        hint: 'known: index',
      },
    },
    {
      name: 'a page in a category is there',
      changes: { [DOCS_SIDEBARS]: 'main:\n  - category: Tools\n    items:\n      - doc: index\n      - doc: tools\n' },
      fault: {
        file: 'content/docs/sidebars.yml',
        line: 5,
        message: 'Couldn\'t find any doc with id "tools".',
        hint: 'known: index',
      },
    },
    {
      name: 'a community sidebar knows community pages alone',
      changes: { 'community/sidebars.yml': 'community:\n  - doc: support\n  - doc: index\n' },
      fault: {
        file: 'content/community/sidebars.yml',
        line: 3,
        message: 'Couldn\'t find any doc with id "index".',
        hint: 'known: support',
      },
    },
    {
      name: 'a doc stands once in a sidebar',
      changes: { [DOCS_SIDEBARS]: 'main:\n  - doc: index\n  - category: More\n    items:\n      - doc: index\n' },
      fault: {
        file: 'content/docs/sidebars.yml',
        line: 5,
        message: '"index" stands twice in the sidebars.',
        hint: 'keep one of the two',
      },
    },
    {
      name: 'a doc is only in one sidebar',
      changes: { [DOCS_SIDEBARS]: 'main:\n  - doc: index\nother:\n  - doc: index\n' },
      fault: {
        file: 'content/docs/sidebars.yml',
        line: 4,
        message: '"index" stands twice in the sidebars.',
        hint: 'keep one of the two',
      },
    },
    {
      name: 'categories nest two deep, with pages as the third level',
      changes: {
        [DOCS_SIDEBARS]: [
          'main:',
          '  - doc: index',
          '  - category: One',
          '    items:',
          '      - category: Two',
          '        items:',
          '          - category: Three',
          '            items: []',
        ].join('\n'),
      },
      fault: { file: 'content/docs/sidebars.yml', line: 3, message: '"main.1" is not right.', hint: FORM },
    },
    {
      name: 'an entry is a doc or a category',
      changes: { [DOCS_SIDEBARS]: 'main:\n  - doc: index\n  - link: /showcase\n' },
      fault: { file: 'content/docs/sidebars.yml', line: 3, message: '"main.1" is not right.', hint: FORM },
    },
  ])('$name', ({ changes, fault }) => {
    expect(faultsWith(changes)).toMatchObject([fault]);
  });

  test.each([
    ['of a page', 'main:\n  - doc: index\n    lable: x\n', 3, 'lable', 'label'],
    ['of a category', 'main:\n  - doc: index\n  - category: More\n    itmes: []\n    items: []\n', 4, 'itmes', 'items'],
    [
      'inside a category',
      'main:\n  - category: More\n    items:\n      - doc: index\n        lable: x\n',
      5,
      'lable',
      'label',
    ],
  ])('an unknown field %s is reported with the closest known one', (_, sidebars, line, field, meant) => {
    expect(faultsWith({ [DOCS_SIDEBARS]: sidebars })).toMatchObject([
      {
        file: 'content/docs/sidebars.yml',
        line,
        message: `Unknown field "${field}".`,
        hint: expect.stringMatching(
          `^did you mean "${meant}"\\? \\(known: doc, label, (reference, )?category, items\\)$`,
        ),
      },
    ]);
  });

  test.each(['', '# Nothing yet.\n', '- doc: index\n', 'main\n'])(
    'a sidebars.yml without sidebars is a fault: %j',
    (sidebars) => {
      expect(faultsWith({ [DOCS_SIDEBARS]: sidebars })).toMatchObject([
        {
          file: 'content/docs/sidebars.yml',
          line: 1,
          message: 'This has not the form that is asked for.',
          hint: 'write "name: value" lines',
        },
      ]);
    },
  );

  test('a schema fault does not hide unknown docs', () => {
    const sidebars = 'main:\n  - doc: index\n    lable: x\n  - category: More\n    items:\n      - doc: no-such-page\n';
    expect(faultsWith({ [DOCS_SIDEBARS]: sidebars })).toMatchObject([
      { line: 3, column: 5, message: 'Unknown field "lable".' },
      { line: 6, column: 14, message: 'Couldn\'t find any doc with id "no-such-page".' },
    ]);
  });

  test('pages may be three levels deep', () => {
    const sidebars =
      'main:\n  - category: One\n    items:\n      - category: Two\n        items:\n          - doc: index\n';
    expect(faultsWith({ [DOCS_SIDEBARS]: sidebars })).toEqual([]);
  });

  test('a page need not be in a sidebar', () => {
    expect(faultsWith(TWO_DOCS)).toEqual([]);
  });

  test('a page with faults is still a valid item of a sidebar', () => {
    expect(faultsWith({ [DOC]: doc('titel: Introduction') }).map(({ file }) => file)).not.toContain(
      'content/docs/sidebars.yml',
    );
  });

  test.each(['docs', 'community'])('the sidebars.yml of %s is required', (folder) => {
    expect(faultsWith({ [`${folder}/sidebars.yml`]: null })).toMatchObject([
      { file: `content/${folder}/sidebars.yml`, line: 1 },
    ]);
  });
});

describe('data files', () => {
  test.each(['blog/tags.yml', 'blog/authors.yml', 'community/changelog.yml', 'showcase/filters.yml', REQUESTS])(
    '%s is needed',
    (path) => {
      expect(faultsWith({ [path]: null })).toMatchObject([
        { file: `content/${path}`, line: 1, message: `There is no content/${path}.`, hint: 'write that file' },
      ]);
    },
  );

  test.each<Rule>([
    {
      name: 'a field of a tag that is not known is reported with the known ones',
      changes: { 'blog/tags.yml': ['  description:', '  colour: red\n  description:'] },
      fault: {
        file: 'content/blog/tags.yml',
        line: 3,
        message: 'Unknown field "colour".',
        hint: 'known: label, description',
      },
    },
    {
      name: 'a tag has a label',
      changes: { 'blog/tags.yml': ['  label: Mechanics\n', ''] },
      fault: {
        file: 'content/blog/tags.yml',
        line: 2,
        message: '"mechanics.label" is missing.',
        hint: 'add "mechanics.label:" (string)',
      },
    },
    {
      name: 'a field of an author that is not known is reported with the closest known one',
      changes: { 'blog/authors.yml': ['bio:', 'bios:'] },
      fault: {
        file: 'content/blog/authors.yml',
        line: 2,
        message: 'Unknown field "bios".',
        hint: 'did you mean "bio"? (known: name, bio, url)',
      },
    },
    {
      name: 'a filter has a description',
      changes: { 'showcase/filters.yml': ['  description: Rigid bodies.\n', ''] },
      fault: {
        file: 'content/showcase/filters.yml',
        line: 2,
        message: '"mechanics.description" is missing.',
        hint: 'add "mechanics.description:" (string)',
      },
    },
    {
      name: 'a data file is YAML',
      changes: { 'blog/tags.yml': ['  description:', '\tdescription:'] },
      fault: {
        file: 'content/blog/tags.yml',
        line: 3,
        message: 'This line is indented with a tab.',
        hint: 'indent with spaces',
      },
    },
    ...['2025-13', '2025-00', 'November 2025', '2025-11-09'].map((month) => ({
      name: `a release of "${month}" has no month`,
      changes: { 'community/changelog.yml': ['2025-11', month] } satisfies Record<string, Change>,
      fault: {
        file: 'content/community/changelog.yml',
        line: 1,
        message: '"0.month" is not right.',
        hint: 'write a month as "YYYY-MM", in quotes',
      },
    })),
    {
      name: 'a release knows three kinds of entries',
      changes: { 'community/changelog.yml': ['  added:', '  removed:\n    - Glue\n  added:'] },
      fault: {
        file: 'content/community/changelog.yml',
        line: 2,
        message: 'Unknown field "removed".',
        hint: 'known: month, added, changed, fixed',
      },
    },
    {
      name: 'a month has one release',
      changes: {
        'community/changelog.yml':
          "- month: '2025-11'\n  added:\n    - Ruler\n- month: '2025-10'\n- added:\n    - Pen\n  month: '2025-11'\n",
      },
      fault: {
        file: 'content/community/changelog.yml',
        line: 7,
        message: '"2.month" is not right.',
        hint: '"2025-11" is there already; each needs its own',
      },
    },
    {
      name: 'two statuses have two ids',
      changes: {
        [REQUESTS]: ['requests:', '  - id: open\n    label: Again\n    description: Twice.\nrequests:'],
      },
      fault: {
        file: 'content/feature-requests.yml',
        line: 5,
        message: '"statuses.1.id" is not right.',
        hint: '"open" is there already; each needs its own',
      },
    },
    {
      name: 'a feature request has one of the statuses of the file',
      changes: { [REQUESTS]: ['status: open', 'status: opened'] },
      fault: {
        file: 'content/feature-requests.yml',
        line: 8,
        message: 'There is no status "opened".',
        hint: 'did you mean "open"? (known: open)',
      },
    },
    {
      name: 'a feature request may not take the address of a status',
      changes: { [REQUESTS]: ['id: slider', 'id: open'] },
      fault: {
        file: 'content/feature-requests.yml',
        line: 6,
        message: 'The address /feature-requests/open is taken.',
        hint: 'give the request another id',
      },
    },
    {
      name: 'a feature request has not less than no votes',
      changes: { [REQUESTS]: ['votes: 12', 'votes: -1'] },
      fault: {
        file: 'content/feature-requests.yml',
        line: 9,
        message: '"requests.0.votes" is not right.',
        hint: 'Too small: expected number to be >=0',
      },
    },
  ])('$name', ({ changes, fault }) => {
    expect(faultsWith(changes)).toMatchObject([fault]);
  });

  test('feature requests must have different ids', () => {
    const second =
      "requests:\n  - { id: slider, title: Slider, status: open, votes: 1, summary: Again., since: '2025-02' }";
    expect(faultsWith({ [REQUESTS]: ['requests:', second] })).toMatchObject([
      {
        file: 'content/feature-requests.yml',
        line: 7,
        message: 'The address /feature-requests/slider is taken.',
        hint: 'give the request another id',
      },
    ]);
  });

  test('a missing tags.yml is reported once, instead of each tag of each post', () => {
    expect(faultsWith({ 'blog/tags.yml': null })).toHaveLength(1);
  });
});

describe('several faults', () => {
  const changes: Record<string, Change> = {
    [DOC]: doc('titel: Introduction'),
    [POST]: ['tags: [mechanics]', 'tags: [optics]'],
    'community/changelog.yml': ['2025-11', '2025-99'],
    [REQUESTS]: ['status: open', 'status: closed'],
  };

  test('in several files are all reported at once', () => {
    const places = faultsWith(changes).map(({ file, line, message }) => `${file}:${line} ${message}`);
    expect(places.sort()).toEqual([
      'content/blog/falling/index.mdx:5 "tags" names "optics", which does not exist.',
      'content/community/changelog.yml:1 "0.month" is not right.',
      'content/docs/index.mdx:2 "title" is missing.',
      'content/docs/index.mdx:2 Unknown field "titel".',
      'content/feature-requests.yml:8 There is no status "closed".',
    ]);
  });

  test('in one file are all reported at once', () => {
    const root = projectWith({
      [POST]: '---\ntitle: Falling\ndate: never\ntags: []\nimage: cover\nimageAlt: A hammer\n---\n',
    });
    expect(
      checkContent(root)
        .map(({ line, message }) => `${line} ${message}`)
        .sort(),
    ).toEqual([
      '2 "authors" is missing.',
      '2 "description" is missing.',
      '3 "date" is not right.',
      '4 "tags" is not right.',
      '5 "image" is not right.',
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
