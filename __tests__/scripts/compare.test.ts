import { fileOf, inOneSize, MARK } from '../../scripts/compare/pictures.cjs';
import { reportOf, verdict, type Result } from '../../scripts/compare/report.cjs';
import { parseHtml } from '../../e2e/support/pages/parse-html';

const picture = (width: number, height: number, value: number) => ({
  data: new Uint8Array(width * height * 4).fill(value),
  width,
  height,
});

const result = (name: string, pixels: number, more: Partial<Result> = {}): Result => ({
  name,
  file: fileOf(name),
  hasBefore: true,
  hasAfter: true,
  width: 10,
  height: 10,
  pixels,
  ...more,
});

test.each([
  ['tag as cards, dark, 390 px', 'tag-as-cards-dark-390-px.png'],
  ['poster docs/posters/gears.png', 'poster-docs-posters-gears.png'],
])('the picture "%s" is in %s', (name, file) => {
  expect(fileOf(name)).toBe(file);
});

test('pictures of one size are compared as they are', () => {
  const [one, other] = [picture(3, 2, 1), picture(3, 2, 2)];
  expect(inOneSize(one, other)).toEqual({ width: 3, height: 2, before: one.data, after: other.data });
});

test('a smaller picture is enlarged with the colour of differences', () => {
  const { width, height, before, after } = inOneSize(picture(1, 2, 7), picture(2, 1, 9));
  expect([width, height]).toEqual([2, 2]);
  const [seven, nine, lack] = [Array(4).fill(7), Array(4).fill(9), [...MARK, 255]];
  expect([...before]).toEqual([...seven, ...lack, ...seven, ...lack]);
  expect([...after]).toEqual([...nine, ...nine, ...lack, ...lack]);
});

test('a picture that exists on one side only differs completely', () => {
  const { before, after } = inOneSize(undefined, picture(1, 1, 7));
  expect([...before]).toEqual([...MARK, 255]);
  expect([...after]).toEqual(Array(4).fill(7));
});

test('the report contains the difference of each picture', () => {
  expect(verdict(result('a', 0))).toBe('no difference');
  expect(verdict(result('a', 1))).toBe('1 pixel, 1.00 % of the picture');
  expect(verdict(result('a', 2500, { width: 5000, height: 10000 }))).toBe(
    '2,500 pixels, less than 0.01 % of the picture',
  );
  expect(verdict(result('a', 100, { hasBefore: false }))).toBe('new');
  expect(verdict(result('a', 100, { hasAfter: false }))).toBe('removed');
});

test('the report lists the most different pictures first, side by side, and equal ones last', () => {
  const results = [
    result('same', 0),
    result('little', 3),
    result('much', 30),
    result('new', 100, { hasBefore: false }),
  ];
  const document = parseHtml(reportOf(results, { before: 'main', after: 'this <folder>' }));
  expect(document.title).toBe('main and this <folder>: 3 of 4 pictures differ');
  const sections = [...document.querySelectorAll('section')];
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual(['new', 'much', 'little']);
  const sources = sections.map((section) => [...section.querySelectorAll('img')].map((img) => img.getAttribute('src')));
  expect(sources[0]).toEqual(['difference/new.png', 'after/new.png']);
  expect(sources[1]).toEqual(['before/much.png', 'difference/much.png', 'after/much.png']);
  expect([...document.querySelectorAll('details')].map(({ textContent }) => textContent)).toEqual(['same']);
});
