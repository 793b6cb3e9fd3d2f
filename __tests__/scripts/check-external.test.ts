import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { removeTemporaryFolders, temporaryFolder } from '../support/content';

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end();

/** What the other host answers. `count` is how often the address was asked for before. */
const ANSWERS: Record<string, Answer> = {
  '/ok': status(200),
  '/gone': status(404),
  '/moved': status(301, { location: '/ok' }),
  '/no-head': ({ method }, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end('Text'),
  '/busy': (_, response, count) => void response.writeHead(count === 0 ? 429 : 200, { 'retry-after': '0' }).end(),
  '/soon': (_, response, count) =>
    void response.writeHead(count === 0 ? 503 : 200, { 'retry-after': new Date().toUTCString() }).end(),
  '/stumbling': (_, response, count) => void response.writeHead(count < 2 ? 500 : 200).end(),
  '/down': status(503, { 'retry-after': '0' }),
  '/silent': () => undefined,
  '/cut': ({ socket }) => void socket.destroy(),
};

let host: Server;
let origin: string;
/** What the host was asked for: `HEAD /ok`. */
let asked: string[];
let underWay: number;
let mostAtOnce: number;

beforeEach(async () => {
  asked = [];
  [underWay, mostAtOnce] = [0, 0];
  host = createServer((request, response) => {
    const path = request.url ?? '';
    mostAtOnce = Math.max(mostAtOnce, ++underWay);
    response.on('close', () => underWay--);
    const count = asked.filter((one) => one.endsWith(` ${path}`)).length;
    asked.push(`${request.method} ${path}`);
    ANSWERS[path]?.(request, response, count);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = host.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  host.closeAllConnections();
  host.close();
  await once(host, 'close');
  removeTemporaryFolders();
});

/** Checks a site whose pages link to `pages`, in an order of the reader's. */
async function check(pages: Record<string, readonly string[]>, { more = '', timeout = '10' } = {}) {
  const files = Object.entries(pages).map(([file, links]) => [
    `dist/${file}`,
    links.map((link) => `<a href="${link}">Link</a>`).join(''),
  ]);
  const cwd = temporaryFolder({
    'content/site.yml': `url: https://tumble.test\n${more}`,
    ...Object.fromEntries(files),
  });
  const checker = spawn(process.execPath, [resolve('scripts/check-external.mjs'), '--timeout', timeout], { cwd });
  const [stdout, stderr] = await Promise.all([text(checker.stdout), text(checker.stderr), once(checker, 'close')]);
  expect(stderr).toBe('');
  return {
    status: checker.exitCode,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => line.replace(/ {2,}/g, ' | ')),
  };
}

const at = (...paths: string[]): string[] => paths.map((path) => origin + path);

test('addresses that exist, at once or after retries, are not broken', async () => {
  const { status, lines } = await check({ 'blog.html': at('/ok#part', '/moved', '/no-head', '/busy', '/soon') });
  expect(lines.slice(1)).toEqual([
    `ok | 200 | ${origin}/busy | blog.html`,
    `ok | 200, moved to ${origin}/ok | ${origin}/moved | blog.html`,
    `ok | 200 | ${origin}/no-head | blog.html`,
    `ok | 200 | ${origin}/ok | blog.html`,
    `ok | 200 | ${origin}/soon | blog.html`,
    'links: 5, hosts: 1, broken: 0',
  ]);
  expect(status).toBe(0);
  expect(asked).toEqual([
    'HEAD /busy',
    'HEAD /busy',
    'HEAD /moved',
    'HEAD /ok',
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /ok',
    'HEAD /soon',
    'HEAD /soon',
  ]);
});

test('missing addresses are listed with their results, and the exit status is 1', async () => {
  const pages = {
    'a.html': at('/gone', '/down'),
    'b.html': at('/gone', '/silent', '/cut'),
    'docs/c.html': at('/gone'),
  };
  const { status, lines } = await check(pages, { timeout: '0.5' });
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^BROKEN \| .+ \| .+\/cut \| b\.html$/),
    `BROKEN | 503 | ${origin}/down | a.html`,
    `BROKEN | 404 | ${origin}/gone | a.html and 2 more`,
    `BROKEN | no answer in 0.5 s | ${origin}/silent | b.html`,
    'links: 4, hosts: 1, broken: 4',
  ]);
  expect(status).toBe(1);
  expect(asked.filter((one) => one === 'HEAD /down')).toHaveLength(3);
});

test('a host that stumbles without naming a time is asked again later', async () => {
  expect(await check({ 'a.html': at('/stumbling') })).toMatchObject({ status: 0 });
  expect(asked).toEqual(['HEAD /stumbling', 'GET /stumbling', 'HEAD /stumbling']);
});

test('a host is asked one thing at a time, and each address once', async () => {
  await check({ 'a.html': at('/ok', '/no-head', '/gone'), 'b.html': at('/ok', '/ok#a', '/gone') });
  expect(mostAtOnce).toBe(1);
  expect(asked.filter((one) => one === 'HEAD /ok')).toHaveLength(1);
});

test('the site itself, placeholders, other schemes and unchecked links are skipped', async () => {
  const links = ['/docs', 'https://tumble.test/docs', 'https://example.com/chat', 'mailto:a@b.test', ...at('/gone')];
  const more = `uncheckedLinks:\n  - { link: '${origin}/gone', reason: only for members }\n`;
  const { status, lines } = await check({ 'a.html': links }, { more });
  expect(lines.at(-1)).toBe('links: 0, hosts: 0, broken: 0');
  expect(status).toBe(0);
  expect(asked).toEqual([]);
});
