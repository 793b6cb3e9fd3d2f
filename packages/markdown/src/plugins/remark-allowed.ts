import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { suggest } from '@physics-editor/lib/content/fault';
import { fault } from '@physics-editor/lib/content/messages';
import { attributesOf, elementsNamed, isElement, type WrittenElement } from '../attributes';
import { nodesOf } from '../visit';

/** HTML elements that writers may use because Markdown has no syntax for them. */
const ELEMENTS = [
  'abbr',
  'br',
  'cite',
  'dd',
  'details',
  'dl',
  'dt',
  'ins',
  'kbd',
  'mark',
  'small',
  'sub',
  'summary',
  'sup',
];
const named = (names: readonly string[], hint: string) => Object.fromEntries(names.map((name) => [name, hint]));
/** What to write instead of elements that are common in other sources. */
const MARKDOWN = new Map<string, string>(
  Object.entries({
    a: '[text](address)',
    audio: 'a link to it, [text](https://…), or a live scene that plays sounds',
    ...named(['b', 'strong'], '**text**'),
    blockquote: '> text',
    code: '`code`',
    ...named(['em', 'i'], '*text*'),
    ...named(['h1', 'h2'], '## Heading'),
    h3: '### Heading',
    h4: '#### Heading',
    hr: '---',
    iframe:
      'a link to it, [text](https://…), or <YouTube id="…" title="…" />: pages load nothing from other sites by themselves',
    img: '![what it shows](./picture.png)',
    ...named(['li', 'ul'], '- item'),
    ol: '1. item',
    pre: 'code between two lines ```',
    ...named(['del', 's'], '~~text~~'),
    ...named(['table', 'tbody', 'td', 'th', 'thead', 'tr'], 'rows such as | a | b |, and | - | - | below the first'),
    video: '![what it shows](./film.mp4), an mp4 or webm beside the page',
    ...named(['center', 'div', 'font', 'p', 'span', 'u'], 'its text without the tags'),
  }),
);
/** Components that writers can use by name. */
export const COMPONENTS: readonly string[] = ['Figure', 'Diagram', 'LiveScene', 'Tabs', 'TabItem', 'YouTube'];

/** Attributes of components, each with what to write if it is required, or nothing. Those of a scene depend on where it is written. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Diagram: { src: './toolbar.svg', alt: 'What it shows', caption: '…' },
  Figure: { caption: '…' },
  Tabs: { groupId: '', defaultValue: '', queryString: '' },
  TabItem: { value: '…', label: '' },
  YouTube: { id: 'aqz-KE-bpKQ', title: 'What it shows', poster: '' },
};

/** Reports elements and components that are not allowed, and attributes that contain code. */
export const remarkAllowed: Plugin<[{ hasComponents: boolean }], Root> =
  ({ hasComponents }) =>
  (tree, vfile) => {
    for (const node of nodesOf(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'])) {
      const name = node.name ?? '';
      const [kind, known] = /^[A-Z]/.test(name) ? ['component', COMPONENTS] : ['element', ELEMENTS];
      const markdown = MARKDOWN.get(name);
      if (kind === 'component' && !hasComponents) {
        fault(vfile, node, `<${name}> does not work in .md files.`, 'name the file .mdx, or write it in Markdown');
      } else if (markdown) fault(vfile, node, `There is no element <${name}>.`, `write ${markdown}`);
      else if (!known.includes(name)) {
        const isComponent = hasComponents && COMPONENTS.some((one) => one.toLowerCase() === name);
        fault(vfile, node, `There is no ${kind} <${name}>.`, suggest(name, isComponent ? COMPONENTS : known));
      } else for (const problem of problemsOf(node, name)) fault(vfile, node, ...problem);
    }
  };

/** The faults of an allowed element, each with its correction. */
function problemsOf(node: WrittenElement, name: string): [string, string][] {
  if (!node.attributes.every(isLiteral)) {
    return [[`<${name}> has an attribute that is code.`, 'give it a text in quotes, a number or true or false']];
  }
  const attributes = attributesOf(node);
  const known = ATTRIBUTES[name];
  const missing = Object.entries(known ?? {}).filter(
    ([attribute, value]) => value !== '' && !attributes.get(attribute)?.trim(),
  );
  if (missing.length > 0)
    return missing.map(([one, value]) => [`<${name}> has no ${one}.`, `write <${name} ${one}="${value}">`]);
  const names = [...attributes.keys()];
  const styled = names.find((attribute) => attribute === 'style' || /^on/i.test(attribute));
  if (styled)
    return [[`<${name}> has the attribute "${styled}".`, 'leave it out; the style sheet knows how things look']];
  if (name === 'TabItem' && attributes.has('default'))
    return [['<TabItem> has no "default".', 'write <Tabs defaultValue="…"> with the value of the tab']];
  const unknown = known && names.find((attribute) => !Object.hasOwn(known, attribute));
  if (unknown) return [[`<${name}> has no "${unknown}".`, suggest(unknown, Object.keys(known))]];
  return name === 'br' && node.children.length > 0 ? [['<br> contains text.', 'write <br />']] : [];
}

/** Whether the value of an attribute is a literal (string, number or boolean) or missing. */
function isLiteral(attribute: WrittenElement['attributes'][number]): boolean {
  if (attribute.type !== 'mdxJsxAttribute') return false;
  const { value } = attribute;
  if (typeof value !== 'object' || value === null) return true;
  return /^\s*(true|false|-?[\d.]+|"[^"]*"|'[^']*')\s*$/.test(value.value);
}

/** Reports tabs of one list with the same value, and a default that is none of them. */
export const remarkTabs: Plugin<[], Root> = () => (tree, vfile) => {
  for (const tabs of elementsNamed('Tabs', tree)) {
    const values: string[] = [];
    for (const item of tabs.children) {
      const value = isElement(item) ? attributesOf(item).get('value') : undefined;
      if (!value) continue;
      if (values.includes(value)) fault(vfile, item, `Two tabs have the value "${value}".`, 'give one of them another');
      values.push(value);
    }
    const first = attributesOf(tabs).get('defaultValue');
    if (first && !values.includes(first))
      fault(vfile, tabs, `There is no tab with the value "${first}" to begin with.`, suggest(first, values));
  }
};
