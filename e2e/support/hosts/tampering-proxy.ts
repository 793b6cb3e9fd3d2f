import { serveLocally, type Host } from './host';

/** A response in transit. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Headers not to forward: they concern the connection, or no longer apply to a body that was decoded. */
const DROPPED = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/** Starts a host in front of `origin`; `change` receives each response with its path and may modify it. */
export const startProxy = (origin: string, change: (path: string, answer: Answer) => void): Promise<Host> =>
  serveLocally((request, response) => {
    const path = request.url ?? '/';
    const pass = async () => {
      const { accept = '*/*' } = request.headers;
      const from = await fetch(origin + path, { redirect: 'manual', headers: { accept } });
      const headers = Object.fromEntries([...from.headers].filter(([name]) => !DROPPED.includes(name)));
      const answer = { status: from.status, headers, body: await from.text() };
      change(path, answer);
      response.writeHead(answer.status, answer.headers).end(answer.body);
    };
    pass().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
