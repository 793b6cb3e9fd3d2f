import type { Image, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { fault } from '@physics-editor/lib/content/messages';
import { fileBeside, resolveBeside } from '../linked-file';
import { image as imageNode, link, withPicture } from '../nodes';
import { captionsFault, captionsOf, FILM, NO_POSTER, posterOf } from '../pictures/read-film';
import { MediaError, mediaFault, readable, type MediumKind } from '../pictures/read-picture';
import { jsxElement } from './remark-elements';
import { isLink, type References, type Surroundings } from './remark-references';
import { nodesOf, visit } from '../visit';

const USABLE = 'put a png, jpg, webp or gif, or a film as mp4 or webm, beside the page and write ./name.png';
/** Formats of pictures that can move. */
const MOVING = /\.(gif|webp)$/i;

/**
 * Adds the data of the files to pictures and films; with `eager`, the first picture is loaded eagerly. One with a title that is alone in its
 * paragraph becomes a figure, and a picture outside links can be enlarged, or played if it moves.
 */
export const remarkPictures: Plugin<[Surroundings], Root> =
  ({ text: { file, eager }, references }) =>
  async (tree, vfile) => {
    /** All pictures and films, and whether each is in a link. */
    const images = new Map<Image, boolean>();

    visit(tree, ['image'], (image, _index, _parent, ancestors) => void images.set(image, ancestors.some(isLink)));
    for (const reference of nodesOf(tree, ['imageReference'])) {
      const hint = 'write it in place: ![what it shows](./picture.png)';
      fault(vfile, reference, 'A picture has its address apart from it.', hint);
    }
    const first = [...images.keys()].find(({ url }) => !FILM.test(url));
    for (const [image, isLinked] of images) {
      if (/^([a-z]+:|\/)/i.test(image.url) || !/\.(png|jpe?g|webp|gif|mp4|webm)$/i.test(image.url)) {
        fault(vfile, image, `The picture ${image.url} cannot be used.`, USABLE);
        continue;
      }
      const kind = FILM.test(image.url) ? 'film' : 'picture';
      if (!image.alt) {
        const message = `The ${kind} ${image.url} has no description for readers who cannot see it.`;
        fault(vfile, image, message, 'write what it shows: ![text](…)');
      }
      const place = { file: resolveBeside(file, image.url), isLinked, eager: eager && image === first };
      await (kind === 'film' ? addFilm : addPicture)(image, place, references, vfile);
    }

    visit(tree, ['paragraph'], (node, index, parent) => {
      const [image, ...others] = node.children;
      if (image?.type !== 'image' || others.length > 0 || !image.title) return;
      parent.children[index] = jsxElement('Figure', { caption: image.title }, [node], node);
      image.title = null;
    });
  };

/** Where a picture or film is: its file, and its place in the text. */
interface Place {
  readonly file: string;
  readonly isLinked: boolean;
  readonly eager: boolean;
}

async function addPicture(
  image: Image,
  { file, isLinked, eager }: Place,
  references: References,
  vfile: VFile,
): Promise<void> {
  const picture = await usable('picture', file, references.picture(file), image, vfile);
  if (!picture) return;
  const alt = image.alt ?? '';
  const shown = [imageNode(picture.src, alt)];
  const animation = !isLinked && MOVING.test(file) ? await references.animation(file) : null;
  if (animation === null) {
    const hName = isLinked ? 'content-picture' : 'content-zoom-picture';
    image.data = { hName, hProperties: withPicture(picture, { alt, eager }), markdown: shown };
  } else {
    const hProperties = withPicture(picture, { alt, eager, animation: references.pathPrefix + animation });
    image.data = { hName: 'content-animation', hProperties, markdown: [link(animation, shown)] };
  }
}

async function addFilm(image: Image, { file, isLinked }: Place, references: References, vfile: VFile): Promise<void> {
  if (isLinked) fault(vfile, image, `The film ${image.url} is in a link.`, 'put the link below the film');
  const film = await usable('film', file, references.film(file), image, vfile);
  if (!film) return;
  const poster = await usable('poster', posterOf(file), references.poster(posterOf(file)), image, vfile);
  const captions = await readCaptions(captionsOf(file), references, vfile);
  if (poster === undefined) return;
  const alt = image.alt ?? '';
  const { pathPrefix } = references;
  image.data = {
    hName: 'content-film',
    hProperties: {
      ...{ alt, width: film.width, height: film.height, poster, src: pathPrefix + film.src },
      ...(captions !== null && { captions: pathPrefix + captions }),
    },
    markdown: [link(film.src, [imageNode(poster, alt)])],
  };
}

/** Address of captions; null if there are none, or, with a fault, if they are no WebVTT. */
async function readCaptions(file: string, { source, publish }: References, vfile: VFile): Promise<string | null> {
  const text = await source(file);
  if (text === null) return null;
  const wrong = captionsFault(text);
  if (!wrong) return publish(file);
  fault(fileBeside(vfile, file), undefined, wrong.message, wrong.hint).line = 1;
  return null;
}

/** What a file holds; undefined, with a fault, if there is none, or it cannot be used. */
export async function usable<Medium>(
  kind: MediumKind,
  file: string,
  medium: Promise<Medium | null>,
  node: RootContent,
  vfile: VFile,
): Promise<Medium | undefined> {
  const read = await readable(medium);
  if (read === null) {
    const hint = kind === 'poster' ? NO_POSTER : 'put the file there, or correct the path';
    fault(vfile, node, `There is no ${kind} ${shownPath(file)}.`, hint);
    return undefined;
  }
  if (!(read instanceof MediaError)) return read;
  const { message, hint } = mediaFault(kind, shownPath(file), read);
  fault(vfile, node, message, hint);
  return undefined;
}
