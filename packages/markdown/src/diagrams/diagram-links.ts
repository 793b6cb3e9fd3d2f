import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { suggest } from '@physics-editor/lib/content/fault';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { fault, warn } from '@physics-editor/lib/content/messages';
import { decodeHash } from '@physics-editor/lib/addresses';
import { resolveBeside } from '../linked-file';
import { anchorsOf } from '../anchors';
import { elementsOf } from './diagram-rules';
import { missingPage } from '../missing-page';
import type { References } from '../plugins/remark-references';

/** The position of a drawing, and the targets of its links. */
export interface LinkContext {
  /** The drawing's path below `content/`. */
  drawing: string;
  /** The page that contains it. */
  page: { file: string; source: string };
  references: References;
  /** Receives the messages about the drawing. */
  vfile: VFile;
}

/** `#id`, `./toolbars.mdx` or `./toolbars.mdx#id`. */
const LINK = /^([^#?:]+\.mdx)?(#.+)?$/;

/** Resolves the links of a drawing: to headings of the page, or to files of other pages, which are replaced by addresses. */
export async function linkDrawing(root: Element, context: LinkContext): Promise<void> {
  for (const link of elementsOf(root).filter(({ tagName }) => tagName === 'a')) {
    const href = link.properties.href ?? '';
    const [isLink, relative, hash = ''] = LINK.exec(href) ?? [];
    if (!isLink) {
      const message = href ? `The link ${href} cannot be used in a diagram.` : 'A link of the diagram leads nowhere.';
      fault(context.vfile, link, message, 'write href="#heading" or href="./page.mdx#heading"');
      continue;
    }
    const target = relative ? resolveBeside(context.drawing, relative) : context.page.file;
    if (relative) {
      const path = await context.references.pagePath(target);
      if (path === null) {
        const { message, hint } = await missingPage(href, target, context.references);
        warn(context.vfile, link, message, hint);
        link.tagName = 'g';
        link.properties = {};
        continue;
      }
      link.properties = { ...link.properties, href: path + hash };
    }
    if (hash) await checkAnchor(link, target, hash, context);
  }
}

async function checkAnchor(
  link: Element,
  target: string,
  hash: string,
  { page, references, vfile }: LinkContext,
): Promise<void> {
  const source = target === page.file ? page.source : await references.source(target);
  const anchors = anchorsOf(target, source ?? '');
  const id = decodeHash(hash);
  if (anchors && (id === undefined || !anchors.includes(id))) {
    fault(vfile, link, `There is no heading ${hash} in ${shownPath(target)}.`, suggest(hash.slice(1), anchors));
  }
}
