import { JSDOM } from 'jsdom';
import { gatherGlobals } from '../../src/pages/gather-globals';
import { scanPage } from '../../src/pages/scan-page';

const mapping = JSON.stringify({ app: ['/app.css', "/it's & <b>.js"] });

/** A page as Gatsby writes it. */
const page = (
  path: string,
  chunks = mapping,
): string => `<!DOCTYPE html><html><head></head><body><div id="___gatsby"></div>
<script>early()</script><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping=${JSON.stringify(chunks)};
          </script>
        <script>window.___webpackCompilationHash="88c2";</script><script src="/app.js" async></script></body></html>`;

const globalsOf = (html: string): unknown[] => {
  const { window } = new JSDOM(html.replace('early()', ''), { runScripts: 'dangerously' });
  return ['pagePath', '___webpackCompilationHash'].map((name) => Reflect.get(window, name));
};

test('scripts find the same values as before', () => {
  const html = page('/docs/ü "quoted" \'path\' & <more>');
  expect(globalsOf(html)).toEqual(['/docs/ü "quoted" \'path\' & <more>', '88c2']);
  expect(globalsOf(gatherGlobals(html))).toEqual(globalsOf(html));
});

test('the inline scripts are the same on every page and in every build', () => {
  const [one, other] = [page('/docs'), page('/blog', '{}').replace('88c2', '77b1')].map(gatherGlobals);
  expect(scanPage(one ?? '').scriptHashes).toHaveLength(2);
  expect(scanPage(other ?? '').scriptHashes).toEqual(scanPage(one ?? '').scriptHashes);
});

test('the rest of the page is unchanged, and the map of chunks is left in its file', () => {
  const html = gatherGlobals(page('/docs'));
  expect(html).toContain('<script>early()</script>');
  expect(html).toContain('<script src="/app.js" async></script>');
  expect(html).not.toContain('app.css');
});

test('a page in which Gatsby does not set all of the variables stops the build', () => {
  const html = page('/docs').replace('window.___webpackCompilationHash', 'window.renamed');
  expect(() => gatherGlobals(html)).toThrow('Gatsby sets no "___webpackCompilationHash" in a page');
});
