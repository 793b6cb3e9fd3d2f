import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Listens on one port of the loopback interface by UDP and TCP, including TLS. */
export interface Listeners {
  readonly port: number;
  /** What has arrived: the protocol and the first characters. TLS contains names in clear text. */
  readonly heard: readonly string[];
  close: () => Promise<void>;
}

/** Names below this one resolve to it in the test browser (see `playwright.config.ts`). */
export const LISTENING_NAME = 'listening.example';

export async function listen(): Promise<Listeners> {
  const heard: string[] = [];
  const note = (way: string) => (data: Buffer) =>
    void heard.push(
      `${way}: ${data
        .toString('latin1')
        .replace(/[^\x20-\x7e]/g, '')
        .slice(0, 3000)}`,
    );
  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => {
    sockets.add(socket);
    heard.push('tcp: connected');
    socket.on('data', note('tcp'));
    socket.on('error', () => undefined);
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const address = tcp.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  const udp = createSocket('udp4', note('udp'));
  udp.bind(address.port, '127.0.0.1');
  await once(udp, 'listening');
  return {
    port: address.port,
    heard,
    close: async () => {
      udp.close();
      tcp.close();
      for (const socket of sockets) socket.destroy();
      await once(tcp, 'close');
    },
  };
}
