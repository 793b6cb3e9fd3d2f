import type { Element, ElementContent } from 'hast';
import type { Paragraph, RootContent, Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { attributesOf, elementsNamed, type WrittenElement } from '../attributes';
import { element } from '../hast-of';
import { fileBeside, resolveBeside } from '../linked-file';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { fault, warn } from '@physics-editor/lib/content/messages';
import { elementsOf, linksOf, localTarget, refuseInDiagram, titleOf } from './diagram-rules';
import { emphasis, link, list, paragraph, strong, text, replaceNodes } from '../nodes';
import type { Surroundings } from '../plugins/remark-references';
import { parseSvg } from './svg';
import { suggest } from '@physics-editor/lib/content/fault';
import { decodeHash } from '@physics-editor/lib/addresses';
import { anchorsOf } from '../anchors';
import { missingPage } from '../missing-page';

const USABLE = 'put an svg beside the page and write ./name.svg; other pictures are ![What it shows](./picture.png)';

/** Inlines the drawing of each `<Diagram src="./toolbar.svg" …>`: an external picture could not use the site's colour tokens, and would have no links. */
export const remarkDiagrams: Plugin<[Surroundings], Root> = (surroundings) => async (tree, file) => {
  const { text: page, references } = surroundings;
  const drawn = new Map<WrittenElement, Paragraph>();
  for (const [at, node] of elementsNamed('Diagram', tree).entries()) {
    const attributes = attributesOf(node);
    const [src, alt, caption] = ['src', 'alt', 'caption'].map((name) => attributes.get(name)?.trim());
    // Those that are missing have been reported by then.
    if (!src || !alt || !caption) continue;
    if (/^([a-z]+:|\/)/i.test(src) || !/\.svg$/i.test(src)) {
      fault(file, node, `The drawing ${src} cannot be used.`, USABLE);
      continue;
    }
    const drawing = resolveBeside(page.file, src);
    const source = await references.source(drawing);
    if (source === null) {
      const hint = 'put the file there, or correct the path';
      fault(file, node, `There is no drawing ${shownPath(drawing)}.`, hint);
      continue;
    }
    const vfile = fileBeside(file, drawing);
    const root = drawingOf(source, vfile);
    if (!root) continue;
    await linkDrawing(root, drawing, surroundings, vfile);
    prefixIds(root, `${drawing.replace(/\.svg$/, '').replace(/\W+/g, '-')}-${at + 1}`);
    drawn.set(node, {
      type: 'paragraph',
      children: [],
      data: {
        hName: 'Diagram',
        hProperties: { caption },
        hChildren: partsOf(root, alt),
        markdown: inWords(root, alt, caption),
      },
    });
  }
  replaceNodes(tree, drawn);
};

/** Parses a drawing and checks the rules. Returns its root, also with faults, unless it is not an SVG element. */
function drawingOf(source: string, vfile: VFile): Element | undefined {
  const parsed = parseSvg(source);
  if (parsed.kind === 'error') {
    const message = `The drawing is not well-formed: ${parsed.message}.`;
    fault(vfile, undefined, message, 'close every tag, and quote every attribute').line = parsed.line;
    return undefined;
  }
  const { root } = parsed;
  if (root.tagName !== 'svg') {
    fault(vfile, root, `The drawing starts with <${root.tagName}>.`, 'start with <svg>');
    return undefined;
  }
  refuseInDiagram(root, vfile);
  return root;
}

/** Prefixes ids, so that they differ from those of headings and other drawings on the page. */
function prefixIds(root: Element, prefix: string): void {
  for (const element of elementsOf(root)) {
    for (const [name, value] of Object.entries(element.properties)) {
      const written = String(value);
      const target = name === 'id' ? written : localTarget(element, name, written);
      if (target === undefined) continue;
      const changed =
        written.slice(0, written.lastIndexOf(target)) + `${prefix}-${written.slice(written.lastIndexOf(target))}`;
      element.properties = { ...element.properties, [name]: changed };
    }
  }
  root.properties = { ...root.properties, id: prefix };
}

/** The drawing, with `alt` as its accessible name, and a list of its links for screens on which they are too small to tap. */
function partsOf(root: Element, alt: string): ElementContent[] {
  const name = `${String(root.properties['id'])}-title`;
  const own = Object.entries(root.properties).filter(([key]) => !['xmlns', 'width', 'height'].includes(key));
  const drawing: Element = {
    ...root,
    properties: { ...Object.fromEntries(own), role: 'group', ariaLabelledBy: [name] },
    children: [element('title', { id: name }, [{ type: 'text', value: alt }]), ...root.children],
  };
  const links = linksOf(root).map((link) => {
    const { href } = link.properties;
    return element('li', {}, [element('a', { href }, [{ type: 'text', value: titleOf(link) }])]);
  });
  return [
    element('content-drawing', {}, [drawing]),
    ...(links.length > 0 ? [element('content-diagram-parts', {}, links)] : []),
  ];
}

/** Plain Markdown for a drawing: its text alternative, its links and its caption. */
function inWords(root: Element, alt: string, caption: string): RootContent[] {
  const parts = linksOf(root).map((each) => [
    paragraph([link(String(each.properties['href']), [text(titleOf(each))])]),
  ]);
  return [
    paragraph([strong([text('Diagram:')]), text(` ${alt}`)]),
    ...(parts.length > 0 ? [list(parts)] : []),
    paragraph([emphasis([text(caption)])]),
  ];
}

/** `#id`, `./toolbars.mdx` or `./toolbars.mdx#id`. */
const LINK = /^([^#?:]+\.mdx)?(#.+)?$/;

/** Resolves the links of a drawing: to headings of the page, or to files of other pages, which are replaced by addresses. */
async function linkDrawing(
  root: Element,
  drawing: string,
  { text: page, references }: Surroundings,
  vfile: VFile,
): Promise<void> {
  for (const link of linksOf(root)) {
    const href = link.properties.href ?? '';
    const [isLink, relative, hash = ''] = LINK.exec(href) ?? [];
    if (!isLink) {
      const message = href ? `The link ${href} cannot be used in a diagram.` : 'A link of the diagram leads nowhere.';
      fault(vfile, link, message, 'write href="#heading" or href="./page.mdx#heading"');
      continue;
    }
    const target = relative ? resolveBeside(drawing, relative) : page.file;
    if (relative) {
      const path = await references.pagePath(target);
      if (path === null) {
        const { message, hint } = await missingPage(href, target, references);
        warn(vfile, link, message, hint);
        link.tagName = 'g';
        link.properties = {};
        continue;
      }
      link.properties = { ...link.properties, href: path + hash };
    }
    if (!hash) continue;
    const anchors = anchorsOf(target, (target === page.file ? page.source : await references.source(target)) ?? '');
    const id = decodeHash(hash);
    if (anchors && (id === undefined || !anchors.includes(id))) {
      fault(vfile, link, `There is no heading ${hash} in ${shownPath(target)}.`, suggest(hash.slice(1), anchors));
    }
  }
}
