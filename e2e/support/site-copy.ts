import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { copySite, removeSite } from '../../scripts/site-copy.cjs';

/** How a build ended. */
export interface Built {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** A copy of the site to try other content in. */
export interface SiteCopy {
  folder: string;
  /** Writes a file of the copy, by its path below the copy's folder. */
  write: (path: string, text: string) => void;
  /** Builds the copy, with more in the environment than there is, if need be. */
  build: (environment?: Readonly<Record<string, string>>) => Promise<Built>;
  /** Starts the dev server on `port` and waits until it answers. Returns a function that stops it. */
  develop: (port: number) => Promise<() => Promise<void>>;
  remove: () => void;
}

const GATSBY = 'node_modules/gatsby/cli.js';
const env = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0', GATSBY_TELEMETRY_DISABLED: '1' };

export function makeSiteCopy(): SiteCopy {
  const folder = copySite();
  return {
    folder,
    write(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    async build(environment) {
      // As `npm run build` does.
      const prefix = environment?.['PATH_PREFIX'] ? 'true' : '';
      const variables = { ...env, NODE_ENV: 'production', PREFIX_PATHS: prefix, ...environment };
      const cache = (script: string) =>
        execFileSync('node', [resolve('scripts/cache', script)], { cwd: folder, env: variables });
      cache('begin.mjs');
      const build = spawn('node', [GATSBY, 'build'], {
        cwd: folder,
        env: variables,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const [stdout, stderr] = await Promise.all([text(build.stdout), text(build.stderr), once(build, 'close')]);
      if (build.exitCode === 0) cache('end.mjs');
      return { status: build.exitCode, stdout, stderr };
    },
    async develop(port) {
      const server = spawn('node', [GATSBY, 'develop', '--port', String(port)], {
        cwd: folder,
        env: { ...env, NODE_ENV: 'development' },
        stdio: ['ignore', 'pipe', 'ignore'],
        detached: true,
      });
      await new Promise<void>((resolve, reject) => {
        server.stdout.on('data', (output: Buffer) => {
          if (output.includes('___graphql')) resolve();
        });
        server.on('exit', (code) => reject(new Error(`gatsby develop ended with ${code}.`)));
      });
      return async () => {
        server.removeAllListeners('exit');
        server.stdout.destroy();
        if (server.pid !== undefined) process.kill(-server.pid);
        await once(server, 'exit');
      };
    },
    remove: () => removeSite(folder),
  };
}

/** A copy without the items of the showcase: their pictures take most of a build's time. */
export function makeQuickCopy(): SiteCopy {
  const site = makeSiteCopy();
  rmSync(join(site.folder, 'content/showcase'), { recursive: true });
  site.write('content/showcase/filters.yml', 'games: { label: Games, description: Playable scenes. }\n');
  return site;
}
