// Serves a built site by nginx in a child process.
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { join } = require('node:path');

/** Serves dist/ of a folder like `npm run serve:nginx`, on a free port. `origin` includes the path prefix. @param {string} folder */
exports.serveFolder = async function serveFolder(folder) {
  const server = spawn(process.execPath, [join(__dirname, '../serve-nginx.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {string} */
  const origin = await new Promise((found, reject) => {
    let text = '';
    server.stdout.on('data', (part) => {
      text += String(part);
      const address = /dist\/ is at (\S+)\n/.exec(text)?.[1];
      if (address !== undefined) found(address);
    });
    server.on('exit', (code) => reject(new Error(`nginx exited with ${String(code)}.`)));
  });
  return {
    origin,
    close: async () => {
      server.removeAllListeners('exit');
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};
