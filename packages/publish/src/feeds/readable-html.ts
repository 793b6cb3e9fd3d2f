import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** Elements that are interactive or depend on the site's own colours. */
const DROPPED = new Set(['button', 'script', 'style', 'svg', 'template', 'source']);
/** Layout wrappers and token spans, whose content reads the same without them. */
const UNWRAPPED = new Set(['div', 'span', 'picture', 'section']);
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const RENAMED: Readonly<Record<string, string>> = { aside: 'blockquote' };
/** Classes of paragraphs that label what follows. */
const LABELS = ['callout-title', 'tab-label'];

const ADDRESSES = new Set(['href', 'src']);
/** Attributes to keep, by element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  audio: ['src', 'controls'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan'],
};

/** Context for rewriting the HTML of a text. */
export interface Surroundings {
  /** Full address of the text's page. */
  page: string;
  /** Resolves an address in the text to a full one. */
  absolute: (address: string) => string;
}

/**
 * The HTML of a text for feed readers: no scripts, styles or layout, only full addresses. A scene becomes its poster, linked to the scene on the
 * site, with title and code; a film becomes its poster, linked to its file. A formula becomes its TeX: most readers drop the elements of MathML and
 * run its letters together.
 */
export function readableHtml(html: string, surroundings: Surroundings): string {
  const all = (nodes: readonly Node[]) => nodes.map(written).join('');

  function written(node: Node): string {
    if (DomUtils.isText(node)) return escapeMarkup(node.data);
    if (!DomUtils.isTag(node) || DROPPED.has(node.name) || 'data-island-root' in node.attribs) return '';

    const { name } = node;
    if (name === 'input') return 'checked' in node.attribs ? '☑' : '☐'; // of a task list
    const tex = node.attribs['data-tex'];
    if (tex !== undefined) {
      const formula = `<code>${escapeMarkup(tex)}</code>`;
      return hasClass(node, 'formula') ? `<p>${formula}</p>` : formula;
    }
    if (name === 'video') return filmLink(node);
    const start = `${RENAMED[name] ?? name}${attributesOf(node)}`;
    if (VOID.has(name)) return `<${start}>`;
    const inner = all(node.children);
    // Empty cells keep the columns aligned.
    if (inner.trim() === '' && name !== 'td' && name !== 'th') return inner;
    const { parent } = node;
    if (hasClass(node, 'live-scene-stage') && parent && DomUtils.isTag(parent)) {
      return `<a href="${escapeMarkup(`${surroundings.page}#${parent.attribs['id'] ?? ''}`)}">${inner}</a>`;
    }
    if (UNWRAPPED.has(name)) return inner;
    const text = LABELS.some((label) => hasClass(node, label)) ? `<strong>${inner}</strong>` : inner;
    return `<${start}>${text}</${RENAMED[name] ?? name}>`;
  }

  /** The poster of a film, with a link to it. */
  function filmLink({ attribs }: Element): string {
    const { src = '', poster = '', width = '', height = '', 'aria-label': alt = '' } = attribs;
    const picture = { name: 'img', attribs: { src: poster, alt, width, height } };
    return `<a${attributesOf({ name: 'a', attribs: { href: src } })}><img${attributesOf(picture)}></a>`;
  }

  function attributesOf({ name, attribs }: Pick<Element, 'name' | 'attribs'>): string {
    return Object.entries(attribs)
      .filter(([attribute]) => ATTRIBUTES[name]?.includes(attribute))
      .map(([attribute, value]) => {
        const written = ADDRESSES.has(attribute) ? surroundings.absolute(value) : value;
        return ` ${attribute}="${escapeMarkup(written)}"`;
      })
      .join('');
  }

  return all(parseDocument(html).children).trim();
}

const hasClass = ({ attribs }: Element, name: string): boolean => (attribs['class'] ?? '').split(' ').includes(name);
