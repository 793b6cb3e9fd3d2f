import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copySite, removeSite } from '../../scripts/site-copy.cjs';

/** A copy of the site to try other content in. */
export interface SiteCopy {
  folder: string;
  /** Writes a file of the copy, by its path below the copy's folder. */
  write: (path: string, text: string) => void;
  build: () => SpawnSyncReturns<string>;
  /** Starts the dev server on `port` and waits until it answers. Returns a function that stops it. */
  develop: (port: number) => Promise<() => void>;
  remove: () => void;
}

const GATSBY = 'node_modules/gatsby/cli.js';
const env = { ...process.env, CI: 'true', NO_COLOR: '1', GATSBY_TELEMETRY_DISABLED: '1' };

export function makeSiteCopy(): SiteCopy {
  const folder = copySite();
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    build: () =>
      spawnSync('node', [GATSBY, 'build'], { cwd: folder, encoding: 'utf8', env: { ...env, NODE_ENV: 'production' } }),
    async develop(port) {
      const server = spawn('node', [GATSBY, 'develop', '--port', String(port)], {
        cwd: folder,
        env: { ...env, NODE_ENV: 'development' },
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      });
      await new Promise<void>((resolve, reject) => {
        server.stdout.on('data', (text: Buffer) => {
          if (text.includes('___graphql')) resolve();
        });
        server.on('exit', (code) => reject(new Error(`gatsby develop ended with ${code}.`)));
      });
      return () => {
        server.removeAllListeners('exit');
        server.stdout.destroy();
        if (server.pid !== undefined) process.kill(-server.pid);
      };
    },
    remove: () => removeSite(folder),
  };
}
