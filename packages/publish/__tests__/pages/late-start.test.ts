import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { JSDOM } from 'jsdom';
import { gatsbyScripts, lateStart, writeLoadAhead } from '../../src/pages/late-start';
import { scanPage } from '../../src/pages/scan-page';

/** A page as Gatsby writes it. */
const page = (path: string): string =>
  `<!DOCTYPE html><html><head></head><body><div id="___gatsby"></div><script>early()</script>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>` +
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end></body></html>';

const rewrite = lateStart("'$&'", ['/map.js', '/a-1.js'], '88c2');

test('the rest of a page is unchanged, and its scripts are listed in order with the code as it is', () => {
  expect(rewrite(page('/docs'))).toMatch(
    /^<!DOCTYPE html><html><head><\/head><body><div id="___gatsby"><\/div><script>early\(\)<\/script><script [^>]*>[^<]*<\/script><script data-scripts="\/map\.js \/a-1\.js">'\$&'<\/script><\/body><\/html>$/,
  );
});

test("scripts find Gatsby's variables", () => {
  const path = '/docs/ü "quoted" \'path\' & <more>';
  const { window } = new JSDOM(rewrite(page(path)).replace('early()', ''), { runScripts: 'dangerously' });
  const globals: unknown[] = ['pagePath', '___webpackCompilationHash'].map((name) => Reflect.get(window, name));
  expect(globals).toEqual([path, '88c2']);
});

test('the inline scripts are the same on every page and in every build', () => {
  const [one, other] = [rewrite(page('/docs')), lateStart("'$&'", ['/b.js'], '77b1')(page('/blog'))];
  expect(scanPage(one).scriptHashes).toHaveLength(3);
  expect(scanPage(other).scriptHashes).toEqual(scanPage(one).scriptHashes);
});

test.each(['window.pagePath', ' id="gatsby-script-loader"', '</body>'])('a page without %s stops the build', (part) => {
  expect(() => rewrite(page('/docs').replace(part, ''))).toThrow('does not end with the scripts');
});

test("Gatsby's scripts are read where it writes them; without any, the build stops", () => {
  const rootWith = (html: string) => temporaryFolder({ 'public/_gatsby/slices/_gatsby-scripts-1.html': html });
  const scripts = '<script src="/x/a-1.js" async></script><script src="/x/b-2.js" async=""></script>';
  expect(gatsbyScripts(rootWith(`<script>map()</script>${scripts}`))).toEqual(['/x/a-1.js', '/x/b-2.js']);
  expect(() => gatsbyScripts(rootWith(scripts.replaceAll('async', 'defer')))).toThrow('Gatsby starts no script');
});

test('the script that runs first has the files of each template, and the path prefix', async () => {
  const assets = [{ name: 'shared-1.js' }, { name: 'component---doc.2.css' }, { name: 'component---doc-3.js' }];
  const stats = { namedChunkGroups: { app: { assets: [{ name: 'app-4.js' }] }, 'component---doc': { assets } } };
  const root = temporaryFolder({
    'public/webpack.stats.json': JSON.stringify(stats),
    'first.ts': 'Object.assign(self, { chunks: __CHUNKS__, prefix: __PATH_PREFIX__ });',
  });
  const address = await writeLoadAhead({ root, folder: root, pathPrefix: '/sub' }, 'first.ts');
  expect(address).toMatch(/^\/sub\/load-ahead-[0-9a-f]{20}\.js$/);
  const page: Record<string, unknown> = {};
  new Function('self', readFileSync(join(root, address.slice('/sub'.length)), 'utf8'))(page);
  expect(page).toEqual({
    chunks: { 'component---doc': ['/shared-1.js', '/component---doc.2.css', '/component---doc-3.js'] },
    prefix: '/sub',
  });
});
