import { startHost, type Host } from './support/host';
import { expect, test } from './support/test';

// The host of `npm start`; e2e/hosting.spec.ts asks more of nginx, which the site is published with.
test.describe.configure({ mode: 'default' });

let host: Host | undefined;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host?.close());

const get = (path: string, redirect: RequestRedirect = 'manual') => fetch(`${host?.origin}${path}`, { redirect });

for (const path of ['/', '/docs', '/docs/faq', '/feature-requests/no-such-request']) {
  test(`${path} answers at once on the host of npm start`, async () => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1');
  });
}

for (const path of ['/docs/faq/', '/docs/faq.html', '/docs/faq/index.html']) {
  test(`${path} ends at the address without a slash on the host of npm start`, async () => {
    const response = await get(path, 'follow');
    expect(response.status).toBe(200);
    expect(new URL(response.url).pathname).toBe('/docs/faq');
  });
}

test('an unknown address answers 404 on the host of npm start', async () => {
  const response = await get('/no/such/page');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
});
