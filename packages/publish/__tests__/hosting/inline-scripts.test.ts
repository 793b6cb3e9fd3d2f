import { scriptHash, scanPage } from '../../src/pages/scan-page';

test('the hash of a script is that in the example of the CSP specification', () => {
  expect(scriptHash('doSomething();')).toBe('sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc=');
});

test('scripts that a browser runs are listed, each once; files and data are not', () => {
  const html = `<script src="/a.js"></script><script id='x'>one</script><script type="application/ld+json">{}</script>
    <script type="module">two</script><script data-path='/a'>one</script><SCRIPT>
    three</SCRIPT><script async src='/b.js' type="module"></script>`;
  expect(scanPage(html).scriptHashes).toEqual(['one', 'two', '\n    three'].map(scriptHash));
});

test('a script may contain HTML characters, and have attributes without quotes', () => {
  const html = `<script>if (1 < 2 && '</b>') go()</script><p>text</p><script type=module>a &amp; b</script><script data-a='>' data-b=">">c</script>`;
  expect(scanPage(html).scriptHashes).toEqual(["if (1 < 2 && '</b>') go()", 'a &amp; b', 'c'].map(scriptHash));
});
