import { ask, tableOf, type HostAnswer } from '../support/hosts/ask';
import { readBuilt } from '../support/pages/built';
import { onSite } from '../support/hosts/prefix';
import { expect, test } from '../support/test';

const PAGE = '/docs/faq';
const MARKDOWN = { accept: 'text/markdown' };
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
};

const typeOf = ({ headers }: HostAnswer) => headers['content-type'];

test('a page is Markdown for those who prefer it to HTML, by its quality', async () => {
  const html = [
    ...['', '*/*', BROWSER.accept, 'application/json', 'text/markdown-like', 'x-text/markdown', 'text/markdown;q=much'],
    ...['text/markdown;q=0', 'text/markdown;q=0.000, */*;q=0'],
    ...['text/markdown;q=0.8, text/html', 'text/markdown;q=0.8, */*', 'text/markdown;q=0.8, text/html;q=0.85'],
    ...['text/markdown;q=0.09, text/*;q=0.1', 'text/*;q=0.1, text/html;q=0.9, text/markdown;q=0.5'],
  ];
  const markdown = [
    ...['text/markdown', 'TEXT/MARKDOWN', 'text/markdown;charset=utf-8', 'text/plain, text/markdown;q=0.001'],
    // If both are equal, it is a reader that names Markdown.
    ...['text/markdown, text/html, */*', 'text/markdown;q=1.0,text/html;q=1.000', 'text/markdown;q=0.8, */*;q=0.80'],
    ...[
      'text/html;q=0.9, text/markdown',
      'text/markdown;q=0.85, text/html;q=0.8',
      'text/markdown;q=0.1, text/html;q=0',
    ],
    ...['text/markdown ; variant=GFM ; q=0.3 , text/html ; q=0.299', '*/*, text/html;q=0.2, text/markdown;q=0.3'],
  ];
  expect(
    await tableOf([...html, ...markdown], async (accept) => typeOf(await ask(PAGE, { headers: { accept } }))),
  ).toEqual(
    await tableOf(
      [...html, ...markdown],
      (accept) => `text/${html.includes(accept) ? 'html' : 'markdown'}; charset=utf-8`,
    ),
  );
});

test('caches distinguish both forms of a page: each has its own tag, answers 304, and is compressed by the build', async () => {
  const tags = new Set<string>();
  for (const [form, accept] of [
    ['.html', BROWSER],
    ['.md', MARKDOWN],
  ] as const) {
    for (const [encoding, ending] of [
      ['gzip', '.gz'],
      ['identity', ''],
    ] as const) {
      const row = `${form} as ${encoding}`;
      const headers = { ...accept, 'accept-encoding': encoding };
      const answer = await ask(PAGE, { headers });
      const { etag = '' } = answer.headers;
      tags.add(etag);
      expect.soft(answer.status, row).toBe(200);
      expect.soft(answer.body.equals(readBuilt(PAGE + form + ending)), row).toBe(true);
      const expected = { vary: 'Accept-Encoding, Accept', 'cache-control': 'no-cache' };
      expect.soft(answer.headers, row).toMatchObject(expected);

      const head = await ask(PAGE, { method: 'HEAD', headers });
      expect.soft({ ...head.headers, date: '' }, row).toEqual({ ...answer.headers, date: '' });
      const again = await ask(PAGE, { headers: { ...headers, 'if-none-match': etag } });
      expect.soft(again.status, row).toBe(304);
      expect.soft(again.headers, row).toMatchObject({ etag, vary: expect.stringMatching(/\bAccept$/) });
    }
  }
  expect(tags.size).toBe(4);
});

test('other addresses are the same for all: redirects, pages without Markdown, files, and the Markdown itself', async () => {
  const same = [
    `${PAGE}/`,
    `${PAGE}.html`,
    '/docs/',
    '/',
    '/blog',
    '/feature-requests/none',
    '/favicon.svg',
    `${PAGE}.md`,
  ];
  const answerOf = (accept: Record<string, string>) => async (path: string) => {
    const { status, headers, body } = await ask(path, { headers: accept });
    return { status, location: headers['location'], type: headers['content-type'], length: body.length };
  };
  const answers = await tableOf(same, answerOf(MARKDOWN));
  expect(answers).toEqual(await tableOf(same, answerOf(BROWSER)));
  expect(answers[`${PAGE}/`]).toMatchObject({ status: 301, location: onSite(PAGE) });
  for (const path of ['/favicon.svg', `${PAGE}.md`])
    expect.soft((await ask(path)).headers['vary'] ?? '', path).not.toMatch(/\bAccept\b(?!-)/);
});

test('an unknown address answers 404 in the preferred form', async () => {
  for (const path of ['/no/such/page', '/no-such-page', '/static/none.js']) {
    for (const [accept, form] of [
      [BROWSER, '/404.html'],
      [MARKDOWN, '/404.md'],
    ] as const) {
      const answer = await ask(path, { headers: accept });
      const row = `${path} as ${form}`;
      expect.soft(answer.status, row).toBe(404);
      expect.soft(answer.body.equals(readBuilt(form)), row).toBe(true);
      expect.soft(typeOf(answer), row).toBe(`text/${form.endsWith('md') ? 'markdown' : 'html'}; charset=utf-8`);
      expect.soft(answer.headers['vary'], row).toMatch(/\bAccept$/);
    }
  }
});
