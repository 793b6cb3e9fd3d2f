import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { offSite, onSite, siteUrl } from './prefix';

/** A response as received: still compressed, and without following redirects. */
export interface HostAnswer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Requests an address of the site from the host, without a browser. */
export const ask = (
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<HostAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl());
    request({ hostname, port, path: onSite(address), method, headers }, (response) => {
      const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(entries), body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

/** The text at an address of the site. */
export const textAt = async (address: string): Promise<string> => (await ask(address)).body.toString();

/** Follows redirects as a browser does. Returns the final status, and the address without the path prefix. */
export async function follow(address: string): Promise<{ status: number; address: string }> {
  let at = address;
  for (let steps = 0; steps < 5; steps++) {
    const { status, headers } = await ask(at);
    if (headers['location'] === undefined) return { status, address: offSite(at) };
    at = headers['location'].replace(/#.*/, '');
  }
  throw new Error(`${address} is redirected without end, at last to ${at}.`);
}

/** Maps each row to the result of `find`: one comparison shows every wrong row. */
export async function tableOf<T>(
  rows: readonly string[],
  find: (row: string) => T | Promise<T>,
): Promise<Record<string, T>> {
  const table: Record<string, T> = {};
  for (const row of rows) table[row] = await find(row);
  return table;
}
