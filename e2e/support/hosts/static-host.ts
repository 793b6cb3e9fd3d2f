import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Host } from './host';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/**
 * A plain host without headers of its own, on a separate origin.
 * @param folder - its files; pages are also served without their extension
 * @param pages - additional pages, by path
 */
export async function startStaticHost(folder: string, pages: Readonly<Record<string, string>> = {}): Promise<Host> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const own = pages[path];
    const file = [join(folder, path), join(folder, `${path}.html`)].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    if (own === undefined && !file) return void response.writeHead(404).end();
    response.setHeader(
      'Content-Type',
      own === undefined ? (TYPES[extname(file ?? '')] ?? 'application/octet-stream') : 'text/html',
    );
    if (own !== undefined) return void response.end(own);
    createReadStream(file ?? '').pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
