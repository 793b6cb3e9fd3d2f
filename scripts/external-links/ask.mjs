// Asks another host whether an address is there, as a guest who does not want to be a burden.
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 3;
const FIRST_WAIT = 1;
const LONGEST_WAIT = 60;
const HEADERS = { 'user-agent': 'link check of a documentation site', accept: '*/*' };

/**
 * What the host says: `ok`, and `note` with a status, the address it leads to, or what went wrong. HEAD comes first, and GET where that is
 * refused; a host that is busy (429, 5xx) is asked again after the time it names, or a second, then two. `timeout` is in seconds.
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
    const note = error.name === 'TimeoutError' ? `no answer in ${timeout} s` : (error.cause?.code ?? error.message);
    return { ok: false, note };
  }
}

async function request(address, timeout) {
  const head = await fetchOnce(address, 'HEAD', timeout);
  return head.ok || head.status === 429 || head.status === 503 ? head : fetchOnce(address, 'GET', timeout);
}

async function fetchOnce(address, method, timeout) {
  const response = await fetch(address, { method, headers: HEADERS, signal: AbortSignal.timeout(timeout * 1000) });
  await response.body?.cancel();
  return response;
}

const verdict = (address, { ok, status, redirected, url }) => ({
  ok,
  note: redirected && url !== address ? `${status}, moved to ${url}` : String(status),
});

/** Seconds, or a date, in the header; without it one second, then twice as long each time. */
function secondsToWait(retryAfter, attempt) {
  const seconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  const wanted = Number.isNaN(seconds) ? FIRST_WAIT * 2 ** (attempt - 1) : seconds;
  return Math.min(Math.max(wanted, 0), LONGEST_WAIT);
}
