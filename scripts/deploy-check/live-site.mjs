// Asks a deployed site, each address once and a few at a time.
import { messageOf } from '../support/message-of.mjs';

/** @typedef {Awaited<ReturnType<typeof ask>>} Answer */
/** @typedef {ReturnType<typeof liveSite>} Site */
const SECONDS_TO_ANSWER = 15;

/** A deployed site at `address`, which has the path prefix, if there is one, and no slash at its end. @param {string} address */
export function liveSite(address) {
  /** @type {Map<string, Promise<Answer>>} */
  const known = new Map();
  const { origin, pathname } = new URL(address);
  const prefix = pathname.replace(/\/+$/, '');

  return {
    origin,
    prefix,
    isSecure: origin.startsWith('https:'),
    /** The answer to a path without the prefix. Redirects are not followed. Throws what is wrong if there is no answer. @param {string} path */
    ask(path) {
      const answer = known.get(path) ?? ask(origin + prefix + path);
      known.set(path, answer);
      return answer;
    },
  };
}

/** @param {string} url */
async function ask(url) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SECONDS_TO_ANSWER * 1000),
      headers: { 'accept-encoding': 'br, gzip' },
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
