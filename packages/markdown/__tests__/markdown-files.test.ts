import { renderText } from '../../../__tests__/support/render-text';

const render = (source: string) => renderText(source, {}, 'docs/page.md');

const htmlOf = async (source: string): Promise<string> => {
  const { html, faults } = await render(source);
  expect(faults).toEqual([]);
  return html;
};

test.each([
  ['braces and angle brackets', 'a {b} < c and {d', '<p>a {b} &lt; c and {d</p>'],
  ['indented code', 'Text.\n\n    let a = {};\n', 'let a = {};'],
  ['an address in angle brackets', '<https://example.com/>', 'href="https://example.com/"'],
  ['a formula', '$v = g t$', '<math'],
  ['a callout', ':::tip Go\nText.\n:::\n', 'aria-label="Go"'],
  ['an alert', '> [!NOTE]\n> Text.\n', 'callout-note'],
  ['the id of a heading', '## Heading {#own}\n', '<h2 id="own">'],
  ['a line that begins with a word of code', 'import the file', '<p>import the file</p>'],
])('%s is Markdown in .md', async (_, source, expected) => {
  expect(await htmlOf(source)).toContain(expected);
});

test.each([
  ['in a line', 'Press <kbd>Ctrl</kbd>+<kbd>Z</kbd>.', '<p>Press <kbd>Ctrl</kbd>+<kbd>Z</kbd>.</p>'],
  ['with Markdown in it', 'H<sub>*2*</sub>O', '<p>H<sub><em>2</em></sub>O</p>'],
  ['without an end', 'One<br>two<br/>three.', '<p>One<br/>two<br/>three.</p>'],
  ['with entities', 'See <abbr title="A &amp; B">AB</abbr>.', '<p>See <abbr title="A &amp; B">AB</abbr>.</p>'],
])('allowed elements can be used %s', async (_, source, expected) => {
  expect(await htmlOf(source)).toBe(expected);
});

test('a details element can contain blocks', async () => {
  const html = await htmlOf('<details>\n<summary>More</summary>\n\n- one\n- two\n\n</details>\n\nText.\n');
  expect(html.replaceAll('\n', '')).toBe(
    '<details><summary>More</summary><ul><li>one</li><li>two</li></ul></details><p>Text.</p>',
  );
});

test('comments are removed, and a truncate comment ends the excerpt', async () => {
  const { html, excerpt, faults } = await render('One.<!-- no -->\n\n<!-- no -->\n\n<!-- truncate -->\n\nTwo.\n');
  expect(faults).toEqual([]);
  expect(excerpt?.trim()).toBe('<p>One.</p>');
  expect(html).not.toContain('no');
});

test.each([
  ['Text.\n\n<div>a</div>\n', 3, 1, 'There is no element <div>.'],
  ['A <b>word</b>.\n', 1, 3, 'There is no element <b>.'],
  ['<script>alert(1)</script>\n', 1, 1, 'There is no element <script>.'],
  ['<kbd onclick="a">x</kbd> y\n', 1, 1, '<kbd> has the attribute "onclick".'],
  ['<Tabs>\n\nx\n\n</Tabs>\n', 1, 1, '<Tabs> does not work in .md files.'],
  ['A <kbd>x.\n', 1, 3, '<kbd> is not closed.'],
  ['A x</kbd>.\n', 1, 4, 'Nothing is open that </kbd> could close.'],
  ['Text.\n\n<!DOCTYPE html>\n', 3, 1, 'A text has no <!DOCTYPE.'],
  ['<?php a ?>\n', 1, 1, 'A text has no <?php.'],
])('what the site does not allow is a fault with its place: %j', async (source, line, column, message) => {
  expect((await render(source)).faults).toMatchObject([{ line, column, message }]);
});

test('the plain Markdown of a file is the same as its source', async () => {
  expect((await render('A {b} < c.\n\n    code\n\nPress <kbd>Z</kbd>.\n')).markdown).toBe(
    'A {b} < c.\n\n```\ncode\n```\n\nPress <kbd>Z</kbd>.',
  );
});

test('a link with the wrong extension is reported with the existing file', async () => {
  expect((await render('[a](./other.md#part)\n')).warnings).toMatchObject([
    {
      line: 1,
      message: 'The link ./other.md#part leads to no page: there is no content/docs/other.md.',
      hint: 'did you mean other.mdx?',
    },
  ]);
  expect((await render('[a](./none.md)\n')).warnings).toMatchObject([{ hint: 'correct the path' }]);
});
