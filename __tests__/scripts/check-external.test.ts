import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

type Answer = (request: IncomingMessage, response: ServerResponse, isFirst: boolean) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end();

/** What the other host answers. */
const ANSWERS: Record<string, Answer> = {
  '/ok': status(200),
  '/gone': status(404),
  '/moved': status(301, { location: '/ok' }),
  '/no-head': ({ method }, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end('Text'),
  '/busy': (_, response, isFirst) => void response.writeHead(isFirst ? 429 : 200, { 'retry-after': '0' }).end(),
  '/cut': ({ socket }) => void socket.destroy(),
};

let host: Server;
let origin: string;
/** What the host was asked for: `HEAD /ok`. */
let asked: string[];

beforeEach(async () => {
  asked = [];
  host = createServer((request, response) => {
    const path = request.url ?? '';
    const isFirst = !asked.some((one) => one.endsWith(` ${path}`));
    asked.push(`${request.method} ${path}`);
    ANSWERS[path]?.(request, response, isFirst);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  host.closeAllConnections();
  host.close();
  await once(host, 'close');
});

/** Checks a site whose pages link to `pages`. */
async function check(pages: Record<string, readonly string[]>, more = '') {
  const files = Object.entries(pages).map(([file, links]) => [
    `dist/${file}`,
    links.map((link) => `<a href="${link}">Link</a>`).join(''),
  ]);
  const cwd = temporaryFolder({
    'content/site.yml': readFileSync('content/site.yml', 'utf8').replace(
      /^url: .*/m,
      `url: https://tumble.test\n${more}`,
    ),
    ...Object.fromEntries(files),
  });
  const checker = spawn(process.execPath, [resolve('scripts/check-external.mjs')], { cwd });
  const [stdout, stderr] = await Promise.all([text(checker.stdout), text(checker.stderr), once(checker, 'close')]);
  expect(stderr).toBe('');
  return { status: checker.exitCode, lines: stdout.trim().split('\n').sort() };
}

const at = (...paths: string[]): string[] => paths.map((path) => origin + path);

test('addresses that exist, at once or after a retry, are not broken, and what needs no check is skipped', async () => {
  const skipped = ['/docs', 'https://tumble.test/docs', 'https://example.com/chat', 'mailto:a@b.test', ...at('/gone')];
  const pages = {
    'blog.html': [...at('/ok#part', '/moved', '/no-head', '/busy'), ...skipped],
    'docs/a.html': at('/ok', '/ok#other'),
  };
  const more = `uncheckedLinks:\n  - { link: '${origin}/gone', reason: only for members }\n`;
  expect(await check(pages, more)).toEqual({ status: 0, lines: ['links: 4, broken: 0'] });
  // Each is asked for once; this one for /moved, too.
  expect(asked.filter((one) => one.endsWith('/ok'))).toHaveLength(2);
  expect(asked.filter((one) => one.endsWith('/gone'))).toEqual([]);
});

test('missing addresses are listed with every page, and the exit status is 1', async () => {
  const pages = { 'a.html': at('/gone', '/ok'), 'b.html': at('/cut'), 'docs/c.html': at('/gone') };
  expect(await check(pages)).toEqual({
    status: 1,
    lines: [
      `a.html: ${origin}/gone 404`,
      `b.html: ${origin}/cut no answer`,
      `docs/c.html: ${origin}/gone 404`,
      'links: 3, broken: 2',
    ],
  });
});
