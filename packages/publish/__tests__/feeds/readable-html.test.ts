import { readableHtml } from '../../src/feeds/readable-html';

const PAGE = 'https://site.example/blog/graphs';

const readable = (html: string) =>
  readableHtml(html, { page: PAGE, absolute: (address) => new URL(address, PAGE).href });

test.each([
  [
    'an address on the site',
    '<a href="/docs/faq#grid">FAQ</a>',
    '<a href="https://site.example/docs/faq#grid">FAQ</a>',
  ],
  ['an anchor of the page', '<a href="#grid">Grid</a>', `<a href="${PAGE}#grid">Grid</a>`],
  [
    'an address elsewhere',
    '<a href="https://a.example/?a=1&amp;b=2">A</a>',
    '<a href="https://a.example/?a=1&amp;b=2">A</a>',
  ],
  ['a mail address', '<a href="mailto:a@b.example">A</a>', '<a href="mailto:a@b.example">A</a>'],
  ['a picture', '<img src="/a.png" srcset="/b.png 640w" alt="A">', '<img src="https://site.example/a.png" alt="A">'],
  [
    'a film',
    '<video src="a.mp4" poster="/a.png" width="16" height="9" aria-label="A fall" controls><track src="a.vtt"></video>',
    '<a href="https://site.example/blog/a.mp4"><img src="https://site.example/a.png" alt="A fall" width="16" height="9"></a>',
  ],
])('%s has its full address', (_, html, expected) => {
  expect(readable(html)).toBe(expected);
});

test('a picture with several formats becomes the one that every reader supports', () => {
  const html = `<picture><source type="image/avif" srcset="/a.avif 640w, /b.avif 1030w" sizes="100vw">
    <img src="/a.png" width="1030" height="580" alt="A" loading="lazy" decoding="async" style="color:red"></picture>`;
  expect(readable(html)).toBe('<img src="https://site.example/a.png" width="1030" height="580" alt="A">');
});

test('a scene becomes its poster, linked to it, with its title and code', () => {
  const html = `<figure class="live-scene" id="scene-ball" data-island="scene" data-props="{&quot;id&quot;:1}">
    <div class="live-scene-stage" style="aspect-ratio:16/9"><picture><img src="/ball.png" alt="A ball"></picture>
      <button type="button" class="live-scene-start" data-island-start="true" aria-label="Run"><svg><path d="M0 0"></path></svg></button></div>
    <div class="live-scene-controls" data-island-root="true"><p class="live-scene-rest">Live scene</p></div>
    <figcaption>A ball falls</figcaption>
    <details class="live-scene-code"><summary>Code of the scene</summary>
    <div class="code" data-island="code" data-props="{}"><pre tabindex="0" data-language="js"><code><span class="hljs-keyword">const</span> a = <span class="hljs-number">1</span>;
  b &lt; a;</code></pre><div data-island-root="true"></div></div></details></figure>`;
  expect(readable(html).replace(/>\s+</g, '><')).toBe(
    `<figure><a href="${PAGE}#scene-ball"><img src="https://site.example/ball.png" alt="A ball"></a>` +
      '<figcaption>A ball falls</figcaption><details><summary>Code of the scene</summary>' +
      '<pre><code>const a = 1;\n  b &lt; a;</code></pre></details></figure>',
  );
});

test.each([
  [
    'a callout becomes a block quote with its label, without its icon',
    '<aside class="callout callout-tip" aria-label="Tip"><p class="callout-title"><svg></svg>Tip</p><p>Pause.</p></aside>',
    '<blockquote><p><strong>Tip</strong></p><p>Pause.</p></blockquote>',
  ],
  [
    'tabs are listed one after another, each below its label',
    '<div class="tabs" data-island="tabs"><div data-island-root="true"></div><div class="tab-panel" data-value="mac"><p class="tab-label">macOS</p><p>Cmd</p></div></div>',
    '<p><strong>macOS</strong></p><p>Cmd</p>',
  ],
  [
    'a heading loses the link to itself',
    '<h2 id="a">A<a href="#a" class="hash-link" title="Direct link to A"></a></h2>',
    '<h2>A</h2>',
  ],
  [
    'controls, and containers that are empty without them, are omitted',
    '<p><button>Run</button></p><script>a()</script><style>b{}</style><div><p> </p></div><p>Text</p>',
    '<p>Text</p>',
  ],
  [
    'tables keep their cells, including empty ones, and their alignment',
    '<div class="table" role="group" tabindex="0"><table><tbody><tr><th align="right">A</th><td></td></tr></tbody></table></div>',
    '<table><tbody><tr><th align="right">A</th><td></td></tr></tbody></table>',
  ],
  [
    'tasks show whether they are done',
    '<ul class="contains-task-list"><li><input type="checkbox" checked disabled> Draw</li><li><input type="checkbox" disabled> Run</li></ul>',
    '<ul><li>☑ Draw</li><li>☐ Run</li></ul>',
  ],
  [
    'markup characters in a text remain text',
    '<p title="x">a &lt; b &amp;&amp; c &gt; d, &quot;so&quot;<br>é&nbsp;ü</p>',
    '<p>a &lt; b &amp;&amp; c &gt; d, &quot;so&quot;<br>é\u00a0ü</p>',
  ],
])('%s', (_, html, expected) => {
  expect(readable(html)).toBe(expected);
});

test('a formula becomes its TeX, since few readers support MathML', () => {
  const math = '<math><mfrac><mi>a</mi><mn>2</mn></mfrac><mo>&lt;</mo><mi>b</mi></math>';
  const tex = '\\frac{a}{2} &lt; b';
  expect(readable(`<p>If <span data-tex="${tex}">${math}</span>:</p>`)).toBe(`<p>If <code>${tex}</code>:</p>`);
  expect(readable(`<div class="formula" data-tex="${tex}" tabindex="0">${math}</div>`)).toBe(
    `<p><code>${tex}</code></p>`,
  );
});
