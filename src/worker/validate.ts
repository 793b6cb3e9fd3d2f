/** The expected format of answers for some addresses. */
interface Format {
  /** Matches the end of their paths. */
  readonly path: RegExp;
  /** Media types in lower case, without parameters; empty if the host sends none. */
  readonly type: RegExp;
  /** Whether a non-empty body is complete; may reject if it is not. */
  readonly isComplete?: (body: Blob) => Promise<boolean>;
}

/** Hosts that do not know a binary format send no type, or the generic one. */
const binary = (types: string) => new RegExp(`^(?:${types}|(?:application|binary)/octet-stream)?$`);

/** The first match applies. */
const FORMATS: readonly Format[] = [
  { path: /\.js$/, type: /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/ },
  { path: /\.css$/, type: /^text\/css$/ },
  { path: /\.json$/, type: /^(?:text|application)\/json$/, isComplete: isJson },
  { path: /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, type: binary('image/.+') },
  { path: /\.(?:otf|ttf|woff2?)$/, type: binary('font/.+|application/(?:x-)?font-.+') },
  // The search index and its WebAssembly.
  { path: /\.(?:pf_[a-z]+|pagefind)$/, type: /^(?!text\/html)/, isComplete: isGzip },
  { path: /\.(?!html$)[^./]+$/, type: /^(?!text\/html)/ },
  // Pages.
  { path: /^/, type: /^text\/html$/, isComplete: isHtml },
];

/**
 * Whether an answer is valid for its address: of the right type, not empty, complete as far as its format shows, and not redirected. This excludes
 * login pages, and pages that some hosts send for every unknown address. `digest` is that of the file, if known.
 */
export async function isValid(url: string, response: Response, digest?: string): Promise<boolean> {
  const { pathname } = new URL(url);
  const format = FORMATS.find(({ path }) => path.test(pathname));
  if (!format?.type.test(mediaType(response)) || response.status !== 200 || response.redirected) return false;
  try {
    const body = await response.clone().blob();
    if (body.size === 0 || (digest !== undefined && (await digestOf(body)) !== digest)) return false;
    return (await format.isComplete?.(body)) ?? true;
  } catch {
    return false;
  }
}

/**
 * Whether the host cannot answer for now, which does not depend on the request. Without a network, Firefox preloads a document as an error instead of
 * failing.
 */
export const isUnavailable = ({ status, type }: Response): boolean =>
  status >= 500 || status === 429 || type === 'error';

const mediaType = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase();

/** The first 20 hexadecimal digits of the SHA-256, as written by `packages/publish/src/offline/worker.ts`. */
async function digestOf(body: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await body.arrayBuffer());
  return [...new Uint8Array(digest, 0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function isJson(body: Blob): Promise<boolean> {
  JSON.parse(await body.text());
  return true;
}

/** Gzip ends with a checksum and a length, so decompression detects every corruption. */
async function isGzip(body: Blob): Promise<boolean> {
  await new Response(body.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
  return true;
}

async function isHtml(body: Blob): Promise<boolean> {
  return /<\/html>/i.test(await body.text());
}
