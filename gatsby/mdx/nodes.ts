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

/** Sets the children of a node. The caller ensures that their types are allowed. */
function filled<Node extends Parent>(node: Node, children: readonly RootContent[]): Node {
  const parent: Parent = node;
  parent.children = [...children];
  return node;
}

/** The root of a text. */
export const root = (children: readonly RootContent[]): Root => filled({ type: 'root', children: [] }, children);

/** A heading of level 1 to 6. */
export const heading = (depth: Heading['depth'], children: readonly RootContent[]): Heading =>
  filled({ type: 'heading', depth, children: [] }, children);

/** A paragraph. */
export const paragraph = (children: readonly RootContent[]): Paragraph =>
  filled({ type: 'paragraph', children: [] }, children);

/** A block quote. */
export const quote = (children: readonly RootContent[]): Blockquote =>
  filled({ type: 'blockquote', children: [] }, children);

/** A tight bullet list: no empty lines between its items. */
export const list = (items: readonly (readonly RootContent[])[]): List =>
  filled({ type: 'list', ordered: false, spread: false, children: [] }, items.map(listItem));

const listItem = (children: readonly RootContent[]): ListItem =>
  filled({ type: 'listItem', spread: false, children: [] }, children);

/** Bold text. */
export const strong = (children: readonly RootContent[]): Strong => filled({ type: 'strong', children: [] }, children);

/** Italic text. */
export const emphasis = (children: readonly RootContent[]): Emphasis =>
  filled({ type: 'emphasis', children: [] }, children);

/** A link. */
export const link = (url: string, children: readonly RootContent[]): Link =>
  filled({ type: 'link', url, children: [] }, children);

/** Plain text. */
export const text = (value: string): Text => ({ type: 'text', value });

/** A picture with its text alternative. */
export const image = (url: string, alt: string): Image => ({ type: 'image', url, alt });

/** A fenced code block. */
export const code = (lang: string, value: string): Code => ({ type: 'code', lang, value });

/** Adds a picture to the properties of a component. React accepts an object, but the types of `hast` only allow HTML values. */
export const withPicture = (picture: PictureData, properties: Properties): Properties =>
  Object.assign(properties, { picture: picture.gatsbyImageData });
