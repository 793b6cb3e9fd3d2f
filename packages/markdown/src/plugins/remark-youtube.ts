import type { Paragraph, Root } from 'mdast';
import type { Plugin } from 'unified';
import { fault } from '@physics-editor/lib/content/messages';
import { attributesOf, elementsNamed, type WrittenElement } from '../attributes';
import { resolveBeside } from '../linked-file';
import { link, paragraph, text, withPicture, replaceNodes } from '../nodes';
import { usable } from './remark-pictures';
import type { Surroundings } from './remark-references';

const ID = /^[\w-]{11}$/;

/** Makes `<YouTube id="…" title="…" poster="./still.jpg" />` a still picture, or a plain ground, from which the film is started. */
export const remarkYouTube: Plugin<[Surroundings], Root> =
  ({ text: { file }, references }) =>
  async (tree, vfile) => {
    const shown = new Map<WrittenElement, Paragraph>();
    for (const node of elementsNamed('YouTube', tree)) {
      const attributes = attributesOf(node);
      const [id = '', title = '', poster] = ['id', 'title', 'poster'].map((name) => attributes.get(name)?.trim());
      // Those that are missing have been reported by then.
      if (!id || !title) continue;
      if (!ID.test(id)) {
        fault(vfile, node, `"${id}" is not the id of a film on YouTube.`, hintFor(id));
        continue;
      }
      const target = poster === undefined ? undefined : resolveBeside(file, poster);
      const picture = target && (await usable('picture', target, references.picture(target), node, vfile));
      const url = `https://www.youtube.com/watch?v=${id}`;
      shown.set(node, {
        type: 'paragraph',
        children: [],
        data: {
          hName: 'content-youtube',
          hProperties: picture ? withPicture(picture, { id, title, url }) : { id, title, url },
          markdown: [paragraph([link(url, [text(title)])])],
        },
      });
    }
    replaceNodes(tree, shown);
  };

/** The id in what may be an address, such as https://youtu.be/aqz-KE-bpKQ?t=5. */
function hintFor(written: string): string {
  const [, id] = /(?:v=|youtu\.be\/|embed\/|shorts\/|live\/)([\w-]{11})(?![\w-])/.exec(written) ?? [];
  return id ? `write id="${id}"` : 'write the 11 letters, digits, "-" and "_" after "v=" in its address';
}
