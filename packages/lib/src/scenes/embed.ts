import { escapeMarkup } from '../text/escape-markup';
import { sceneName } from './scene-name';

/** The script that gives frames with scenes the height of their content; a path without the prefix. */
export const EMBED_FRAMES = '/embed/frames.js';

/**
 * The page that shows one scene alone, for frames in pages of other sites.
 * @param page - path of the scene's page
 * @param id - anchor of the scene there
 */
export const embedPath = (page: string, id: string): string => `/embed${page === '/' ? '' : page}/${sceneName(id)}`;

interface Embed {
  /** Address of the site without a trailing slash. */
  readonly site: string;
  /** Paths without the prefix, as for `embedPath`. */
  readonly page: string;
  readonly id: string;
  readonly title: string;
  /** Width by height of the stage. */
  readonly ratio: number;
  /** Values of parameters, as a query; may be empty. */
  readonly values: string;
}

/** Width for which the height of the frame is given, in px, and the height of controls and caption. */
const WIDTH = 640;
const BELOW_STAGE = 170;

/** HTML that shows a scene in another page. The height is an estimate, which the script corrects. */
export const embedCode = ({ site, page, id, title, ratio, values }: Embed): string => {
  const address = `${site}${embedPath(page, id)}${values === '' ? '' : `?${values}`}`;
  const height = Math.round(WIDTH / ratio + BELOW_STAGE);
  return [
    `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(title)}" width="100%" height="${height}" style="border: 0" loading="lazy" allow="autoplay; fullscreen"></iframe>`,
    `<script async src="${escapeMarkup(site + EMBED_FRAMES)}"></script>`,
  ].join('\n');
};
