import type { References } from '../src/plugins/remark-references';
import type { PictureData } from '../src/types';
import { plainComponents } from './components';

const SIZE = { width: 1030, height: 579 };
const SRC = '/static/1030.png';

export const picture: PictureData = {
  ...SIZE,
  src: SRC,
  gatsbyImageData: {
    ...SIZE,
    layout: 'constrained',
    backgroundColor: '#faf6ee',
    images: {
      fallback: { src: SRC, srcSet: '/static/640.png 640w,\n/static/1030.png 1030w' },
      sources: [{ type: 'image/avif', srcSet: '/static/640.avif 640w,\n/static/1030.avif 1030w' }],
    },
  },
};

/** The possible references of texts in tests: one page, one picture, one class of the API, one link of the settings. */
export const references = (): References => ({
  components: plainComponents,
  host: 'https://site.example',
  pathPrefix: '',
  pagePath: async (file) => ({ 'docs/other.mdx': '/docs/other', 'docs/page.mdx': '/docs/page' })[file] ?? null,
  picture: async (file) => (/^docs\/(?:picture\.png|moving\.gif)$/.test(file) ? picture : null),
  animation: async (file) => (file === 'docs/moving.gif' ? '/static/digest/moving.webp' : null),
  poster: async (file) => (file === 'docs/film.jpg' ? '/static/film.jpg' : null),
  film: async (file) =>
    file === 'docs/film.mp4' ? { width: 1280, height: 720, seconds: 4, src: '/static/digest/film.mp4' } : null,
  publish: async (file) => {
    const [, name] = /^docs\/(data\.csv|film\.vtt)$/.exec(file) ?? [];
    return name === undefined ? null : `/static/digest/${name}`;
  },
  source: async () => null,
  runScene: async () => undefined,
  apiLink: (symbol, member) => {
    if (symbol === 'CircleNode' && (member ?? 'radius') === 'radius') {
      return { kind: 'page', path: `/docs/api/classes/CircleNode${member ? '#radius' : ''}` };
    }
    return {
      kind: 'fault',
      message: `There is no ${[symbol, member].filter(Boolean).join('#')}.`,
      hint: 'did you mean …?',
    };
  },
  siteLink: (url) => (url === 'site:chat' ? 'https://example.com/chat' : undefined),
  siteLinkNames: ['chat'],
});
