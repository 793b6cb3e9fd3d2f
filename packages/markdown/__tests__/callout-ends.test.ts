import { renderText } from '../../../__tests__/support/render-text';

const htmlOf = async (source: string): Promise<string> => {
  const { html, faults } = await renderText(source);
  expect(faults).toEqual([]);
  return html;
};

test('an unclosed callout is reported with its colons, its position and the line that would close it', async () => {
  expect((await renderText('Text.\n\n> ::::tip\n> a\n\nb\n')).faults).toEqual([
    {
      file: 'content/docs/page.mdx',
      line: 3,
      column: 3,
      message: 'The callout "::::tip" is not closed.',
      hint: 'write a line "::::" where it ends; a callout around another needs more colons than that',
    },
  ]);
});

test.each([
  ['fewer colons', '::::note\na\n:::\n', ['1:1']],
  ['the colons of a quote', ':::note\na\n\n> b\n> :::\n', ['1:1']],
  ['colons outside of its quote', '> :::note\n> a\n\n:::\n', ['1:3']],
  ['colons outside of its list item', '- :::note\n  a\n\n:::\n', ['1:3']],
  ['colons outside of its numbered item', '1. :::note\n   a\n\n:::\n', ['1:4']],
  ['colons with words', ':::note\na\n\nb :::\n', ['1:1']],
  ['colons in a fence', ':::note\n```\n:::\n```\n', ['1:1']],
  ['colons in a fence that looks as if it had ended', ':::note\n```\n```js\n:::\n```\n', ['1:1']],
])('%s do not close a callout', async (_, source, places) => {
  const { faults } = await renderText(source);
  const unclosed = faults.filter(({ message }) => message.endsWith('is not closed.'));
  expect(unclosed.map(({ line, column }) => `${line}:${column}`)).toEqual(places);
});

test.each([
  ['more colons', ':::note\na\n::::\n'],
  ['colons with an indent', ':::note\na\n  :::\n'],
  ['colons without the indent of the callout', '  :::note\na\n:::\n'],
  ['colons after a mark of a quote without a space', '> :::note\n> a\n>:::\n'],
  ['colons below the words of a list item', '- :::note\n  a\n  :::\n'],
  ['colons after a fence whose end has spaces', ':::note\n```\nb\n```  \n:::\n'],
])('%s close a callout', async (_, source) => {
  expect(await htmlOf(`${source}\nAfter.\n`)).toMatch(/<\/aside>[\s\S]*<p>After\.<\/p>$/);
});

test('unclosed callouts are reported in the order of the text', async () => {
  const { faults } = await renderText(':::::note\na\n\n::::tip\nb\n\n:::info\nc\n::::\n');
  expect(faults.map(({ line, message }) => [line, message])).toEqual([
    [1, 'The callout ":::::note" is not closed.'],
    [7, 'The callout ":::info" is not closed.'],
  ]);
});

describe('an alert', () => {
  test('inside another one is a callout inside a callout', async () => {
    const html = await htmlOf('> [!NOTE]\n> a\n>\n> > [!TIP] Go\n> > b\n');
    expect(html).toMatch(/^<aside class="callout callout-note"[\s\S]*<aside class="callout callout-tip"/);
    expect(html).toMatch(/<p>b<\/p><\/aside><\/aside>$/);
  });

  test.each([
    ['in lower case', '> [!note]\n> Text.\n'],
    ['apart from its words', '> [!NOTE]\n>\n> Text.\n'],
  ])('%s contains only the text of the quote', async (_, source) => {
    const [body] = (await htmlOf(source)).match(/<p>[\s\S]*$/) ?? [];
    expect(body).toBe('<p>Text.</p></aside>');
  });

  test('may begin with inline markup', async () => {
    expect(await htmlOf('> [!NOTE]\n> *Words* first.\n')).toContain('<p><em>Words</em> first.</p></aside>');
  });
});

test.each([
  ['without words', '>\n\nText.\n'],
  ['that begins with a list', '> - [!NOTE]\n'],
  ['that begins with a heading', '> ## [!NOTE]\n'],
  ['that begins with a picture', '> ![a](./picture.png)\n'],
  ['with the mark further on', '> Text [!NOTE]\n'],
  ['with an empty mark', '> [!]\n> Text.\n'],
])('a quote %s is not a callout', async (_, source) => {
  const html = await htmlOf(source);
  expect(html).toContain('<blockquote>');
  expect(html).not.toContain('<aside');
});

test.each(['> :::tip Go\n>\n> Text.\n>\n> :::\n', '- :::tip Go\n\n  Text.\n\n  :::\n'])(
  'a callout in a quote or a list has a title: %j',
  async (source) => {
    expect(await htmlOf(source)).toContain('<aside class="callout callout-tip" aria-label="Go">');
  },
);
