import { Children, isValidElement, useLayoutEffect, type ReactNode } from 'react';

/** Marks the tags of a page, in the HTML of the build as here. */
const MARK = 'data-react-helmet';

/**
 * Takes the place of react-helmet in the browser, where it is 5 KB of which the site needs little: one `Helmet` is on the screen at a time, and
 * it has a title, attributes of the html element and plain tags. At build, react-helmet itself writes them.
 */
export function Helmet({ children }: { defer: false; children: ReactNode }) {
  useLayoutEffect(() => showHead(children), [children]);
  return null;
}

/** Brings the head of the document in line: tags that are there stay as they are. */
function showHead(children: ReactNode): void {
  const wanted: Element[] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Record<string, unknown>>(child) || typeof child.type !== 'string') continue;
    const { children: inside, ...attributes } = child.props;
    const text = Children.toArray(isText(inside) ? inside : []).join('');
    if (child.type === 'title') document.title = text;
    else if (child.type === 'html') setAttributes(document.documentElement, attributes);
    else wanted.push(newTag(child.type, attributes, text));
  }

  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  for (const tag of wanted) {
    const same = old.findIndex((other) => other.isEqualNode(tag));
    if (same < 0) document.head.append(tag);
    else old.splice(same, 1);
  }
  for (const tag of old) tag.remove();
}

const isText = (value: unknown): value is string | readonly string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'));

function newTag(name: string, attributes: Readonly<Record<string, unknown>>, text: string): Element {
  const tag = document.createElement(name);
  tag.setAttribute(MARK, 'true');
  setAttributes(tag, attributes);
  tag.textContent = text;
  return tag;
}

function setAttributes(element: Element, attributes: Readonly<Record<string, unknown>>): void {
  for (const [property, value] of Object.entries(attributes)) {
    const name = property === 'className' ? 'class' : property;
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}
