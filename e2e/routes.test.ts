import { JSDOM } from 'jsdom';
import { readSettings } from '../gatsby/sections/site/settings';
import { startHost, type Host } from './support/host';
import { routes } from './support/routes';

const { title: siteTitle } = readSettings(process.cwd());
let host: Host;

beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.close());

const documentOf = async (response: Response) => new JSDOM(await response.text()).window.document;

test.each(routes)('%s answers at once with one h1, a title and its language', async (path) => {
  const response = await fetch(host.origin + path, { redirect: 'manual' });
  expect(response.status).toBe(200);
  const document = await documentOf(response);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  const pattern = path === '/' ? new RegExp(`^${siteTitle}$`) : new RegExp(`^[^|]+ \\| ${siteTitle}$`);
  expect(document.title).toMatch(pattern);
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  expect(document.querySelector('meta[name="generator"]')?.getAttribute('content')).toMatch(/^Gatsby 5\./);
});

test('an unknown address answers 404 with the not-found page', async () => {
  const response = await fetch(`${host.origin}/no/such/page`);
  expect(response.status).toBe(404);
  const document = await documentOf(response);
  expect(document.querySelector('h1')?.textContent).toBe('Page Not Found');
  expect(document.title).toBe(`Page Not Found | ${siteTitle}`);
});

test.each(['/docs/faq/', '/docs/faq.html', '/docs/faq/index.html'])(
  '%s ends at the address without a slash',
  async (path) => {
    const response = await fetch(host.origin + path);
    expect(response.status).toBe(200);
    expect(new URL(response.url).pathname).toBe('/docs/faq');
  },
);
