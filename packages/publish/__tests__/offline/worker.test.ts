import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { offlineStart } from '../../src/offline/offline-page';
import { writeWorker } from '../../src/offline/worker';
import { siteOf } from '../sites';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

const EARLY = '<script>(function(d){d.dataset.theme="dark"})(document)</script>';
const GATSBY = [
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/offline";/*]]>*/</script>',
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>',
].join('');
const PAGE = `<html><head><link rel="preload" as="script" href="/app-1.js"></head><body>${EARLY}<p>Text</p>${GATSBY}</body></html>`;

const sha256 = (text: string) => createHash('sha256').update(text);

const SOURCES = {
  'offline.ts': 'globalThis.prefix = __PATH_PREFIX__;',
  'worker.ts': 'globalThis.kept = [__PRECACHE__, __DIGESTS__];',
};

/** The finished site of a folder with an offline page, below a path prefix. */
async function siteWith(html: string) {
  const folder = temporaryFolder(SOURCES);
  const site = { ...siteOf(folder), pathPrefix: '/x' };
  const step = await offlineStart(site, 'offline.ts');
  writeFileSync(join(folder, 'offline.html'), step(html));
  return { site, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

test('the offline page has its own script instead of those of Gatsby', async () => {
  const { site, read } = await siteWith(PAGE);
  const [script = 'none'] = filesBelow(site.folder).filter((file) => /^offline-[0-9a-f]{20}\.js$/.test(file));
  expect(read('offline.html')).toBe(
    `<html><head></head><body>${EARLY}<p>Text</p><script src="/x/${script}"></script></body></html>`,
  );
  expect(read(script)).toContain('/x');
});

test('an offline page with unknown scripts of Gatsby stops the build', async () => {
  await expect(siteWith(PAGE.replace('<slice-start', '<script></script>$&'))).rejects.toThrow(/scripts that Gatsby/);
  await expect(siteWith(PAGE.replace('<p>', '<script src="/app-1.js"></script>$&'))).rejects.toThrow(/not known/);
});

test('a script of another host, such as that of analytics, remains in the offline page', async () => {
  const analytics = '<script async src="https://tags.example/gtag.js"></script>';
  const { read } = await siteWith(PAGE.replace('</head>', `${analytics}</head>`));
  expect(read('offline.html')).toContain(analytics);
});

test('the worker contains the digests of the offline page and its script, and changes with them', async () => {
  const { site, read } = await siteWith(PAGE);
  await writeWorker(site, 'worker.ts');
  const worker = read('sw.js');
  const [script = 'none'] = filesBelow(site.folder).filter((file) => file.startsWith('offline-'));
  const files = { '/x/offline': 'offline.html', [`/x/${script}`]: script };
  for (const [url, file] of Object.entries(files)) {
    const integrity = `sha256-${sha256(read(file)).digest('base64')}`;
    expect(worker).toContain(`{url:"${url}",revision:"${integrity}",integrity:"${integrity}"}`);
  }

  await writeWorker(site, 'worker.ts');
  expect(read('sw.js')).toBe(worker);
  const other = await siteWith(PAGE.replace('Text', 'Other text'));
  await writeWorker(other.site, 'worker.ts');
  expect(other.read('sw.js')).not.toBe(worker);
});

test('the worker contains the digests of scripts and styles', async () => {
  const { site, read } = await siteWith(PAGE);
  const files = { 'app-0123456789abcdef0123.js': 'let a = 1;', 'app.fedcba98765432109876.css': 'p { margin: 0 }' };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(site.folder, file), text);
  await writeWorker(site, 'worker.ts');
  const worker = read('sw.js');
  for (const [file, text] of Object.entries(files)) {
    expect(worker).toContain(`"/x/${file}":"${sha256(text).digest('hex').slice(0, 20)}"`);
  }
});
