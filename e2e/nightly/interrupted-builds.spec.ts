import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { digests } from '../support/checkers/digests';
import { makeQuickCopy, type SiteCopy } from '../support/hosts/site-copy';
import { expect, test } from '../support/test';

/** Number of moments at which builds are killed. */
const MOMENTS = 20;
const MINUTES = 25;

let site: SiteCopy;
test.beforeAll(async () => {
  test.setTimeout(MINUTES * 60_000);
  site = makeQuickCopy();
  await site.buildWell();
});
test.afterAll(() => site.remove());

const dist = () => digests(join(site.folder, 'dist'));

/** Adds a page with a picture that no build has processed. */
async function addPage(name: string, text = 'Text.'): Promise<void> {
  const background = { r: name.length * 9, g: (name.charCodeAt(name.length - 1) * 7) % 256, b: 90 };
  const size = { width: 1200, height: 800, channels: 3 } as const;
  await sharp({ create: { ...size, background } })
    .jpeg()
    .toFile(join(site.folder, `content/docs/${name}.jpg`));
  site.write(`content/docs/${name}.mdx`, `---\ntitle: ${name}\n---\n\n${text}\n\n![A colour](./${name}.jpg)\n`);
}

/** Expects the added pages to be complete: their pictures exist, and none is empty. */
function expectWhole(name: string): void {
  const html = readFileSync(join(site.folder, `dist/docs/${name}.html`), 'utf8');
  const pictures = [...html.matchAll(/\/static\/[^\s",]+\.(?:jpg|webp|avif)/g)].map(([path]) => path);
  expect(pictures.length).toBeGreaterThan(3);
  for (const path of pictures) expect(statSync(join(site.folder, 'dist', path)).size).toBeGreaterThan(100);
}

/** Number of Gatsby's completed steps. */
const stepsIn = (output: string): number => (output.match(/^success /gm) ?? []).length;

test('a build that is killed at any moment leaves dist/ unchanged, and the next one is correct', async () => {
  test.setTimeout(MINUTES * 60_000);
  const before = dist();
  const written = (path: string) => existsSync(join(site.folder, 'dist.next', path));
  // Gatsby's steps in turn, at the latest that before the new site is written, whose files follow.
  const files = ['404.html', 'index.html', 'sitemap.xml'];
  const moments = [
    ...Array.from({ length: MOMENTS - files.length }, (_, at) => (output: string) => {
      return stepsIn(output) > at * 2 || output.includes('success stitching slices');
    }),
    ...files.map((file) => () => written(file)),
  ];
  for (const [at, isThen] of moments.entries()) {
    await addPage(`killed-${at}`);
    await site.killBuild(isThen);
    expect(dist(), `killed at moment ${at}`).toEqual(before);
  }
  await site.buildWell();
  for (const at of moments.keys()) expectWhole(`killed-${at}`);
});

test('a build without faults is correct after one with faults', async () => {
  test.setTimeout(MINUTES * 60_000);
  const settings = join(site.folder, 'content/site.yml');
  const right = readFileSync(settings, 'utf8');
  await addPage('gone');
  await site.buildWell();
  const before = dist();

  // A typo in the settings while a page is deleted, with a new picture in a text that has a fault.
  rmSync(join(site.folder, 'content/docs/gone.mdx'));
  site.write('content/site.yml', right.replace('navbar:', 'navbra:'));
  expect((await site.build()).status).toBe(1);
  site.write('content/site.yml', right);
  await addPage('faulty', 'A [link](/docs/nowhere), <Tabs>.');
  expect((await site.build()).status).toBe(1);
  await addPage('faulty', 'A [link](/docs/nowhere).');
  expect((await site.build()).status).toBe(1);
  expect(dist()).toEqual(before);

  await addPage('faulty');
  await site.buildWell();
  expectWhole('faulty');
  expect(existsSync(join(site.folder, 'dist/docs/gone.html'))).toBe(false);
});
