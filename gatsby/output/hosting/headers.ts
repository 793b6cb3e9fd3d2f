/** A response header by its name. */
export type Headers = Readonly<Record<string, string>>;

/** What the site uses none of, so that no script, whoever wrote it, can ask the reader for it. */
const FEATURES_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Headers of every response, whatever it is. */
export const GENERAL_HEADERS: Headers = {
  // Two years, as the preload lists of browsers ask for. Browsers heed it over https alone.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...FEATURES_OFF.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What only a header can say of framing; a meta element is not heard on it. */
export const FRAME_ANCESTORS = "frame-ancestors 'self'";

/** The content policies as headers. */
interface Policies {
  /** Of the site's pages and of everything else but the player. */
  readonly content: string;
  /** Of the document in a scene's frame. */
  readonly player: string;
}

/** Pictures are meant to be shown elsewhere: cards in networks, posts in feed readers. */
const PICTURES = '\\.(?:avif|gif|ico|jpe?g|png|svg|webp)$';

/**
 * Maps for nginx's http block: `$content_policy` and `$resource_policy` by the address. `$allow` is empty, so that the header is not sent,
 * unless the method was refused.
 */
export const nginxMaps = ({ content, player }: Policies): string => `map $uri $content_policy {
    default "${content}";
    ~/player/ "${player}";
}

map $uri $resource_policy {
    default same-origin;
    ~*${PICTURES} cross-origin;
}

map $status $allow {
    405 "GET, HEAD";
}
`;

/** The headers for nginx: to be included in the server block, and in each location that adds a header of its own. */
export const nginxHeaders = (): string =>
  Object.entries({
    ...GENERAL_HEADERS,
    'Content-Security-Policy': '$content_policy',
    'Cross-Origin-Resource-Policy': '$resource_policy',
    Allow: '$allow',
  })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** A rule of a `_headers` file. */
interface HeaderRule {
  /** An address; `*` at its end stands for all that follow. */
  readonly path: string;
  readonly headers: Headers;
}

/**
 * The rules for hosts that read a `_headers` file. There, rules that overlap add up: two content policies hold both, so the site's must not
 * reach the player, and what is for some files alone is never taken back. So pages are named by their first part.
 */
export function headerRules(pages: readonly string[], { content, player }: Policies, pathPrefix: string): HeaderRule[] {
  const parts = [...new Set(pages.map((path) => path.split('/')[1] ?? ''))].filter(Boolean).sort();
  const ofPages = ['/', ...parts.flatMap((part) => [`/${part}`, `/${part}/*`])];
  return [
    { path: '/*', headers: { ...GENERAL_HEADERS, 'Content-Security-Policy': FRAME_ANCESTORS } },
    ...ofPages.map((path) => ({
      path,
      headers: { 'Content-Security-Policy': content, 'Cross-Origin-Resource-Policy': 'same-origin' },
    })),
    {
      path: '/player/*',
      headers: { 'Content-Security-Policy': player, 'Cross-Origin-Resource-Policy': 'same-origin' },
    },
  ].map(({ path, headers }) => ({ path: pathPrefix + path, headers }));
}

/** Rules in the form of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export const formatHeaderRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
