import { resolveApiLink } from '../../../../gatsby/sections/api/links';
import { viewAddress } from '../../../../gatsby/sections/api';
import { renderText } from '@physics-editor/markdown/testing/render-text';

const member = (name: string, inheritedFrom: string | null = null) => ({ name, anchor: name, inheritedFrom });

const NODES = new Map([
  ['api:Node', { path: '/docs/api/classes/Node', members: [member('x')] }],
  ['api:CircleNode', { path: '/docs/api/classes/CircleNode', members: [member('radius'), member('x', 'api:Node')] }],
]);

const resolve = (symbol: string, name?: string) => resolveApiLink(symbol, name, (id) => NODES.get(id) ?? null);

describe('a name of the API', () => {
  test('leads to the page of the class', () => {
    expect(resolve('CircleNode')).toEqual({ kind: 'page', path: '/docs/api/classes/CircleNode' });
  });

  test('leads to the member on the page of the class that declares it', () => {
    expect(resolve('CircleNode', 'radius')).toEqual({ kind: 'page', path: '/docs/api/classes/CircleNode#radius' });
    expect(resolve('CircleNode', 'x')).toEqual({ kind: 'page', path: '/docs/api/classes/Node#x' });
  });

  test('that does not exist is a fault with the most similar name', () => {
    expect(resolve('CircleNod')).toMatchObject({
      kind: 'fault',
      message: 'There is no editor.CircleNod in the API.',
      hint: expect.stringContaining('did you mean "CircleNode"?'),
    });
    expect(resolve('CircleNode', 'radios')).toMatchObject({
      kind: 'fault',
      message: 'editor.CircleNode has no member "radios".',
      hint: expect.stringContaining('did you mean "radius"?'),
    });
  });
});

describe('in a text', () => {
  test('a name becomes a link and remains code', async () => {
    const { html } = await renderText('Set `editor.CircleNode#radius` of an `editor.CircleNode`.\n');
    expect(html).toBe(
      '<p>Set <a href="/docs/api/classes/CircleNode#radius"><code>editor.CircleNode#radius</code></a> of an ' +
        '<a href="/docs/api/classes/CircleNode"><code>editor.CircleNode</code></a>.</p>',
    );
  });

  test('parentheses after a method are part of the name', async () => {
    expect((await renderText('`editor.CircleNode#radius()`\n')).html).toContain(
      '#radius"><code>editor.CircleNode#radius()',
    );
  });

  test.each(['editor.utils.randomColor()', 'editor.root', 'new editor.CircleNode(1)'])(
    '`%s` is left as it is',
    async (code) => {
      const { html, faults } = await renderText(`\`${code}\`\n`);
      expect(faults).toEqual([]);
      expect(html).toBe(`<p><code>${code}</code></p>`);
    },
  );

  test('a name inside a link or heading is checked, but not linked', async () => {
    const { html } = await renderText('## `editor.CircleNode`\n\n[`editor.CircleNode`](./other.mdx)\n');
    expect(html.match(/<a href="\/docs\/api/g)).toBeNull();
    expect((await renderText('## `editor.CircleNod`\n')).faults).toHaveLength(1);
  });

  test('an unknown name is a fault with its line', async () => {
    const { faults } = await renderText('Text.\n\n`editor.CircelNode`\n');
    expect(faults).toMatchObject([
      { file: 'content/docs/page.mdx', line: 3, message: 'There is no CircelNode.', hint: 'did you mean …?' },
    ]);
  });
});

test('the source link leads to the code where it is edited', () => {
  expect(viewAddress('https://code.example/site/edit/main')).toBe('https://code.example/site/blob/main');
  expect(viewAddress('https://code.example/site')).toBe('https://code.example/site');
});
