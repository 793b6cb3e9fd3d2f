// Serves dist/ on the loopback interface by nginx with the server block of deploy/nginx.conf, until it is stopped: below the path prefix that the
// site was built for, and with the .br files if nginx has the Brotli module.
// PORT=0 selects a free port; the address is printed once nginx accepts connections.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { messageOf } from './support/message-of.mjs';
import { builtPrefix } from './support/built-prefix.cjs';
import { freePort } from './support/free-port.cjs';
import { needProgram } from './support/programs.cjs';
import './restore-dist.mjs';

const HOST = '127.0.0.1';
const SERVER_BLOCK = 'deploy/nginx.conf';
const SITE = resolve('dist');
const SECONDS_TO_START = 10;

try {
  process.exitCode = await serve();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** Runs until nginx exits, and returns its exit code. */
async function serve() {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('dist/ does not exist: build the site first.');
  const nginx = needProgram('nginx');
  const port = await portFor(Number(process.env.PORT ?? 8080));
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  try {
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, mainConfig(nginx, folder, port));
    // `-e stderr`: nginx would otherwise open its default log file before it reads the configuration.
    const args = ['-e', 'stderr', '-p', folder, '-c', file];
    const server = spawn(nginx, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const ended = once(server, 'exit');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
    if (await answers(server, port)) console.log(`dist/ is at http://${HOST}:${port}${builtPrefix(SITE)}`);
    await ended;
    return server.exitCode ?? 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The main configuration. nginx writes only below `folder`, without privileges. @param {string} nginx @param {string} folder @param {number} port */
function mainConfig(nginx, folder, port) {
  const { stderr: about } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const proxies = ['proxy', 'fastcgi', 'uwsgi', 'scgi'].filter(
    (name) => !about.includes(`--without-http_${name}_module`),
  );
  const temporary = ['client_body', ...proxies].map((name) => `${name}_temp_path "${join(folder, name)}";`);
  const modulesFolder = /--modules-path=(\S+)/.exec(about)?.[1] ?? '/usr/lib/nginx/modules';
  const brotli = join(modulesFolder, 'ngx_http_brotli_static_module.so');
  const hasBrotli = existsSync(brotli);
  const isRoot = process.getuid?.() === 0;
  // If started as root, nginx would serve as another user, who may not be allowed to read this folder.
  return `${isRoot ? 'user root;' : ''}
${hasBrotli ? `load_module "${brotli}";` : ''}
daemon off;
worker_processes 1;
pid "${join(folder, 'nginx.pid')}";
error_log stderr error;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
access_log off;
log_not_found off;
${temporary.join('\n')}
${serverBlock(port, hasBrotli)}
}
`;
}

/**
 * The server block of the repository with the local address and folder, and with the changes that its comments describe.
 * @param {number} port
 * @param {boolean} hasBrotli
 */
function serverBlock(port, hasBrotli) {
  const prefix = builtPrefix(SITE);
  /** @type {[part: string, by: string][]} */
  const changes = [
    ['listen 8080;', `listen ${HOST}:${port};`],
    ['root /srv/site;', `root "${SITE}";`],
  ];
  if (hasBrotli) changes.push(['# brotli_static on;', 'brotli_static on;']);
  if (prefix) changes.push(['set $prefix "";', '']);
  const file = readFileSync(SERVER_BLOCK, 'utf8').replaceAll('include "/srv/site/', `include "${SITE}/`);
  const block = changes.reduce((text, [part, by]) => replaceOnce(text, part, by), file);
  // The lines for a site in a folder are comments.
  return block.replace(/^ *# {3}(.*\/folder\b.*)$/gm, (comment, /** @type {string} */ line) =>
    prefix ? line.replaceAll('/folder', prefix) : comment,
  );
}

/** @param {string} text @param {string} part @param {string} by */
function replaceOnce(text, part, by) {
  const parts = text.split(part);
  if (parts.length !== 2)
    throw new Error(`${SERVER_BLOCK} contains "${part}" ${parts.length - 1} times; it must contain it once.`);
  return parts.join(by);
}

/**
 * Returns `wanted`, or a free port if that is 0; throws if the port is in use. nginx itself would retry for seconds, while the program that uses the
 * port answers the requests.
 * @param {number} wanted
 */
async function portFor(wanted) {
  return freePort(wanted, HOST).catch((/** @type {unknown} */ error) => {
    const why = error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
    throw new Error(`Port ${wanted} is not available (${why}); choose another with PORT=<number>.`);
  });
}

/** Waits until nginx accepts connections; false if it exits before. @param {import('node:child_process').ChildProcess} server @param {number} port */
async function answers(server, port) {
  const end = Date.now() + SECONDS_TO_START * 1000;
  while (server.exitCode === null) {
    const socket = connect(port, HOST);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return true;
    if (Date.now() > end) {
      server.kill('SIGKILL');
      throw new Error(`nginx did not answer within ${SECONDS_TO_START} s.`);
    }
    await setTimeout(20);
  }
  return false;
}
