import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveLocally, type Host } from './host';
import { offSite } from './prefix';

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = /^\/(?:static|player)\/|[-.][0-9a-f]{20}\.(?:js|css)$/;

/** A response in place of a file; by default HTML with status 200. */
export interface Fault {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** A local host that can go down, come back, and get another build while pages are open. */
export interface ChangingHost {
  readonly origin: string;
  /** Requested paths without the path prefix. */
  readonly asked: string[];
  /** Serves another build from now on: the same with `change` applied to the text of pages and data, and with the build id `id`, if one is given. */
  deploy: (change: (text: string) => string, id?: string) => void;
  /** Prepends a text to a file from now on, by its path. */
  prepend: (path: string, text: string) => void;
  /** Sends a file in two parts from now on: the second begins with `text` and follows after a quarter of a second. */
  pauseBefore: (path: string, text: string) => void;
  /** Sends what `fault` returns for a path in place of the file from now on. */
  fail: (fault: (path: string) => Fault | undefined) => void;
  /** Sends the files again. */
  recover: () => void;
  /** Closes all connections and accepts no more. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
}

/** Serves a folder as the site's hosts do: pages under flat names, hashed files as immutable. */
export async function startChangingHost(folder: string): Promise<ChangingHost> {
  const asked: string[] = [];
  const before = new Map<string, string>();
  const pauses = new Map<string, string>();
  let built = (_file: string, content: Buffer): Buffer => content;
  let fault: (path: string) => Fault | undefined = () => undefined;

  const start = (port?: number) =>
    serveLocally((request, response) => {
      const pathname = offSite(new URL(request.url ?? '/', 'http://localhost').pathname);
      asked.push(pathname);
      const failed = fault(pathname);
      if (failed) {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...failed.headers };
        response.writeHead(failed.status ?? 200, headers).end(failed.body);
        return;
      }
      const names = [`${pathname}.html`, pathname === '/' ? '/index.html' : pathname];
      const name = names.find((each) => extname(each) !== '' && existsSync(join(folder, each)));
      const file = name ?? '/404.html';
      response.writeHead(name === undefined ? 404 : 200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      const text = before.get(pathname);
      if (text !== undefined) response.write(text);
      const content = built(file, readFileSync(join(folder, file)));
      const pause = pauses.get(pathname);
      const cut = pause === undefined ? 0 : content.indexOf(pause);
      if (cut < 0) throw new Error(`${file} has no ${pause} to pause before.`);
      response.write(content.subarray(0, cut));
      setTimeout(() => response.end(content.subarray(cut)), cut > 0 ? 250 : 0);
    }, port);
  let host: Host | undefined = await start();
  const { origin } = host;

  return {
    origin,
    asked,
    deploy: (change, id) => {
      const { webpackCompilationHash: own }: { webpackCompilationHash: string } = JSON.parse(
        readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'),
      );
      built = (file, content) =>
        /\.(?:html|json)$/.test(file) ? Buffer.from(change(content.toString().replaceAll(own, id ?? own))) : content;
    },
    prepend: (path, text) => before.set(path, text),
    pauseBefore: (path, text) => pauses.set(path, text),
    fail: (next) => (fault = next),
    recover: () => (fault = () => undefined),
    goAway: async () => {
      await host?.close();
      host = undefined;
    },
    comeBack: async () => {
      host = await start(Number(new URL(origin).port));
    },
  };
}
