import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { freePort } from '../../../scripts/support/free-port.cjs';

/** A running host. */
export interface Host {
  origin: string;
  close: () => Promise<void>;
}

/** Answers requests on a port of the loopback interface, by default a free one; closing it closes all connections. */
export async function serveLocally(answer: RequestListener, port = 0): Promise<Host> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The host has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
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
