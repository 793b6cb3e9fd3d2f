// Requests addresses of a deployed site, each only once.
import { messageOf } from '../support/message-of.mjs';

/** @typedef {Awaited<ReturnType<typeof ask>>} Answer */
/** @typedef {ReturnType<typeof liveSite>} Site */
const SECONDS_TO_ANSWER = 15;

/** The site deployed at `address`, which includes the path prefix, if any. @param {string} address */
export function liveSite(address) {
  /** @type {Map<string, Promise<Answer>>} */
  const known = new Map();
  const { origin, pathname } = new URL(address);
  const prefix = pathname.replace(/\/+$/, '');

  return {
    origin,
    prefix,
    isSecure: origin.startsWith('https:'),
    /**
     * Requests a path without the prefix. Does not follow redirects. Throws an error if there is no response.
     * @param {string} path
     * @param {string} accept
     */
    ask(path, accept = '*/*') {
      const key = `${accept} ${path}`;
      const answer = known.get(key) ?? ask(origin + prefix + path, accept);
      known.set(key, answer);
      return answer;
    },
  };
}

/** @param {string} url @param {string} accept */
async function ask(url, accept) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SECONDS_TO_ANSWER * 1000),
      headers: { accept, 'accept-encoding': 'br, gzip' },
    });
    const { status, headers } = response;
    /** @param {string} name */
    const header = (name) => headers.get(name) ?? '';
    return { url, status, header, text: await response.text() };
  } catch (error) {
    throw new Error(
      `${url} does not answer: ${messageOf(error instanceof Error && error.cause ? error.cause : error)}`,
    );
  }
}
