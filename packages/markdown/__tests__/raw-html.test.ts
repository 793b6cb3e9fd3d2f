import { renderText } from '../../../__tests__/support/render-text';

const render = (source: string) => renderText(source, {}, 'docs/page.md');

/** The faults that a writer sees for a .md file: `line:column`, the message and the hint of each fault. */
const faultsOf = async (source: string): Promise<string[][]> =>
  (await render(source)).faults.map(({ line, column, message, hint }) => [`${line}:${column}`, message, hint]);

describe('an element of a .md file that is not closed', () => {
  test.each([
    ['<details>\n\nText.\n', '1:1', 'details'],
    ['Text.\n\n<details>\n<summary>A</summary>\n  <kbd>\n</details>\n', '5:3', 'kbd'],
    ['Text.\n\n<details>\n<summary>A</summary> <kbd>\n</details>\n', '4:22', 'kbd'],
    ['Text.\n\n  <details><kbd>\n</details>\n', '3:12', 'kbd'],
    ['<details>\n<details>\n<summary>A</summary>\n</details>\n', '1:1', 'details'],
  ])('is reported at its tag, between blocks: %j', async (source, place, name) => {
    expect(await faultsOf(source)).toEqual([[place, `<${name}> is not closed.`, `write </${name}> where it ends`]]);
  });

  test.each([
    ['A <kbd>b', '1:3'],
    ['A <kbd>b <sup>c</sup> d', '1:3'],
    ['A\nb <kbd>c', '2:3'],
    ['## A <kbd>b', '1:6'],
    ['- <kbd>a', '1:3'],
    ['*<kbd>a*', '1:2'],
    ['**<kbd>a**', '1:3'],
    ['~~<kbd>a~~', '1:3'],
    ['[<kbd>a](./other.mdx)', '1:2'],
    ['[<kbd>a][b]\n\n[b]: ./other.mdx', '1:2'],
    ['| a |\n| - |\n| <kbd>b</kbd> |\n| <kbd>c |', '4:3'],
  ])('has to be closed in the same words: %j', async (source, place) => {
    expect(await faultsOf(source)).toEqual([
      [place, '<kbd> is not closed.', 'write </kbd> where it ends, in the same paragraph'],
    ]);
  });

  test('is one fault when the element around it is closed', async () => {
    expect(await faultsOf('A <kbd>b <sub>c <sup>d</kbd> e')).toEqual([
      ['1:10', '<sub> is not closed.', 'write </sub> where it ends, in the same paragraph'],
      ['1:17', '<sup> is not closed.', 'write </sup> where it ends, in the same paragraph'],
    ]);
  });
});

test.each([
  ['A b</kbd> c', '1:4'],
  ['<details>a</kbd>\n</details>\n', '1:11'],
  ['<details>\n<summary>A</summary>\n\n</details>\n\nText.\n\n  </kbd>\n', '8:3'],
])('a closing tag without an opening one must be removed: %j', async (source, place) => {
  expect(await faultsOf(source)).toEqual([
    [place, 'Nothing is open that </kbd> could close.', 'take it out, or open it before'],
  ]);
});

test.each([
  ['<![CDATA[ a ]]>\n', '1:1', '<![CDATA'],
  ['A <![CDATA[ a ]]> b', '1:3', '<![CDATA'],
  ['A <!ELEMENT b> c', '1:3', '<!ELEMENT'],
  ['<details>\n<summary>A</summary>\n<?php a ?>\n</details>\n', '3:1', '<?php'],
])('declarations and processing instructions must be removed: %j', async (source, place, what) => {
  expect(await faultsOf(source)).toEqual([[place, `A text has no ${what}.`, 'take it out']]);
});

test.each([
  [
    'the text between blocks loses its indent, and its entities are characters',
    '<details>\n<summary>A &amp; B</summary>\n  Text &#8212; more\n</details>\n',
    '<details><summary>A &amp; B</summary>Text — more</details>',
  ],
  [
    'an entity that is the first or the only text',
    '<details>\n<summary>&copy;</summary>\n&copy; a\n</details>\n',
    '<details><summary>©</summary>© a</details>',
  ],
  ['an element that ends itself', 'A <kbd/> b <br/> c', '<p>A <kbd></kbd> b <br/> c</p>'],
  ['a block that ends itself', '<details/>\n\nText.\n', '<details></details>\n<p>Text.</p>'],
  ['spaces between elements of a line', 'A <kbd>b</kbd> <kbd>c</kbd>', '<p>A <kbd>b</kbd> <kbd>c</kbd></p>'],
  [
    'values in single quotes, without quotes and with entities',
    `A <abbr title='x y'>b</abbr> <abbr title=z>c</abbr> <abbr title="d &lt; &#101;">f</abbr>`,
    '<p>A <abbr title="x y">b</abbr> <abbr title="z">c</abbr> <abbr title="d &lt; e">f</abbr></p>',
  ],
  ['a comment that holds the end of one of MDX', 'One.\n\n<!-- a */ {b} -->\n', '<p>One.</p>'],
])('%s', async (_, source, html) => {
  const rendering = await render(source);
  expect(rendering.faults).toEqual([]);
  expect(rendering.html.trim()).toBe(html);
});

test.each([
  ['- a\n\n  <!-- truncate -->\n', '3:3'],
  ['A <!-- truncate --> b', '1:3'],
  ['<details>\n<summary>A</summary>\n  <!-- truncate -->\n</details>\n', '3:3'],
])('the truncate mark ends nothing inside of a block: %j', async (source, place) => {
  expect(await faultsOf(source)).toEqual([
    [place, 'The truncate mark ends nothing here.', 'put it on a line of its own, outside lists and callouts'],
  ]);
});
