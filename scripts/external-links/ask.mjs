// Checks whether an address on another host exists, with few and light requests.
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../support/message-of.mjs';

const TRIES = 3;
const FIRST_WAIT = 1;
const LONGEST_WAIT = 60;
const HEADERS = { 'user-agent': 'link check of a documentation site', accept: '*/*' };

/**
 * Returns `ok`, and a `note` with the status, the target of a redirect, or the error. GET is used only if HEAD fails. A busy host (429, 5xx) is asked
 * up to three times, after the time in its Retry-After header, at most a minute, or after 1 s and 2 s. `timeout` is in seconds.
 * @param {string} address
 * @param {number} timeout
 */
export async function ask(address, timeout) {
  try {
    for (let attempt = 1; ; attempt++) {
      const response = await request(address, timeout);
      const isBusy = response.status === 429 || response.status >= 500;
      if (!isBusy || attempt === TRIES) return verdict(address, response);
      await wait(1000 * secondsToWait(response.headers.get('retry-after'), attempt));
    }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, note: isLate ? `no answer in ${timeout} s` : (codeOf(error) ?? messageOf(error)) };
  }
}

/** Code of the system error that made a request fail, such as ENOTFOUND. @param {unknown} error */
function codeOf(error) {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}

/** @param {string} address @param {number} timeout */
async function request(address, timeout) {
  const head = await fetchOnce(address, 'HEAD', timeout);
  return head.ok || head.status === 429 || head.status === 503 ? head : fetchOnce(address, 'GET', timeout);
}

/** @param {string} address @param {'HEAD' | 'GET'} method @param {number} timeout */
async function fetchOnce(address, method, timeout) {
  const response = await fetch(address, { method, headers: HEADERS, signal: AbortSignal.timeout(timeout * 1000) });
  await response.body?.cancel();
  return response;
}

/** @param {string} address @param {Response} response */
const verdict = (address, { ok, status, redirected, url }) => ({
  ok,
  note: redirected && url !== address ? `${status}, moved to ${url}` : String(status),
});

/** Time from Retry-After, in seconds or a date; otherwise 1 s, doubled with each attempt. @param {string | null} header @param {number} attempt */
function secondsToWait(header, attempt) {
  const retryAfter = header ?? '';
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  const wanted = Number.isNaN(seconds) ? FIRST_WAIT * 2 ** (attempt - 1) : seconds;
  return Math.min(Math.max(wanted, 0), LONGEST_WAIT);
}
