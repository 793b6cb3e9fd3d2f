import { z } from 'zod';
import {
  checkFrontMatter,
  cover,
  day,
  heldBack,
  month,
  pageFields,
  slug,
  splitFrontMatter,
} from '../../src/checks/front-matter';

const schema = z.strictObject(pageFields);

describe('splitFrontMatter', () => {
  test.each([
    ['Unix', '\n'],
    ['Windows', '\r\n'],
  ])('leaves the text on the lines it has in the file, with %s line ends', (_, end) => {
    const source = ['---', 'title: A', '', 'slug: b', '---', '', '## Heading', '', 'Text.'].join(end);
    const lines = splitFrontMatter(source).body.split('\n');
    expect(lines).toHaveLength(9);
    expect(lines.slice(0, 5).join('').trim()).toBe('');
    expect(lines[6]?.trim()).toBe('## Heading');
    expect(lines[8]).toBe('Text.');
  });

  test.each([
    ['---\ntitle: A\n---\n\nText.\n\n---\n\nMore.\n', 'title: A\n', '\n\n\n\nText.\n\n---\n\nMore.\n'],
    // A file that ends with its front matter, a byte order mark, and dashes inside a value.
    ['---\ntitle: A\n---', 'title: A\n', '\n\n'],
    ['\uFEFF---\ntitle: A\n---\nText.\n', 'title: A\n', '\n\n\nText.\n'],
    ['\uFEFFText.\n', '', 'Text.\n'],
    ['---\ntitle: a --- b\n---\n', 'title: a --- b\n', '\n\n\n'],
  ])('separates %j', (source, frontMatter, body) => {
    expect(splitFrontMatter(source)).toEqual({ frontMatter, body });
  });

  test.each(['', 'Text.\n', '\n---\ntitle: A\n---\n', 'Text.\n\n---\ntitle: A\n---\n', '---\ntitle: A\n'])(
    'takes %j as text without front matter',
    (source) => {
      expect(splitFrontMatter(source)).toEqual({ frontMatter: '', body: source });
    },
  );
});

describe('checkFrontMatter', () => {
  test.each([
    ['title: A', { title: 'A', draft: false }],
    ['title: A\ndraft: true', { title: 'A', draft: true }],
    ['title: "  A  "', { title: 'A' }],
    ['title: "The `foo` option"', { title: 'The foo option' }],
    ['title: "`foo` and ``b`r``"', { title: 'foo and b`r' }],
    ['title: "An apostrophe ` alone"', { title: 'An apostrophe ` alone' }],
  ])('returns the fields of %j: %j', (fields, value) => {
    expect(checkFrontMatter(`---\n${fields}\n---\n`, 'a.mdx', schema)).toMatchObject({ ok: true, value });
  });

  test('reports positions in the file', () => {
    const checked = checkFrontMatter('---\ntitle: A\n\nslug: b\n---\n', 'a.mdx', schema);
    if (!checked.ok) throw new Error('This front matter is right.');
    expect(checked.positionOf(['title'])).toEqual({ line: 2, column: 8 });
    expect(checked.positionOf(['slug'])).toEqual({ line: 4, column: 7 });
    expect(checked.positionOf(['description'])).toEqual({ line: 2, column: 1 });
  });

  test('reports a field of the wrong type, with the correct one', () => {
    expect(checkFrontMatter('---\ntitle: A\ndraft: maybe\n---\n', 'a.mdx', schema)).toMatchObject({
      ok: false,
      faults: [{ file: 'a.mdx', line: 3, message: '"draft" is not valid.', hint: 'write true or false' }],
    });
  });

  test('does not require front matter if no field is required', () => {
    expect(checkFrontMatter('Text.\n', 'a.mdx', z.strictObject({ a: z.string().optional() })).ok).toBe(true);
  });
});

test.each<[string, z.ZodType, right: string[], wrong: string[]]>([
  [
    'part of an address',
    slug,
    ['gravity-scale', 'a', '2d', '2025-11-09'],
    ['', 'Gravity', 'gravity_scale', 'a--b', '-a', 'a-', 'a/b', 'ä'],
  ],
  [
    'cover',
    cover,
    ['./cover.png', './a/b.jpg', './COVER.JPEG', './c.webp', './my cover #1.png', './film.mp4', './film.webm'],
    ['./cover.avif', './.png', 'cover.png', '../cover', './cover.png.txt', './film.mov', './film.mp4.txt'],
  ],
  ['day', day, ['2000-02-29', '2025-12-31'], ['1900-02-29', '2025-04-31', '2025-00-10', '2025-11', '25-11-09', '']],
  ['month', month, ['2025-01', '2025-12'], ['2025-1', '2025-13', '2025-11-09', 'May 2025']],
])('each %s is recognised', (_, field, right, wrong) => {
  const accepted = (texts: string[]) => texts.filter((text) => field.safeParse(text).success);
  expect(accepted(right)).toEqual(right);
  expect(accepted(wrong)).toEqual([]);
});

test('a page is held back while it is a draft, and until its day begins in UTC', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T23:59:59Z') });
  expect(heldBack({})).toBeUndefined();
  expect(heldBack({ draft: true, date: '2025-11-09' })).toBe('draft');
  expect(heldBack({ draft: false, date: '2026-11-27' })).toBeUndefined();
  expect(heldBack({ date: '2026-11-28' })).toBe('from 2026-11-28');
  jest.setSystemTime(new Date('2026-11-28T00:00:00Z'));
  expect(heldBack({ date: '2026-11-28' })).toBeUndefined();
  jest.useRealTimers();
});
