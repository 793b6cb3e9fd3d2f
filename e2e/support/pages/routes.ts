import { LAYOUT } from '@physics-editor/reference/model/symbols';

const tags = [
  'artificial-life',
  'audio',
  'development',
  'emergent-behavior',
  'graphs',
  'particle-life',
  'particles',
  'scripting',
  'simulation',
  'sound',
  'toje-js',
];
const posts = [
  'audio-support-with-tonejs',
  'creating-a-tracer-script',
  'gravity-scale',
  'introducing-graphs',
  'introducing-particle-life',
  'liquids-and-soft-bodies-simulation',
];
const docs = [
  'accuracy',
  'faq',
  'assets',
  'boolean-operations',
  'mirroring',
  'snapping',
  'scripting',
  'scripting/node-scripts',
  'user-interface',
  'user-interface/main-area',
  'user-interface/navigation-bar',
  'user-interface/side-panels',
  'user-interface/toolbars',
];

/** Addresses of the API reference. */
export const apiRoutes = [
  ...['/docs/api', '/docs/api/modules'],
  ...LAYOUT.classes.map((name) => `/docs/api/classes/${name}`),
  ...LAYOUT.enums.map((name) => `/docs/api/enums/${name}`),
  ...LAYOUT.interfaces.map((name) => `/docs/api/interfaces/${name}`),
];

/** Every address of the specification. */
export const routes = [
  '/',
  '/showcase',
  '/feature-requests',
  '/feature-requests/planned',
  '/feature-requests/no-such-request',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  ...tags.map((tag) => `/blog/tags/${tag}`),
  ...posts.map((slug) => `/blog/${slug}`),
  '/community/changelog',
  '/community/contributing',
  '/community/support',
  '/docs',
  ...docs.map((id) => `/docs/${id}`),
  ...apiRoutes,
];
