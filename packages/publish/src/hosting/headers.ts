import { groupBy } from '@physics-editor/lib/group-by';
import { IMMUTABLE, immutableAddresses } from './cache-rules';
import { readdirSync } from 'node:fs';
import { PLAYER_POLICY } from '@physics-editor/player/build/player-policy';
import { addFile } from '../add-file';
import type { OutputStep } from '../built-site';
import { EMBED_POLICY, contentPolicy, type PolicyTerms } from './content-policy';

/** Far more than the site has; scripts that differ between pages exceed it at once. */
const MOST_SCRIPTS = 16;

/** Writes the headers for hosts: `_headers`, and `_nginx/` for the server block in deploy/. Throws if inline scripts differ between pages. */
export const writeHeaders =
  (allowances: Omit<PolicyTerms, 'scriptHashes'>): OutputStep =>
  (site) => {
    const { folder, pages, pathPrefix } = site;
    const scriptHashes = [...new Set(pages.flatMap((page) => page.scriptHashes))];
    if (scriptHashes.length > MOST_SCRIPTS) {
      throw new Error(
        `The pages have ${scriptHashes.length} different inline scripts. One policy holds for all of them, so a script must be the same on each: put what differs into an attribute or a data block.`,
      );
    }
    const policies = {
      content: `${contentPolicy({ scriptHashes, ...allowances })}; ${FRAMED_BY_SITE}`,
      embed: `${EMBED_POLICY}; ${FRAMED_BY_ANYONE}`,
      // Keeps the player without an origin if it is opened directly or framed without a sandbox; browsers ignore this in a meta element.
      player: `${PLAYER_POLICY}; sandbox allow-scripts; ${FRAMED_BY_ANYONE}`,
    };
    const paths = pages.map(({ path }) => path);
    addFile(site, '/_headers', hostHeaders(paths, readdirSync(folder), policies, pathPrefix));
    addFile(site, '/_nginx/maps.conf', nginxMaps(policies));
    addFile(site, '/_nginx/headers.conf', nginxHeaders());
  };

/** Response headers by name. */
type Headers = Readonly<Record<string, string>>;

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

/** For old browsers: others ignore it if the policy has `frame-ancestors`. */
const FRAME_OPTIONS = 'SAMEORIGIN';

/** Headers of every response. */
const GENERAL_HEADERS: Headers = {
  // Two years, as browsers' preload lists require. Browsers ignore it without https.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': FRAME_OPTIONS,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Which frames there are is said by the content security policy.
  'Permissions-Policy': [...FEATURES_OFF.map((feature) => `${feature}=()`), 'fullscreen=*'].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Who may frame the site; browsers ignore this in a meta element. */
const FRAMED_BY_SITE = "frame-ancestors 'self'";

/** For embedded scenes. It applies to all ancestors of a frame, so the player, inside the page of a scene, needs it as well. */
const FRAMED_BY_ANYONE = 'frame-ancestors *';

/** Content security policies for pages of embedded scenes, the document in a scene's frame, and everything else. */
type Policies = Readonly<Record<'embed' | 'player' | 'content', string>>;

/** Pictures may be embedded elsewhere: in social cards and feed readers. */
const PICTURES = '\\.(?:avif|gif|ico|jpe?g|png|svg|webp)$';

/**
 * Maps for nginx's http block, by address. A header with an empty value is not sent: `$frame_options` is empty for what anyone may frame, and `$allow`
 * unless the method was refused.
 */
const nginxMaps = ({ content, embed, player }: Policies): string => `map $uri $content_policy {
    default "${content}";
    ~^/embed/ "${embed}";
    ~^/player/ "${player}";
}

map $uri $frame_options {
    default ${FRAME_OPTIONS};
    ~^/embed/ "";
    ~^/player/ "";
}

map $uri $resource_policy {
    default same-origin;
    ~^/embed/ cross-origin;
    ~*${PICTURES} cross-origin;
}

map $status $allow {
    405 "GET, HEAD";
}
`;

/** Headers for nginx, to include in the server block and in each location that adds its own headers. */
const nginxHeaders = (): string =>
  Object.entries({
    ...GENERAL_HEADERS,
    'X-Frame-Options': '$frame_options',
    'Content-Security-Policy': '$content_policy',
    'Cross-Origin-Resource-Policy': '$resource_policy',
    Allow: '$allow',
  })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/**
 * A `_headers` file for Netlify and Cloudflare Pages. There, a trailing `*` matches anything, overlapping rules add up, and none can remove a header.
 * Two content policies would both apply, so the site's must not match the player or embedded scenes; pages are therefore matched by their first
 * path segment. `files` are those of the site's folder itself.
 */
function hostHeaders(
  pages: readonly string[],
  files: readonly string[],
  policies: Policies,
  pathPrefix: string,
): string {
  const parts = [...new Set(pages.map((path) => path.split('/')[1] ?? ''))].filter(Boolean).sort();
  const ofPages = ['/', ...parts.flatMap((part) => [`/${part}`, `/${part}/*`])];
  const rules = [
    { path: '/*', headers: GENERAL_HEADERS },
    ...ofPages.map((path) => ruleOf(path, policies.content, 'same-origin')),
    ruleOf('/embed/*', policies.embed, 'cross-origin'),
    ruleOf('/player/*', policies.player, 'same-origin'),
    ...immutableAddresses(files).map((path) => ({ path, headers: { 'Cache-Control': IMMUTABLE } })),
  ];
  return groupBy(rules, ({ path }) => pathPrefix + path)
    .map(({ key: path, items }) => {
      const merged = items.reduce<Headers>((all, { headers }) => ({ ...all, ...headers }), {});
      return [path, ...Object.entries(merged).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
    })
    .join('\n');
}

const ruleOf = (path: string, policy: string, resourcePolicy: string) => ({
  path,
  headers: { 'Content-Security-Policy': policy, 'Cross-Origin-Resource-Policy': resourcePolicy },
});
