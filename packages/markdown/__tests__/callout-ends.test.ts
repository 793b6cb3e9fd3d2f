import { renderText } from '../testing/render-text';

test.each([
  ['fewer colons', '::::note\na\n:::\n', ['1:1']],
  ['the colons of a quote', ':::note\na\n\n> b\n> :::\n', ['1:1']],
  ['colons outside of its quote', '> :::note\n> a\n\n:::\n', ['1:3']],
  ['colons outside of its list item', '- :::note\n  a\n\n:::\n', ['1:3']],
  ['colons outside of its numbered item', '1. :::note\n   a\n\n:::\n', ['1:4']],
  ['colons with words', ':::note\na\n\nb :::\n', ['1:1']],
  ['colons in a fence', ':::note\n```\n:::\n```\n', ['1:1']],
  ['colons of a callout inside', 'Text.\n\n:::note\nA.\n\n:::tip\nB.\n:::\n', ['6:1']],
  ['colons of a callout around', '::::note\n:::tip\na\n::::\n', ['2:1']],
  ['headings', ':::tip\nText.\n\n## More\n', ['1:1']],
  ['ends of list items', '- :::tip\n  a\n\nb\n', ['1:3']],
  ['ends of quotes', '> :::tip\n> a\n\nb\n', ['1:3']],
  ['colons in a fence that looks as if it had ended', ':::note\n```\n```js\n:::\n```\n', ['1:1']],
])('%s do not close a callout', async (_, source, places) => {
  const { faults } = await renderText(source);
  const unclosed = faults.filter(({ message }) => message.endsWith('is not closed.'));
  expect(unclosed.map(({ line, column }) => `${line}:${column}`)).toEqual(places);
});
