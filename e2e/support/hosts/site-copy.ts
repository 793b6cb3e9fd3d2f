import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { copySite, removeSite } from '../../../scripts/support/site-copy.cjs';

/** The result of a build. */
export interface Built {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** A running dev server. */
export interface DevServer {
  /** Its output so far. */
  output: () => string;
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

/** A copy of the site for tests with other content. */
export interface SiteCopy {
  folder: string;
  /** Writes a file of the copy, by its path below the copy's folder. */
  write: (path: string, content: string | Buffer) => void;
  /** Builds the copy, optionally with additional environment variables. */
  build: (environment?: Readonly<Record<string, string>>) => Promise<Built>;
  /** The same, which must succeed. */
  buildWell: (environment?: Readonly<Record<string, string>>) => Promise<Built>;
  /** Starts a build and kills all of its processes as soon as `isThen` returns true for its output. */
  killBuild: (isThen: (output: string) => boolean) => Promise<void>;
  /** Starts the dev server on `port` and waits until it answers. */
  develop: (port: number) => Promise<DevServer>;
  remove: () => void;
}

const GATSBY = 'node_modules/gatsby/cli.js';
const env = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: '0', GATSBY_TELEMETRY_DISABLED: '1' };

/** Polling interval, in ms. */
const LOOK_EVERY = 5;

/** Starts "npm run build" as the leader of a process group. */
function startBuild(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

export function makeSiteCopy(): SiteCopy {
  const folder = copySite();
  const build: SiteCopy['build'] = async (environment) => {
    const running = startBuild(folder, environment);
    const [stdout, stderr] = await Promise.all([text(running.stdout), text(running.stderr), once(running, 'close')]);
    return { status: running.exitCode, stdout, stderr };
  };
  return {
    folder,
    build,
    async buildWell(environment) {
      const built = await build(environment);
      expect(built.status, built.stdout + built.stderr).toBe(0);
      return built;
    },
    write(path, content) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    },
    async killBuild(isThen) {
      const running = startBuild(folder);
      let output = '';
      const look = () => {
        const { pid, exitCode } = running;
        if (pid !== undefined && exitCode === null && isThen(output)) process.kill(-pid, 'SIGKILL');
      };
      for (const stream of [running.stdout, running.stderr]) {
        stream.on('data', (part: Buffer) => {
          output += part;
          look();
        });
      }
      // Not every step of a build writes output.
      const timer = setInterval(look, LOOK_EVERY);
      await once(running, 'close');
      clearInterval(timer);
      if (running.signalCode !== 'SIGKILL') throw new Error(`The build was not killed:\n${output}`);
    },
    async develop(port) {
      const server = spawn('node', [GATSBY, 'develop', '--host', '127.0.0.1', '--port', String(port)], {
        cwd: folder,
        // As for a writer: pages and pictures are made on demand.
        env: {
          ...env,
          NODE_ENV: 'development',
          GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: 'false',
          GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true',
          GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      let output = '';
      const isRunning = () => server.exitCode === null && server.signalCode === null;
      await new Promise<void>((resolve, reject) => {
        const hear = (part: Buffer) => {
          output += part.toString();
          if (output.includes('___graphql')) resolve();
        };
        server.stdout.on('data', hear);
        server.stderr.on('data', hear);
        server.on('exit', (code) => reject(new Error(`gatsby develop ended with ${code}.\n${output}`)));
      });
      return {
        output: () => output,
        isRunning,
        async stop() {
          const ended = once(server, 'exit');
          if (!isRunning() || server.pid === undefined) return;
          process.kill(-server.pid);
          await ended;
        },
      };
    },
    remove: () => removeSite(folder),
  };
}

/** A copy without the showcase items: their pictures take most of a build's time. */
export function makeQuickCopy(): SiteCopy {
  const site = makeSiteCopy();
  rmSync(join(site.folder, 'content/showcase'), { recursive: true });
  site.write('content/showcase/filters.yml', 'games: { label: Games, description: Playable scenes. }\n');
  return site;
}
