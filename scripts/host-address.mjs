import { once } from 'node:events';

/** The address that a host, `serve-nginx.mjs` in a process of its own, prints once it answers. */
export async function hostAddress(host) {
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`The host ended with ${code}.`);
  });
  const told = (async () => {
    let text = '';
    for await (const part of host.stdout) {
      text += part;
      const url = /http:\S+(?=\n)/.exec(text)?.[0];
      if (url !== undefined) return url;
    }
    return ended;
  })();
  return Promise.race([told, ended]);
}
