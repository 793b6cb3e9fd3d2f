import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/support/free-port.cjs';

/** The built site on the host of `npm start`. */
export interface Host {
  origin: string;
  close: () => Promise<void>;
}

/** Serves dist/ by the same command as `npm run serve`, on a free port. */
export async function startHost(): Promise<Host> {
  const port = await freePort();
  const server = spawn('npm', ['run', 'serve'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => {
      if (text.includes('Accepting connections')) resolve();
    });
    server.on('exit', (code) => reject(new Error(`The host ended with ${code}; is there a dist/?`)));
  });
  return {
    origin,
    close: async () => {
      server.removeAllListeners('exit');
      // npm, the shell it starts and the server are one process group.
      if (server.pid !== undefined) process.kill(-server.pid);
      server.stdout.destroy();
      await once(server, 'close');
    },
  };
}
