import { readFileSync } from 'node:fs';
import { startHost } from './support/host';
import { onSite } from './support/prefix';
import { expect, test } from './support/test';

const REDIRECTS = [
  ['/api', '/docs/api', 'API'],
  ['/changelog', '/community/changelog', 'Changelog'],
  ['/support', '/community/support', 'Support'],
] as const;

for (const [from, to] of REDIRECTS) {
  test(`nginx leads ${from} to ${to} for good, with its query`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(onSite(to));
    expect(response.headers()['cache-control']).toBe('no-cache');
    const withQuery = await request.get(`${from}?q=a%20b&page=2`, { maxRedirects: 0 });
    expect(withQuery.headers()['location']).toBe(onSite(`${to}?q=a%20b&page=2`));
  });
}

test('an address elsewhere is named in full', async ({ request }) => {
  const response = await request.get('/chat', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('https://example.com/chat');
});

for (const address of ['/changelog/', '/changelog.html', '/Changelog']) {
  test(`${address} ends there, too`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL('/community/changelog');
  });
}

test('what only begins like an old address is not found', async ({ request }) => {
  for (const address of ['/changelogs', '/changelog/2025', '/old/changelog']) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404);
  }
});

test('what hosts are told is not served', async ({ request }) => {
  expect(readFileSync('dist/_redirects', 'utf8')).toContain(
    `${onSite('/changelog')} ${onSite('/community/changelog')} 301\n`,
  );
  for (const address of ['/_redirects', '/_nginx/redirects.map', '/_nginx', '/_nginx/', '/_headers']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain('Page Not Found');
  }
});

test('on a host that knows nothing of them, old addresses are pages that lead on', async ({ page, siteOrigin }) => {
  const host = await startHost();
  try {
    const answer = await fetch(`${host.origin}/changelog`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    for (const [from, to, title] of REDIRECTS) {
      // What that host has at the old address, in place of what nginx would answer.
      const body = await (await fetch(host.origin + from)).text();
      await page.route(siteOrigin + onSite(from), (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    }
  } finally {
    await host.close();
  }
});

test('without script an old address on such a host has a link, too', async () => {
  const page = readFileSync('dist/support.html', 'utf8');
  expect(page).toContain(`<a href="${onSite('/community/support')}">`);
  expect(page).not.toContain('<script');
});

test('the page at an old address may load nothing', () => {
  for (const name of ['api', 'changelog', 'chat', 'support']) {
    expect(readFileSync(`dist/${name}.html`, 'utf8'), name).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+">\s*<title>/,
    );
  }
});
