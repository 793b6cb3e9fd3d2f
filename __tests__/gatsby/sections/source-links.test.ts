import { formatFault } from '@physics-editor/lib/content/fault';
import { template } from '../../../gatsby/sections/query';
import { readSettings } from '../../../gatsby/sections/site/settings';
import { sourceLinkFaults, type LinkedText } from '../../../gatsby/sections/text-faults';

const page = (path: string, type: string, matchPath?: string) => ({
  path,
  component: template(type),
  context: {},
  ...(matchPath === undefined ? {} : { matchPath }),
});

const WANTED = [
  page('/docs/faq', 'doc'),
  page('/docs/snapping', 'doc'),
  page('/docs/api/classes/Node', 'api/class'),
  page('/feature-requests', 'feature-requests', '/feature-requests/*'),
];

const text = (file: string, path: string, anchors: string[], ...addresses: string[]): LinkedText => ({
  file,
  path,
  anchors,
  links: addresses.map((address, at) => ({ address, line: at + 1, column: 3 })),
});

const uncheckedLinks = [{ link: '/play', reason: 'x' }];
const settings = { ...readSettings('.'), url: 'https://site.example', uncheckedLinks };

/** The faults of links in these texts, one per line. */
const faultsIn = (texts: LinkedText[], changes: Partial<typeof settings> = {}, pathPrefix = '') =>
  sourceLinkFaults(texts, WANTED, { settings: { ...settings, ...changes }, pathPrefix }).map(formatFault);

/** Those in the text of /docs/faq. */
const faultsOf = (addresses: string[], pathPrefix = '') => {
  const faq = text('docs/faq.mdx', '/docs/faq', ['one'], ...addresses);
  return faultsIn([faq, text('docs/snapping.mdx', '/docs/snapping', ['grid'])], {}, pathPrefix);
};

test.each([
  ['/docs/snapping'],
  ['/docs/snapping#grid'],
  ['#one'],
  ['#top'],
  ['?view=list#one'],
  ['/docs/api/classes/Node#what-only-the-built-page-knows'],
  ['/feature-requests/anything'],
  ['/play'],
  ['/a/file.pdf'],
  ['https://elsewhere.example/docs/snaping'],
  ['https://site.example/docs/snapping#grid'],
])('%s is not a fault', (address) => {
  expect(faultsOf([address])).toEqual([]);
  expect(faultsOf([address], '/lab')).toEqual([]);
});

test('links to missing pages and anchors are reported with their positions', () => {
  expect(faultsOf(['/docs/snaping', '/docs/snapping#gird', '#on', '/docs/snapping/', '/nowhere-near-any'])).toEqual([
    'content/docs/faq.mdx:1:3 There is no page /docs/snaping. → did you mean /docs/snapping?',
    'content/docs/faq.mdx:2:3 /docs/snapping has no anchor #gird. → did you mean #grid?',
    'content/docs/faq.mdx:3:3 /docs/faq has no anchor #on. → did you mean #one?',
    'content/docs/faq.mdx:4:3 /docs/snapping/ is not the address of the page. → write /docs/snapping',
    'content/docs/faq.mdx:5:3 There is no page /nowhere-near-any. → correct the address',
  ]);
});

test('a link to a moved page is reported with the new address; a redirect from an existing page is reported elsewhere', () => {
  const redirects = [
    { from: '/old', to: '/docs/faq', line: 1 },
    { from: '/docs/snapping', to: '/docs/faq', line: 2 },
  ];
  const texts = [text('docs/faq.mdx', '/docs/faq', [], '/old', '/docs/snapping')];
  expect(faultsIn(texts, { redirects })).toEqual([
    'content/docs/faq.mdx:1:3 /old was moved to /docs/faq. → write /docs/faq',
  ]);
});

test('an invalid address is reported', () => {
  expect(faultsOf(['/docs/%zz'])).toEqual([
    'content/docs/faq.mdx:1:3 The address is not encoded correctly. → encode it: a percent sign itself is %25',
  ]);
});

test('an anchor in two texts of the same page is a fault of the second', () => {
  const texts = [
    text('showcase/car/index.mdx', '/showcase#car', ['scene-it-drives', 'car-why']),
    text('showcase/cart/index.mdx', '/showcase#cart', ['scene-it-drives', 'cart-why']),
    text('docs/faq.mdx', '/docs/faq', ['scene-it-drives']),
    text('docs/faq/index.mdx', '/docs/faq', ['scene-it-drives']),
  ];
  expect(faultsIn(texts)).toEqual([
    'content/showcase/cart/index.mdx:1 The anchor /showcase#scene-it-drives is in content/showcase/car/index.mdx, too. → give the heading an id of its own, {#short-id}, or the scene another title',
  ]);
});
