/** Inputs of a content security policy. */
export interface PolicyTerms {
  /** Hashes of the inline scripts that may run, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Whether the pages contain Google Analytics. */
  readonly hasAnalytics: boolean;
  /** Whether the pages contain Google's advertising. */
  readonly hasAdvertising: boolean;
  /** Whether a page shows films of YouTube, all of which then allow it: the first page's policy also holds for those that a reader goes on to. */
  readonly hasYouTube: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** For a site that requests nothing from other hosts. */
const BASE: Directives = {
  'default-src': ["'none'"],
  // The search index needs WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // Gatsby inlines styles, and React sets style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

/** @see https://developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4" */
const ANALYTICS: Directives = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/**
 * Google publishes no list of advertising hosts, since they change; it requires any script over https, inline code and `eval`.
 * @see https://support.google.com/adsense/answer/16283098
 */
const ADVERTISING: Directives = {
  'script-src': ["'unsafe-inline'", "'unsafe-eval'", 'https:'],
  'style-src': ['https:'],
  'img-src': ['https:'],
  'font-src': ['https:'],
  'media-src': ['https:'],
  'connect-src': ['https:'],
  'frame-src': ['https:'],
};

const YOUTUBE: Directives = { 'frame-src': ['https://www.youtube-nocookie.com'] };

/** The policy of the site's pages, in a form valid for both a header and a meta element. */
export function contentPolicy({ scriptHashes, hasAnalytics, hasAdvertising, hasYouTube }: PolicyTerms): string {
  // Browsers ignore 'unsafe-inline' if there is a hash.
  const hashes = hasAdvertising ? [] : scriptHashes.map((hash) => `'${hash}'`).sort();
  const parts = [
    BASE,
    { 'script-src': hashes },
    ...(hasAnalytics ? [ANALYTICS] : []),
    ...(hasAdvertising ? [ADVERTISING] : []),
    ...(hasYouTube ? [YOUTUBE] : []),
  ];
  return Object.keys(BASE)
    .map((directive) => [directive, ...new Set(parts.flatMap((part: Directives) => part[directive] ?? []))].join(' '))
    .join('; ');
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Inserts a policy into a page, before anything that it governs. Throws if the page does not declare its character set, which must come first. */
export function addPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('A page has no <meta charset="utf-8">, which its policy must follow.');
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** The policy of the pages of embedded scenes: they load the player, its libraries and pictures of this site, and nothing else. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The stage has its aspect ratio in an attribute.
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
