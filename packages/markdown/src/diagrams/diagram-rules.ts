import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { suggest } from '@physics-editor/lib/content/fault';
import { fault } from '@physics-editor/lib/content/messages';
import { visitElements } from '../visit';

/** Width of every diagram, so that the same font size looks the same in all of them. */
export const DIAGRAM_WIDTH = 720;

/** Smallest font size that is legible at the smallest scale of a drawing on phones. */
const SMALLEST_TEXT = 13;

/** Colour tokens of `src/styles/tokens.css` that diagrams may use. */
export const DIAGRAM_COLOURS = [
  'ink',
  'ink-soft',
  'paper',
  'paper-raised',
  'paper-sunk',
  'line',
  'control-line',
  'grid-minor',
  'grid-major',
  'accent',
  'on-accent',
  'link',
  'info',
  'tip',
  'caution',
  'danger',
  'mark',
  'code-keyword',
];

const SHAPES = ['path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse', 'text', 'tspan'];
const ELEMENTS = ['svg', 'title', 'desc', 'g', 'a', 'defs', 'symbol', 'use', 'pattern', 'clipPath', ...SHAPES];

/** Corrections for elements that a writer may expect to work. */
const INSTEAD = new Map(
  Object.entries({
    script: 'leave it out: a diagram has no code',
    style: 'give the shapes fill="var(--paper)" and stroke="var(--ink)"',
    image: 'draw it with paths and texts; a picture from a file is ![What it shows](./picture.png)',
    foreignObject: 'write texts as <text>',
    animate: 'leave it out: a diagram stands still',
    animateTransform: 'leave it out: a diagram stands still',
  }),
);

const COLOUR_ATTRIBUTES = ['fill', 'stroke', 'color'];
const ATTRIBUTES = [
  ...COLOUR_ATTRIBUTES,
  ...['id', 'href', 'transform', 'viewBox', 'preserveAspectRatio', 'aria-hidden', 'd', 'points', 'r', 'rx', 'ry'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'dx', 'dy', 'width', 'height', 'opacity', 'fill-opacity'],
  ...['fill-rule', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-opacity'],
  ...['clip-path', 'clip-rule', 'patternUnits', 'patternTransform', 'text-anchor', 'dominant-baseline'],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing'],
];
const FONT = /^var\(--font-(?:text|display|mono)\)$/;
const LOCAL = /^url\(#([\w-]+)\)$/;

/** All elements of a drawing, including the root. */
export function elementsOf(root: Element): Element[] {
  const elements = [root];
  visitElements(root, (node) => void elements.push(node));
  return elements;
}

export const linksOf = (root: Element): Element[] => elementsOf(root).filter(({ tagName }) => tagName === 'a');

/** The name of a link in a drawing: the text of its `<title>`. */
export function titleOf(link: Element): string {
  const title = link.children.find((child) => child.type === 'element' && child.tagName === 'title');
  return title ? toString(title).replace(/\s+/g, ' ').trim() : '';
}

/** Id to which an attribute refers within the drawing: `fill="url(#hatch)"`, `<use href="#wheel">`. */
export const localTarget = ({ tagName }: Element, name: string, value: string): string | undefined =>
  LOCAL.exec(value)?.[1] ?? (tagName === 'use' && name === 'href' ? /^#([\w-]+)$/.exec(value)?.[1] : undefined);

/** Reports scripts, external resources, colours and fonts that are not tokens, and illegible text. */
export function refuseInDiagram(root: Element, vfile: VFile): void {
  if (!new RegExp(`^0 0 ${DIAGRAM_WIDTH} \\d+$`).test(String(root.properties['viewBox']))) {
    const hint = `write <svg viewBox="0 0 ${DIAGRAM_WIDTH} …">, with no width and height: all diagrams are ${DIAGRAM_WIDTH} wide, so that their letters are alike`;
    fault(vfile, root, 'The drawing does not have the size of a diagram.', hint);
  }
  const elements = elementsOf(root);
  const ids = elements.flatMap(({ properties }) => properties['id'] ?? []).map(String);
  elements.forEach((element, at) => {
    const { tagName, properties } = element;
    if (!ELEMENTS.includes(tagName)) {
      fault(vfile, element, `A diagram has no <${tagName}>.`, INSTEAD.get(tagName) ?? suggest(tagName, ELEMENTS));
      return;
    }
    if (tagName === 'svg' && at > 0) fault(vfile, element, 'A drawing is inside another.', 'use <g> or <symbol>');
    if (tagName === 'a' && !titleOf(element)) {
      fault(vfile, element, 'A link of the diagram has no name.', 'write <title>3 Side panels</title> in it');
    }
    for (const [name, value] of Object.entries(properties)) {
      const [message, hint] = problemOf(element, name, String(value), ids) ?? [];
      if (message && hint) fault(vfile, element, message, hint);
    }
  });
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at))) {
    const last = elements.findLast(({ properties }) => properties['id'] === id);
    fault(vfile, last, `Two elements of the drawing have the id "${id}".`, 'give one of them another');
  }
}

/** The fault of an attribute and its correction. */
function problemOf(element: Element, name: string, value: string, ids: string[]): [string, string] | undefined {
  const { tagName } = element;
  const written = `${name}="${value}"`;
  if (/^on/i.test(name)) return [`<${tagName}> has the attribute "${name}".`, 'leave it out: a diagram has no code'];
  if (name === 'style' || name === 'class') {
    return [`<${tagName}> has the attribute "${name}".`, 'write each property by itself: fill="var(--paper)"'];
  }
  if (name === 'xmlns' && tagName === 'svg') return undefined;
  if (!ATTRIBUTES.includes(name)) {
    const hint = name === 'xlink:href' ? 'write href="…"' : 'leave it out; editors of pictures add such attributes';
    return [`<${tagName}> has the attribute "${name}".`, hint];
  }
  const target = localTarget(element, name, value);
  if (target !== undefined) {
    return ids.includes(target) ? undefined : [`The drawing has no id "${target}".`, suggest(target, ids)];
  }
  if (/url\s*\(/i.test(value) || (tagName === 'use' && name === 'href')) {
    return [`${written} leads out of the drawing.`, 'refer to an id of the same file, as in url(#id) or href="#id"'];
  }
  if (COLOUR_ATTRIBUTES.includes(name) && !isColour(value)) {
    const tokens = DIAGRAM_COLOURS.map((token) => `var(--${token})`).join(', ');
    return [
      `${written} is not a colour of the site.`,
      `write none, currentColor or a token, which follows the colour mode: ${tokens}`,
    ];
  }
  if (name === 'font-family' && !FONT.test(value)) {
    return [`${written} is not a font of the site.`, 'write var(--font-text), var(--font-display) or var(--font-mono)'];
  }
  if (name === 'font-size' && !(/^\d+(\.\d+)?$/.test(value) && Number(value) >= SMALLEST_TEXT)) {
    return [`${written} cannot be read on a phone.`, `write a number of ${SMALLEST_TEXT} or more, without a unit`];
  }
  return undefined;
}

const isColour = (value: string): boolean =>
  value === 'none' || value === 'currentColor' || DIAGRAM_COLOURS.some((token) => value === `var(--${token})`);
