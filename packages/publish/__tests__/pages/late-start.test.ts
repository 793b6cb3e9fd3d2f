import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { lateStart, writeLoadAhead } from '../../src/pages/late-start';

const page = (scripts: string) =>
  `<html><body><div id="___gatsby"></div><script>early()</script>${scripts}<script nomodule="" src="/old.js"></script></body></html>`;

describe('lateStart', () => {
  test('lists the scripts in order at the end of the page, and starts none', () => {
    const html = lateStart(
      'code()',
      '/map.js',
    )(page('<script src="/a-1.js" async=""></script><script src="/x/b-2.js" async></script>'));
    expect(html).toBe(
      page('').replace('</body>', '<script data-scripts="/map.js /a-1.js /x/b-2.js">code()</script></body>'),
    );
  });

  test('inserts code unchanged, whatever characters it contains', () => {
    const html = lateStart("'$&'", '/map.js')(page('<script src="/a-1.js" async=""></script>'));
    expect(html).toContain(`<script data-scripts="/map.js /a-1.js">'$&'</script></body>`);
  });

  test('stops the build if Gatsby starts no known script', () => {
    expect(() => lateStart('code()', '/map.js')(page('<script src="/a-1.js" defer></script>'))).toThrow(
      'starts no script',
    );
  });
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
