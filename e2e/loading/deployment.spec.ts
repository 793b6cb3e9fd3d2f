import type { Page } from '@playwright/test';
import { h1, mainLink } from '../support/frame';
import { deployNext } from '../support/hosts/next-deployment';
import { hydrated, open } from '../support/open';
import { expect, test } from '../support/test';
import { documentsOf, followLink } from '../support/watch';

/** Messages of browser and page about deleted files. */
const GONE = /status of 404|Loading (?:CSS )?chunk|Refused to (?:execute|apply)/;

const build = (page: Page) => page.evaluate(() => String(Reflect.get(window, '___webpackCompilationHash')));

test('after a deployment, an open page still works, and links and Back lead to the new build with one document load', async ({
  page,
  allow,
}) => {
  allow.error(GONE);
  await open(page, '/docs/mirroring');
  await open(page, '/docs/faq');
  await deployNext(page);

  await test.step('an open page', async () => {
    const documents = documentsOf(page);
    await page.getByRole('link', { name: 'Can I use libraries?' }).first().click();
    await expect(page.locator('#can-i-use-libraries')).toBeInViewport();
    expect(documents).toEqual([]);
  });

  await test.step('a link to a page whose script has not been loaded', async () => {
    const path = '/blog/tags/scripting';
    const before = await build(page);
    const documents = documentsOf(page);
    await followLink(page, `${path}#main`);
    await expect(h1(page)).toHaveText('2 posts tagged with "Scripting"');
    await expect(page).toHaveURL(`${path}#main`);
    await expect.poll(() => documents).toEqual([path]);
    await hydrated(page);
    expect(await build(page)).not.toBe(before);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

    // It is an ordinary page of the new build: links change it in place.
    await mainLink(page, 'Showcase').click();
    await expect(h1(page)).toHaveText('Showcase');
    expect(documents).toEqual([path]);
  });

  await test.step('Back to a page of the old build', async () => {
    const now = await build(page);
    await page.evaluate(() => history.go(-3));
    await expect(h1(page)).toHaveText('FAQ');
    await hydrated(page);
    expect(await build(page)).toBe(now);
    await page.goBack();
    await expect(h1(page)).toHaveText('Mirroring');
    await hydrated(page);
    expect(await build(page)).toBe(now);
  });
});
