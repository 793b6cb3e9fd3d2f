import type { RootContent, Delete } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isElement, type WrittenElement } from '@physics-editor/markdown/attributes';
import {
  filled,
  heading,
  image,
  link,
  list,
  paragraph,
  quote,
  strong,
  emphasis,
  text,
  isSpace,
  trimmed,
} from '@physics-editor/markdown/nodes';
import { convertComponent, pictureUrl } from './convert-component';
import type { Conversion } from './conversion';
import { details } from './containers';
import {
  attributeOf,
  headingLevel,
  inBlocks,
  inLine,
  isBlock,
  partsIn,
  placeOf,
  raw,
  rawBlock,
  textOf,
} from './elements';
import { tableOf } from './html-table';

/** Elements that this site also supports. */
const PRESERVED = ['kbd', 'sub', 'sup', 'abbr', 'ins', 'mark', 'small', 'cite'];

/** Elements that only affect presentation. */
const UNWRAPPED =
  /^(div|span|section|article|main|header|footer|nav|center|font|u|p|big|label|figure|address|aside|dfn|time|thead|tbody|tfoot|tr|td|th|caption|li|hgroup|bdi|bdo|wbr|summary|body|html|noscript|picture|ruby|rt|rp|data|source|output|search|legend|fieldset|template|object)$/;

/** Elements with behaviour, or with presentation that texts do not support. */
const REMOVED =
  /^(script|style|svg|canvas|form|input|select|option|textarea|button|link|meta|head|title|track|progress|meter|map|area|math|audio|dialog|slot)$/;

/** Converts an element of HTML or JSX to blocks or inline nodes. */
export function convertElement(element: WrittenElement, conversion: Conversion): RootContent[] {
  const name = element.name ?? '';
  const anchor = /^[A-Z]/.test(name) ? undefined : attributeOf(element, 'id', 'name');
  const converted =
    /^[A-Z]/.test(name) || /[.-]/.test(name) ? convertComponent(element, conversion) : htmlElement(element, conversion);
  // An anchor that links may refer to: it moves to the nearest heading.
  return anchor ? [{ type: 'html', value: '', data: { anchor } }, ...converted] : converted;
}

function htmlElement(element: WrittenElement, conversion: Conversion): RootContent[] {
  const { notes } = conversion;
  const name = (element.name ?? '').toLowerCase();
  // The elements of a table or a list are converted individually.
  if (BY_PARTS.includes(name)) return partsOf(name, element, conversion);
  if (REMOVED.test(name)) {
    notes.leave(element, `<${name}> was left out.`);
    return [];
  }
  const children = conversion.inner(element.children);
  if (PRESERVED.includes(name)) return kept(name, element, children);
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return [{ ...heading(headingLevel(Number(level)), trimmed(inLine(children))), ...placeOf(element) }];
  if (name === '') return children;
  if (/^(b|strong)$/.test(name)) return wrapped(children, strong);
  if (/^(i|em)$/.test(name)) return wrapped(children, emphasis);
  if (/^(del|s|strike)$/.test(name)) return wrapped(children, struck);
  if (/^(code|tt|samp|var)$/.test(name)) {
    return children.length > 0 ? [{ type: 'inlineCode', value: toString(children).replace(/\s+/g, ' ') }] : [];
  }
  if (name === 'q') return [text('“'), ...children, text('”')];
  if (name === 'a') return linkOf(element, children);
  if (name === 'img') return imageOf(element, conversion);
  if (name === 'br') return [raw('<br />')];
  if (name === 'hr') return [{ type: 'thematicBreak' }];
  if (/^(p|div|section|center|figure)$/.test(name)) return inBlocks(children);
  if (name === 'figcaption') return [paragraph([emphasis(trimmed(inLine(children)))])];
  if (name === 'blockquote') return [quote(inBlocks(children))];
  if (!UNWRAPPED.test(name)) {
    // An opening tag alone is a placeholder in the prose, such as <name>, or a type, such as Array<string>.
    if (element.data?.isClosed === false) {
      const written = `<${element.name ?? ''}>`;
      notes.change(element, `${written} is not an element; it is shown as text.`);
      return [text(written), ...children];
    }
    notes.leave(element, `<${name}> is not supported; its text was preserved.`);
  }
  return children;
}

/** Elements whose parts are converted individually. */
const BY_PARTS = ['ul', 'ol', 'menu', 'pre', 'table', 'details', 'dl', 'video', 'iframe', 'embed'];

function partsOf(name: string, element: WrittenElement, conversion: Conversion): RootContent[] {
  switch (name) {
    case 'ul':
    case 'ol':
    case 'menu': {
      const inner = itemsOf(element).map((item) => inBlocks(conversion.inner(item)));
      const start = Number(textOf(element, 'start') ?? 1);
      return [{ ...list(inner), ordered: name === 'ol', ...(name === 'ol' ? { start } : {}) }];
    }
    case 'pre':
      return [preformatted(element)];
    case 'table':
      return tableOf(element, conversion);
    case 'details': {
      const summary = childNamed('summary', element);
      const body = partsIn(element, 'summary').filter((child) => child !== summary);
      const isOpen = attributeOf(element, 'open') !== undefined;
      return details(conversion.inner(summary?.children ?? []), inBlocks(conversion.inner(body)), isOpen);
    }
    case 'dl':
      return [rawBlock('<dl>'), ...definitions(element, conversion), rawBlock('</dl>')];
    default:
      return mediaOf(name, element, conversion);
  }
}

const childNamed = (name: string, element: WrittenElement): WrittenElement | undefined =>
  partsIn(element, name)
    .filter((child) => isElement(child))
    .find((child) => child.name === name);

/** The items of a list. What stands between them, such as a list of its own, belongs to the one before it. */
function itemsOf(element: WrittenElement): RootContent[][] {
  const items: RootContent[][] = [];
  for (const part of partsIn(element, 'li')) {
    const last = items.at(-1);
    if (isElement(part) && part.name === 'li') items.push([...part.children]);
    else if (isSpace(part)) continue;
    else if (last) last.push(part);
    else items.push([part]);
  }
  return items;
}

const struck = (children: readonly RootContent[]): Delete => filled({ type: 'delete', children: [] }, children);

/** Wraps inline nodes in markup; blocks are returned without it. */
function wrapped(children: readonly RootContent[], wrap: (inside: RootContent[]) => RootContent): RootContent[] {
  const inside = trimmed(children);
  if (inside.length === 0 || inside.some((child) => isBlock(child) || child.type === 'break')) return [...children];
  const [first, last] = [children[0], children.at(-1)];
  const before = first?.type === 'text' && /^\s/.test(first.value) ? [text(' ')] : [];
  const after = last?.type === 'text' && /\s$/.test(last.value) ? [text(' ')] : [];
  return [...before, wrap(inside), ...after];
}

function kept(name: string, element: WrittenElement, children: readonly RootContent[]): RootContent[] {
  if (children.some(isBlock)) return [...children];
  const title = name === 'abbr' ? textOf(element, 'title') : undefined;
  const attributes = title ? ` title="${title.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"` : '';
  return [raw(`<${name}${attributes}>`), ...children, raw(`</${name}>`)];
}

function linkOf(element: WrittenElement, children: readonly RootContent[]): RootContent[] {
  const url = textOf(element, 'href');
  const inside = trimmed(inLine(children));
  if (!url || inside.length === 0) return [...children];
  return [{ ...link(url.trim(), inside), ...placeOf(element) }];
}

function imageOf(element: WrittenElement, { imports }: Conversion): RootContent[] {
  const url = pictureUrl(element, imports);
  const caption = textOf(element, 'title');
  if (!url) return [];
  return [{ ...image(url, textOf(element, 'alt') ?? ''), ...(caption ? { title: caption } : {}), ...placeOf(element) }];
}

/** Audio and video become links. */
function mediaOf(name: string, element: WrittenElement, { notes }: Conversion): RootContent[] {
  const source = childNamed('source', element);
  const url = (textOf(element, 'src') ?? (source && textOf(source, 'src')))?.trim();
  if (!url || !/^https?:/.test(url)) {
    notes.leave(element, `<${name}> was left out.`);
    return [];
  }
  notes.change(element, `<${name}> became a link.`);
  return [paragraph([link(url, [text(textOf(element, 'title') ?? 'Video')])])];
}

function preformatted(element: WrittenElement): RootContent {
  const code = childNamed('code', element) ?? element;
  const named = [element, code].map((one) => textOf(one, 'class', 'className', 'lang') ?? '');
  const lang = /\blang(?:uage)?-([\w-]+)/.exec(named.join(' '))?.[1];
  return { type: 'code', lang: lang ?? null, value: toString(element).replace(/^\n|\s+$/g, ''), ...placeOf(element) };
}

function definitions(element: WrittenElement, conversion: Conversion): RootContent[] {
  return partsIn(element, 'dt', 'dd', 'div').flatMap((child): RootContent[] => {
    if (!isElement(child)) return [];
    if (child.name === 'div') return definitions(child, conversion);
    if (child.name !== 'dt' && child.name !== 'dd') return [];
    return [rawBlock(`<${child.name}>`), ...inBlocks(conversion.inner(child.children)), rawBlock(`</${child.name}>`)];
  });
}
