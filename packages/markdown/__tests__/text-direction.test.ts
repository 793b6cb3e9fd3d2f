import { renderText } from '../../../__tests__/support/render-text';

const htmlOf = async (source: string): Promise<string> => {
  const { html, faults } = await renderText(source);
  expect(faults).toEqual([]);
  return html.replaceAll('\n', '');
};

test.each([
  ['مرحبا بالعالم', '<p dir="rtl">مرحبا بالعالم</p>'],
  ['שלום world', '<p dir="rtl">שלום world</p>'],
  ['«مرحبا» 16:9', '<p dir="rtl">«مرحبا» 16:9</p>'],
  ['Hello مرحبا', '<p>Hello مرحبا</p>'],
  ['Привет, 世界', '<p>Привет, 世界</p>'],
  ['16:9', '<p>16:9</p>'],
  ['- مرحبا\n- 12\n- Hello', '<ul dir="rtl"><li>مرحبا</li><li>12</li><li dir="ltr">Hello</li></ul>'],
  ['> مرحبا', '<blockquote dir="rtl"><p>مرحبا</p></blockquote>'],
])('the direction of a block is that of its first letter: %s', async (source, expected) => {
  expect(await htmlOf(`${source}\n`)).toBe(expected);
});

test('blocks inside a callout and a table have their own direction', async () => {
  expect(await htmlOf(':::tip\nمرحبا\n:::\n')).toContain('<p dir="rtl">مرحبا</p>');
  expect(await htmlOf('| مرحبا |\n| - |\n| b |\n')).toContain('<table dir="rtl">');
});

test('a heading keeps its anchor', async () => {
  expect(await htmlOf('## مرحبا\n')).toMatch(/^<h2 (id="مرحبا" dir="rtl"|dir="rtl" id="مرحبا")>/);
});
