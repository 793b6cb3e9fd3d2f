import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { WrittenElement } from '@physics-editor/markdown/attributes';
import { image, link, paragraph, strong, text, trimmed } from '@physics-editor/markdown/nodes';
import type { Conversion } from './conversion';
import { callout, calloutKind, details } from './containers';
import { attributeOf, inBlocks, inLine, isBlock, placeOf, raw, textOf } from './elements';
import { tabs } from './tabs';

const TABS = ['Tabs', 'CodeGroup', 'CodeTabs', 'PackageManagerTabs'];
const CALLOUTS = /^(Aside|Admonition|Callout|Note|Tip|Info|Warning|Caution|Danger|Important|Hint|Alert)$/;

/** Components that are replaced by their content. */
const UNWRAPPED =
  /^(Steps|Step|FileTree|CardGrid|Cards|Columns|Column|AppOnly|PagesOnly|ReadMore|Fragment|Center|Grid|Row|Col|Section|TabItem|Tab|ApiIntro|Intro|Layout|ClientOnly|React\.Fragment)$/;

/** Components whose output does not belong in a text. */
const DROPPED = ['Icon', 'TOCInline', 'TOC', 'Toc', 'DocCardList', 'Head', 'Content', 'VPTeamMembers', 'BrowserOnly'];

/** Converts a component of another generator. */
export function convertComponent(element: WrittenElement, conversion: Conversion): RootContent[] {
  const { notes, inner, imports, include } = conversion;
  const name = element.name ?? '';
  const title = textOf(element, 'title');
  const children = () => inner(element.children);
  const from = imports.get(name);
  const included = from && /\.mdx?$/i.test(from) ? include(from) : undefined;
  if (from && included) {
    notes.change(element, `<${name} /> was replaced by the text of ${from}.`);
    return included;
  }
  if (TABS.includes(name)) return tabs(element.children, element, inner);
  if (CALLOUTS.test(name)) {
    const kind = textOf(element, 'type', 'kind', 'variant') ?? (calloutKind(name) ? name : 'note');
    return callout(kind.toLowerCase(), title, inBlocks(children()));
  }
  if (/^(Details|Accordion|Collapse|Collapsible|Expandable)$/.test(name)) {
    return details([text(textOf(element, 'summary', 'title', 'header') ?? 'Details')], inBlocks(children()), false);
  }
  /** The content below the title of the component. */
  const titled = (content: RootContent[]) =>
    title ? [paragraph([strong([text(title)])]), ...inBlocks(content)] : content;
  if (name === 'Card') return titled(inBlocks(children()));
  if (/^(Link|LinkCard|LinkButton|Button|NavLink|NextLink|DocLink)$/.test(name)) {
    return linked(element, children(), name);
  }
  if (/^(Badge|Chip|Tag)$/.test(name)) return [text(` (${textOf(element, 'text', 'label') ?? toString(children())})`)];
  if (/^(Image|ThemedImage|ZoomImage|Img)$/.test(name)) {
    const url = pictureUrl(element, imports);
    return url ? [{ ...image(url, textOf(element, 'alt') ?? ''), ...placeOf(element) }] : [];
  }
  if (/^(Code|CodeBlock)$/.test(name)) {
    const value = textOf(element, 'code') ?? toString(children());
    const lang = textOf(element, 'lang', 'language') ?? null;
    if (value) return [{ type: 'code', lang, meta: title ? `title="${title}"` : null, value, ...placeOf(element) }];
  }
  if (name === 'Kbd') return [raw('<kbd>'), ...inLine(children()), raw('</kbd>')];
  if (DROPPED.includes(name)) {
    notes.change(element, `<${name}> was left out.`);
    return [];
  }
  if (UNWRAPPED.test(name)) return titled(children());
  const content = children();
  const stays = trimmed(content).length > 0;
  // An opening tag alone is a type in the prose, such as Array<String>.
  if (element.data?.isClosed === false && element.attributes.length === 0) return [text(`<${name}>`), ...content];
  notes.leave(
    element,
    stays ? `<${name}> is not supported; its text was preserved.` : `<${name}> is not supported and was left out.`,
  );
  return stays && content.some(isBlock) ? titled(content) : content;
}

/** A link; for a card, on a line of its own with the card's description. */
function linked(element: WrittenElement, children: readonly RootContent[], name: string): RootContent[] {
  const url = textOf(element, 'href', 'to', 'link');
  const title = textOf(element, 'title', 'label', 'text');
  const inside = trimmed(title ? [text(title)] : inLine(children));
  const description = textOf(element, 'description');
  if (!url || inside.length === 0) return [...children];
  const node = { ...link(url, inside), ...placeOf(element) };
  if (!name.endsWith('Card')) return children.some(isBlock) ? [paragraph([node])] : [node];
  return [paragraph([node, ...(description ? [text(`: ${description}`)] : [])])];
}

/**
 * The file of a picture: a string, the first of several for light and dark mode, an import, or the path in code such as `require('./a.png').default`
 * or `useBaseUrl('/img/a.png')`.
 */
export function pictureUrl(element: WrittenElement, imports: ReadonlyMap<string, string>): string | undefined {
  const written = attributeOf(element, 'src', 'srcLight', 'sources');
  if (!written?.startsWith('{')) return written?.trim();
  const code = written.slice(1, -1).trim();
  return imports.get(code) ?? /["'`]([^"'`]+\.\w+)["'`]/.exec(code)?.[1];
}
