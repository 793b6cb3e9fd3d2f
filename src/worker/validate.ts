/** What the answers for some addresses are like. */
interface Format {
  /** The addresses, by the end of their path. */
  readonly path: RegExp;
  /** Media types in lower case, without parameters; empty where the host names none. */
  readonly type: RegExp;
  /** Whether a body that is not empty is complete; may reject if it is not. */
  readonly isComplete?: (body: Blob) => Promise<boolean>;
}

/** Hosts that do not know a binary format name no type, or the one for any bytes. */
const binary = (types: string) => new RegExp(`^(?:${types}|(?:application|binary)/octet-stream)?$`);

/** The first that fits the path is meant. */
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
 * Whether an answer is what its address promises: of the right type, not empty, complete as far as its format shows, and of no other address.
 * Login pages and the pages that some hosts send for every unknown address are not. `digest` is that of the file, if it is known.
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
 * Whether the host cannot answer for now, which says nothing about what was asked for. Without a network, Firefox preloads a document as
 * an error instead of failing.
 */
export const isUnavailable = ({ status, type }: Response): boolean =>
  status >= 500 || status === 429 || type === 'error';

const mediaType = ({ headers }: Response): string =>
  (headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase();

/** The first 20 hexadecimal digits of a SHA-256, as `gatsby/output/offline/worker.ts` writes them. */
async function digestOf(body: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await body.arrayBuffer());
  return [...new Uint8Array(digest, 0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function isJson(body: Blob): Promise<boolean> {
  JSON.parse(await body.text());
  return true;
}

/** Gzip ends with a checksum and a length, so decompressing finds every fault. */
async function isGzip(body: Blob): Promise<boolean> {
  await new Response(body.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
  return true;
}

async function isHtml(body: Blob): Promise<boolean> {
  return /<\/html>/i.test(await body.text());
}
