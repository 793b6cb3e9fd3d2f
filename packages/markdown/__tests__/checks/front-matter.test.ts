import { z } from 'zod';
import {
  checkFrontMatter,
  day,
  month,
  pageFields,
  picture,
  slug,
  splitFrontMatter,
} from '../../src/checks/front-matter';

const schema = z.strictObject(pageFields);

describe('splitFrontMatter', () => {
  test('separates the front matter from the text', () => {
    const { frontMatter, body } = splitFrontMatter('---\ntitle: A\nslug: b\n---\n\nText.\n');
    expect(frontMatter).toBe('title: A\nslug: b\n');
    expect(body.trim()).toBe('Text.');
  });

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

  test('ends the front matter at its first closing line', () => {
    const { frontMatter, body } = splitFrontMatter('---\ntitle: A\n---\n\nText.\n\n---\n\nMore.\n');
    expect(frontMatter).toBe('title: A\n');
    expect(body).toBe('\n\n\n\nText.\n\n---\n\nMore.\n');
  });

  test('accepts a file that ends with its front matter', () => {
    expect(splitFrontMatter('---\ntitle: A\n---')).toEqual({ frontMatter: 'title: A\n', body: '\n\n' });
  });

  test('recognises front matter after a byte order mark, and removes the mark', () => {
    expect(splitFrontMatter('\uFEFF---\ntitle: A\n---\nText.\n')).toEqual({
      frontMatter: 'title: A\n',
      body: '\n\n\nText.\n',
    });
    expect(splitFrontMatter('\uFEFFText.\n')).toEqual({ frontMatter: '', body: 'Text.\n' });
  });

  test('does not end at dashes inside a value', () => {
    expect(splitFrontMatter('---\ntitle: a --- b\n---\n').frontMatter).toBe('title: a --- b\n');
  });

  test.each(['', 'Text.\n', '\n---\ntitle: A\n---\n', 'Text.\n\n---\ntitle: A\n---\n', '---\ntitle: A\n'])(
    'takes %j as text without front matter',
    (source) => {
      expect(splitFrontMatter(source)).toEqual({ frontMatter: '', body: source });
    },
  );
});

describe('checkFrontMatter', () => {
  test('returns the fields; a page is not a draft by default', () => {
    expect(checkFrontMatter('---\ntitle: A\n---\n', 'a.mdx', schema)).toMatchObject({
      ok: true,
      value: { title: 'A', draft: false },
    });
    expect(checkFrontMatter('---\ntitle: A\ndraft: true\n---\n', 'a.mdx', schema)).toMatchObject({
      ok: true,
      value: { draft: true },
    });
  });

  test('trims the title', () => {
    expect(checkFrontMatter('---\ntitle: "  A  "\n---\n', 'a.mdx', schema)).toMatchObject({ value: { title: 'A' } });
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
      faults: [{ file: 'a.mdx', line: 3, message: '"draft" is not right.', hint: 'write true or false' }],
    });
  });

  test('does not require front matter if no field is required', () => {
    expect(checkFrontMatter('Text.\n', 'a.mdx', z.strictObject({ a: z.string().optional() })).ok).toBe(true);
  });
});

describe('fields', () => {
  test.each(['gravity-scale', 'a', '2d', '2025-11-09'])('"%s" is a valid part of an address', (text) => {
    expect(slug.safeParse(text).success).toBe(true);
  });

  test.each(['', 'Gravity', 'gravity_scale', 'a--b', '-a', 'a-', 'a/b', 'ä'])(
    '"%s" cannot be used in an address',
    (text) => {
      expect(slug.safeParse(text).success).toBe(false);
    },
  );

  test.each(['./cover.png', './a/b.jpg', './COVER.JPEG', './c.webp', './my cover #1.png'])(
    '"%s" is a picture',
    (text) => {
      expect(picture.safeParse(text).success).toBe(true);
    },
  );

  test.each(['./cover.avif', './.png', 'cover.png', '../cover', './cover.png.txt'])('"%s" is not a picture', (text) => {
    expect(picture.safeParse(text).success).toBe(false);
  });

  test.each(['2000-02-29', '2025-12-31'])('%s is a valid date', (text) => {
    expect(day.safeParse(text).success).toBe(true);
  });

  test.each(['1900-02-29', '2025-04-31', '2025-00-10', '2025-11', '25-11-09', ''])(
    '"%s" is not a valid date',
    (text) => {
      expect(day.safeParse(text).success).toBe(false);
    },
  );

  test.each(['2025-01', '2025-12'])('%s is a valid month', (text) => {
    expect(month.safeParse(text).success).toBe(true);
  });

  test.each(['2025-1', '2025-13', '2025-11-09', 'May 2025'])('"%s" is not a valid month', (text) => {
    expect(month.safeParse(text).success).toBe(false);
  });
});

test.each([
  ['The `foo` option', 'The foo option'],
  ['`foo` and ``b`r``', 'foo and b`r'],
  ['An apostrophe ` alone', 'An apostrophe ` alone'],
])('a title has the words of its code: %s', (written, title) => {
  const source = `---\ntitle: "${written}"\n---\n`;
  expect(checkFrontMatter(source, 'a.mdx', z.object(pageFields))).toMatchObject({ ok: true, value: { title } });
});
