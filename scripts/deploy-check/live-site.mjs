// Asks a deployed site, each address once and a few at a time.
const SECONDS_TO_ANSWER = 15;

/** A deployed site at `address`, which has the path prefix, if there is one, and no slash at its end. */
export function liveSite(address) {
  const known = new Map();
  const { origin, pathname } = new URL(address);
  const prefix = pathname.replace(/\/+$/, '');

  return {
    origin,
    prefix,
    isSecure: origin.startsWith('https:'),
    /** The answer to a path without the prefix. Redirects are not followed. Throws what is wrong if there is no answer. */
    ask(path) {
      const answer = known.get(path) ?? ask(origin + prefix + path);
      known.set(path, answer);
      return answer;
    },
  };
}

async function ask(url) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SECONDS_TO_ANSWER * 1000),
      headers: { 'accept-encoding': 'br, gzip' },
    });
    const { status, headers } = response;
    return { url, status, header: (name) => headers.get(name) ?? '', text: await response.text() };
  } catch (error) {
    throw new Error(`${url} does not answer: ${error.cause?.message ?? error.message}`);
  }
}
