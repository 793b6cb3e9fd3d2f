import type { Properties } from 'hast';
import type {
  Blockquote,
  Code,
  RootContent,
  Emphasis,
  Heading,
  Image,
  Link,
  List,
  ListItem,
  Paragraph,
  Parent,
  Root,
  Strong,
  Text,
} from 'mdast';
import type { PictureData } from './types';

/** Gives a node its children, whose kinds whoever calls this answers for. */
function filled<Node extends Parent>(node: Node, children: readonly RootContent[]): Node {
  const parent: Parent = node;
  parent.children = [...children];
  return node;
}

/** A whole text. */
export const root = (children: readonly RootContent[]): Root => filled({ type: 'root', children: [] }, children);

/** A heading from 1 to 6. */
export const heading = (depth: Heading['depth'], children: readonly RootContent[]): Heading =>
  filled({ type: 'heading', depth, children: [] }, children);

/** A paragraph. */
export const paragraph = (children: readonly RootContent[]): Paragraph =>
  filled({ type: 'paragraph', children: [] }, children);

/** A quotation. */
export const quote = (children: readonly RootContent[]): Blockquote =>
  filled({ type: 'blockquote', children: [] }, children);

/** A list with bullets, without empty lines between its items. */
export const list = (items: readonly (readonly RootContent[])[]): List =>
  filled({ type: 'list', ordered: false, spread: false, children: [] }, items.map(listItem));

const listItem = (children: readonly RootContent[]): ListItem =>
  filled({ type: 'listItem', spread: false, children: [] }, children);

/** Bold text. */
export const strong = (children: readonly RootContent[]): Strong => filled({ type: 'strong', children: [] }, children);

/** Text in italics. */
export const emphasis = (children: readonly RootContent[]): Emphasis =>
  filled({ type: 'emphasis', children: [] }, children);

/** A link. */
export const link = (url: string, children: readonly RootContent[]): Link =>
  filled({ type: 'link', url, children: [] }, children);

/** Words as they are. */
export const text = (value: string): Text => ({ type: 'text', value });

/** A picture and what it shows. */
export const image = (url: string, alt: string): Image => ({ type: 'image', url, alt });

/** A listing in a language. */
export const code = (lang: string, value: string): Code => ({ type: 'code', lang, value });

/** Properties of a component that shows a picture. They go to React: an object may be among them, though `hast` types those of HTML alone. */
export const withPicture = (picture: PictureData, properties: Properties): Properties =>
  Object.assign(properties, { picture: picture.gatsbyImageData });
