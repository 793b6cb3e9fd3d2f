import { VFile } from 'vfile';
import { reported } from '@physics-editor/lib/content/messages';
import { plainComponents } from '../testing/components';
import { renderInlineMarkdown, renderMarkdown } from '../src/markdown';

/** Renders both ways, with what is warned of. */
function rendered(source: string, pathPrefix = '') {
  const vfile = new VFile();
  const [block, inline] = [renderMarkdown, renderInlineMarkdown].map((render) =>
    render(source, vfile, { pathPrefix, components: plainComponents }),
  );
  const { faults, warnings } = reported(vfile.messages);
  expect(faults).toEqual([]);
  return { block, inline, warnings: warnings.map(({ line, message, hint }) => ({ line, message, hint })) };
}

test.each([
  ['emphasis', 'How *big* it **is**.', 'How <em>big</em> it <strong>is</strong>.'],
  ['code', 'A `radius`.', 'A <code>radius</code>.'],
  ['what GitHub has', '~~Old~~.', '<del>Old</del>.'],
  ['a link', '[Docs](/docs)', '<a href="/docs">Docs</a>'],
  ['braces, dollars and colons', 'An {object} of $5 or $6, :::note', 'An {object} of $5 or $6, :::note'],
  ['tags, which are words', 'Array<string> <b>x</b>', 'Array&lt;string&gt; &lt;b&gt;x&lt;/b&gt;'],
  ['a line break', 'One\\\ntwo.', 'One<br/>\ntwo.'],
])('a single paragraph of a comment may have %s, with and without the paragraph around it', (_, source, html) => {
  expect(rendered(source)).toEqual({ block: `<p>${html}</p>`, inline: html, warnings: [] });
});

test.each([
  ['two paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['a paragraph and a list', 'One:\n\n- two', '<p>One:</p>\n<ul>\n<li>two</li>\n</ul>'],
  ['a list', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['a heading', '## One', '<h2>One</h2>'],
  ['nothing', '', ''],
])('a comment of %s is rendered as blocks where a single paragraph is expected', (_, source, html) => {
  expect(rendered(source)).toEqual({ block: html, inline: html, warnings: [] });
});

test('an address of the site gets the path prefix, also below a text', () => {
  const { block } = rendered('[a](/docs), [b] and [c](#c)\n\n[b]: /docs#b', '/lab');
  expect(block).toBe('<p><a href="/lab/docs">a</a>, <a href="/lab/docs#b">b</a> and <a href="#c">c</a></p>');
});

describe('an example', () => {
  test('is highlighted', () => {
    const { block, inline, warnings } = rendered('```js\nnew editor.Node();\n```');
    expect(block).toContain('<span class="hljs-keyword">new</span>');
    expect(inline).toBe(block);
    expect(warnings).toEqual([]);
  });

  test('in an unknown language is reported, with its line', () => {
    const { block, warnings } = rendered('So:\n\n```yamll\n{}\n```');
    expect(block).toContain('<content-code language="yamll" numbered="false">{}</content-code>');
    const message = 'There are no colours for the language "yamll".';
    const warning = { line: 3, message, hint: expect.stringMatching(/^did you mean "yaml"\? .*"text"/) };
    expect(warnings).toEqual([warning, warning]);
  });
});
