import { copyFileSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { freePort } from '../../scripts/support/free-port.cjs';
import { control, scenesOf, start } from '../support/scenes';
import { makeQuickCopy, type DevServer, type SiteCopy } from '../support/hosts/site-copy';

// A writer's day: all steps edit one page on one server, which runs until the end.
test.describe.configure({ mode: 'serial' });

const ADDRESS = '/docs/day';
const FILE = 'content/docs/day.mdx';
const SIDEBARS = 'content/docs/sidebars.yml';
const SETTINGS = 'content/site.yml';
/** Faulty when the server starts. */
const LATE = 'content/docs/late.mdx';
const PICTURE = 'content/docs/day.png';

/** Maximum time until a change is visible, in ms, on a busy machine; the actual time is printed. */
const MAX_DELAY = 60_000;

/** Length of the server's last output to print after a failed test, in characters. */
const OUTPUT_SHOWN = 4000;

let site: SiteCopy;
let server: DevServer;
let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  site = makeQuickCopy();
  site.write(LATE, '---\ntitel: Late\n---\n\nText.\n');
  site.write(SIDEBARS, read(SIDEBARS).replace('  - doc: faq\n', '  - doc: faq\n  - doc: late\n'));
  const port = await freePort();
  const begin = Date.now();
  server = await site.develop(port);
  page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  await page.goto('/docs/faq');
  await expect(heading('FAQ')).toBeVisible({ timeout: MAX_DELAY });
  note('the first page', begin);
  await soon(async () => server.output().includes('All texts are read'))();
  note('all texts', begin);
});
test.afterAll(async () => {
  await server?.stop();
  site?.remove();
});
test.afterEach(() => {
  if (test.info().errors.length > 0) console.log(server.output().slice(-OUTPUT_SHOWN));
  expect(server.isRunning(), server.output()).toBe(true);
});

/** Prints how long the writer has waited since `begin`. */
const note = (what: string, begin: number): void =>
  console.log(`${what}: ${((Date.now() - begin) / 1000).toFixed(1)} s`);
const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const main = (): Locator => page.getByRole('main');
const panel = (): Locator => page.getByRole('alert', { name: 'Faults of the content' });
const read = (path: string): string => readFileSync(join(site.folder, path), 'utf8');

const text = (body: string, title = 'A day'): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

/** Changes the content and waits until the writer sees the result. */
async function sees(what: string, act: () => void, expectation: () => Promise<void>): Promise<void> {
  await test.step(what, async () => {
    const begin = Date.now();
    act();
    await expectation();
    note(what, begin);
  });
}

// Polls faster than Playwright, which pauses for up to a second.
const soon = (isTrue: () => Promise<boolean>) => () =>
  expect.poll(() => isTrue().catch(() => false), { timeout: MAX_DELAY, intervals: [20] }).toBe(true);
const isVisible = (locator: () => Locator) => soon(() => locator().isVisible());
const panelHas = (part: string) => soon(() => panel().filter({ hasText: part }).isVisible());
const isMended = soon(async () => (await panel().and(page.locator(':empty')).count()) === 1);

test('a new page appears at its address, and in the sidebar', async () => {
  await page.goto(ADDRESS);
  await expect(heading('Page Not Found')).toBeVisible();
  await sees(
    'a new page',
    () => site.write(FILE, text('First words.')),
    isVisible(() => heading('A day')),
  );
  await sees(
    'an entry of the sidebar',
    () => site.write(SIDEBARS, read(SIDEBARS).replace('  - doc: faq\n', '  - doc: faq\n  - doc: day\n')),
    isVisible(() => page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'A day' })),
  );
});

test('an edited text and a picture appear', async () => {
  // The lock of Emacs: a link to nothing, which is there while a text has changes that are not saved.
  const lock = join(site.folder, 'content/docs/.#day.mdx');
  symlinkSync('writer@desk.4711:1764190000', lock);
  await sees(
    'an edited text',
    () => {
      site.write(FILE, text('Second words.'));
      rmSync(lock);
    },
    isVisible(() => main().getByText('Second words.')),
  );
  await sees(
    'a picture',
    () => {
      copyFileSync('content/docs/scenes/arrow-drive.png', join(site.folder, PICTURE));
      site.write(FILE, text('![A grid](./day.png)'));
    },
    soon(() =>
      main()
        .getByRole('img', { name: 'A grid' })
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0, undefined, { timeout: 20 }),
    ),
  );
});

test('a scene runs, and runs again after an edit', async () => {
  const scene = (colour: string) =>
    text(
      `\`\`\`js live title="A ball falls" alt="A ball."\nconsole.log('${colour}');\nscene.addChild(new editor.CircleNode(0.5));\n\`\`\``,
    );
  for (const colour of ['red', 'blue']) {
    await sees(
      `a scene that is ${colour}`,
      () => site.write(FILE, scene(colour)),
      isVisible(() => main().getByText(`'${colour}'`)),
    );
    const figure = scenesOf(page).first();
    await start(figure);
    await control(figure, /^Console \d+$/).click();
    await expect(figure.getByText(colour, { exact: true })).toBeVisible();
  }
});

test('a page with a fault from the start is in sidebar and pager once it is corrected', async () => {
  await expect(page.getByRole('link', { name: 'Late' })).toHaveCount(0);
  await sees(
    'a corrected page in the sidebar',
    () => site.write(LATE, text('Text.', 'Late')),
    isVisible(() => page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Late' })),
  );
  await isVisible(() => page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Late' }))();
});

const FAULTS = [
  ['an unknown field', '---\ntitle: A day\ntitel: A day\n---\n\nText.\n', `${FILE}:3:1`, 'Unknown field "titel".'],
  ['front matter that is not YAML', '---\ntitle: "A day\n---\n\nText.\n', `${FILE}:`, 'A quote is not closed'],
  ['a tag that is not closed', text('A <kbd>key.'), `${FILE}:5`, 'kbd'],
  [
    'a picture that is not there',
    text('![A grid](./no.png)'),
    `${FILE}:5:1`,
    'There is no picture content/docs/no.png.',
  ],
  ['code', text("import a from 'b';"), `${FILE}:5:1`, 'import'],
  [
    'a scene that throws',
    text('```js live title="A" alt="B"\nscene.fall();\n```'),
    `${FILE}:6`,
    'scene.fall is not a function',
  ],
] as const;

test('a fault is shown with its position until it is corrected', async () => {
  for (const [name, source, place, message] of FAULTS) {
    await sees(name, () => site.write(FILE, source), panelHas(message));
    await expect(panel()).toContainText(place);
    await sees(`${name}, mended`, () => site.write(FILE, text(`Without ${name}.`)), isMended);
    await expect(main().getByText(`Without ${name}.`)).toBeVisible({ timeout: MAX_DELAY });
  }
});

test('a fault in a shared file is shown on this page', async () => {
  const sidebars = read(SIDEBARS);
  await sees(
    'a sidebar with a fault',
    () => site.write(SIDEBARS, sidebars.replace('doc: faq', 'doc: fqa')),
    panelHas('"fqa"'),
  );
  await sees('the sidebar, mended', () => site.write(SIDEBARS, sidebars), isMended);

  const settings = read(SETTINGS);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await sees(
    'settings with a fault',
    () => site.write(SETTINGS, settings.replace('navbar:', 'navbra:')),
    panelHas('"navbra"'),
  );
  await expect(panel()).toContainText(SETTINGS);
  await expect(bar.getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
  await sees('the settings, mended', () => site.write(SETTINGS, settings), isMended);
  await sees(
    'an edited navigation bar',
    () => site.write(SETTINGS, settings.replace('label: Docs', 'label: Handbook')),
    isVisible(() => bar.getByRole('link', { name: 'Handbook', exact: true })),
  );
});

test('an old address leads to the new one, also if it is added meanwhile', async () => {
  site.write(SETTINGS, read(SETTINGS).replace('redirects:\n', 'redirects:\n  - { from: /earlier, to: /docs/faq }\n'));
  await page.goto('/earlier');
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await page.goto(ADDRESS);
});

test('a page that is renamed or deleted is removed, and links to it are reported', async () => {
  const at = (path: string) => join(site.folder, path);
  site.write(LATE, text('See [the day](./day.mdx).', 'Late'));
  await soon(async () => (await page.request.get('/docs/late.md').then((answer) => answer.text())).includes(ADDRESS))();
  await sees(
    'a renamed page',
    () => renameSync(at(FILE), at('content/docs/night.mdx')),
    isVisible(() => heading('Page Not Found')),
  );
  await panelHas('"day"')();
  const warning = `${LATE}:5:5 The link ./day.mdx leads to no page: there is no ${FILE}.`;
  await soon(async () => server.output().includes(warning))();
  await sees('its sidebar', () => site.write(SIDEBARS, read(SIDEBARS).replace('doc: day', 'doc: night')), isMended);
  await page.goto('/docs/night');
  await expect(heading('A day')).toBeVisible();
  await sees(
    'a deleted page',
    () => {
      rmSync(at('content/docs/night.mdx'));
      site.write(SIDEBARS, read(SIDEBARS).replace('  - doc: night\n', ''));
    },
    isVisible(() => heading('Page Not Found')),
  );
  await isMended();
});

test('the pages of a renamed folder are at their new addresses', async () => {
  const at = (name: string) => join(site.folder, 'content/blog', name);
  for (const [from, to] of [
    ['gravity-scale', 'gravity'],
    ['gravity', 'gravity-scale'],
  ] as const) {
    renameSync(at(from), at(to));
    await soon(async () => (await page.request.get(`/page-data/blog/${to}/page-data.json`)).ok())();
  }
});

test('a page can be read as Markdown', async () => {
  await page.goto('/docs/faq');
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page.getByText('# FAQ')).toBeVisible();
});

test('everything that was reported can be corrected by a writer', () => {
  expect(server.output()).not.toMatch(/gatsby-head|survey/);
  // The browser reports each address without a page.
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
});

test('a component and a style change in place, and an error of the code is shown with its place', async () => {
  const [component, style] = ['src/components/layout/footer.tsx', 'src/styles/base.css'] as const;
  const [code, rules] = [read(component), read(style)];
  const fault = () => page.getByText('const half = ;');
  await page.goto('/docs/faq');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await sees(
    'a component',
    () => site.write(component, code.replace('<footer ', '<footer title="Planted" ')),
    isVisible(() => page.getByTitle('Planted')),
  );
  await sees('an error of the code', () => site.write(component, `${code}const half = ;`), isVisible(fault));
  await sees(
    'the corrected code',
    () => site.write(component, code),
    soon(async () => (await fault().count()) === 0),
  );
  await sees(
    'a style',
    () => site.write(style, `${rules}\nfooter { outline: 1px solid rgb(1, 2, 3) }`),
    soon(() =>
      page.getByRole('contentinfo').evaluate((foot) => getComputedStyle(foot).outlineColor === 'rgb(1, 2, 3)'),
    ),
  );
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
});
