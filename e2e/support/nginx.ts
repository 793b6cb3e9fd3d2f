import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Host } from './host';

const SERVER_BLOCK = 'deploy/nginx.conf';

/** Serves the dist/ of a copy of the site as `npm run serve:nginx` does, on a free port. The origin carries the path prefix. */
export async function startNginx(folder: string): Promise<Host> {
  mkdirSync(join(folder, 'deploy'), { recursive: true });
  copyFileSync(SERVER_BLOCK, join(folder, SERVER_BLOCK));
  const server = spawn('node', [resolve('scripts/serve-nginx.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((found, reject) => {
    let text = '';
    server.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      const address = /dist\/ is at (\S+)\n/.exec(text)?.[1];
      if (address !== undefined) found(address);
    });
    server.on('exit', (code) => reject(new Error(`nginx ended with ${code}.`)));
  });
  return {
    origin,
    close: async () => {
      server.removeAllListeners('exit');
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
