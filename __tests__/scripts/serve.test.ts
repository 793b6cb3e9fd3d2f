import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/support/free-port.cjs';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';

const pageOf = (prefix: string, text: string): string =>
  `<script src="${prefix}/webpack-runtime-0a.js"></script>${text}`;

/** Serves a site that was built for a path prefix, and returns the printed address with what `act` returns. */
async function serve<Result>(prefix: string, act: (origin: string) => Promise<Result>): Promise<[string, Result]> {
  const folder = temporaryFolder({
    'dist/index.html': pageOf(prefix, 'home'),
    'dist/docs/faq.html': pageOf(prefix, 'faq'),
    'dist/feature-requests.html': pageOf(prefix, 'requests'),
    'dist/404.html': pageOf(prefix, 'not found'),
  });
  copyFileSync('serve.json', join(folder, 'serve.json'));
  const port = await freePort();
  const server = spawn(process.execPath, [resolve('scripts/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const output = await new Promise<string>((found, reject) => {
      let text = '';
      server.stdout.on('data', (part: Buffer) => {
        text += part;
        if (text.includes('Accepting connections')) found(text);
      });
      server.on('exit', (code) => reject(new Error(`The host ended with ${code}.\n${text}`)));
    });
    const address = /dist\/ is at (\S+)/.exec(output)?.[1] ?? '';
    expect(address).toBe(`http://localhost:${port}${prefix}`);
    return [address, await act(new URL(address).origin)];
  } finally {
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
    await once(server, 'close');
  }
}

test.each(['', '/folder', '/a/b'])('a site built for "%s" is served at the address that is printed', async (prefix) => {
  const [address, answers] = await serve(prefix, async (origin) => {
    const paths = [
      prefix || '/',
      `${prefix}/docs/faq`,
      `${prefix}/docs/faq/`,
      `${prefix}/feature-requests/new/1`,
      `${prefix}/no`,
    ];
    return Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(origin + path, { redirect: 'manual', headers: { connection: 'close' } });
        return [answer.status, answer.headers.get('location') ?? (await answer.text()).replace(/^.*>/, '')];
      }),
    );
  });
  expect(address).toMatch(/^http/);
  expect(answers).toEqual([
    [200, 'home'],
    [200, 'faq'],
    [301, `${prefix}/docs/faq`],
    [200, 'requests'],
    [404, 'not found'],
  ]);
});
