/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Browser features that the site does not use, disabled so that no script can request them. */
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

/** Headers of every response. */
export const GENERAL_HEADERS: Headers = {
  // Two years, as browsers' preload lists require. Browsers ignore it without https.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...FEATURES_OFF.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Controls framing; browsers ignore it in a meta element. */
export const FRAME_ANCESTORS = "frame-ancestors 'self'";

/** Content security policies for headers. */
interface Policies {
  /** For everything except the player. */
  readonly content: string;
  /** For the document in a scene's frame. */
  readonly player: string;
}

/** Pictures may be embedded elsewhere: in social cards and feed readers. */
const PICTURES = '\\.(?:avif|gif|ico|jpe?g|png|svg|webp)$';

/**
 * Maps for nginx's http block: `$content_policy` and `$resource_policy` by address. `$allow` is empty, which omits the header, unless the method was
 * refused.
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

/** Headers for nginx, to include in the server block and in each location that adds its own headers. */
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
  /** An address; a trailing `*` matches anything. */
  readonly path: string;
  readonly headers: Headers;
}

/**
 * Rules for hosts that read a `_headers` file. There, overlapping rules add up and none can remove a header. Two content policies would both apply,
 * so the site's must not match the player; pages are therefore matched by their first path segment.
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

/** Formats rules as a `_headers` file for Netlify and Cloudflare Pages. */
export const formatHeaderRules = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
