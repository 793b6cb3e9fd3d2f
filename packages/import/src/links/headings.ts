import type { RootContent, Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { filled, paragraph } from '@physics-editor/markdown/nodes';
import { takeOwnId } from '@physics-editor/markdown/source/source';
import { nodesOf, replaceInside } from '@physics-editor/markdown/visit';
import { headingLevel, raw } from '../convert/elements';
import type { Notes } from '../notes';

/** A title has neither markup nor pictures. */
const WORDS = { includeImageAlt: false, includeHtml: false };
const wordsIn = (heading: Heading): string => toString(heading, WORDS).replace(/\s+/g, ' ').trim();

/** Extracts the title of a text, makes the remaining headings start at h2, and converts explicit ids to this site's syntax. */
export function settleHeadings(tree: Root, written: string | undefined, fallback: string, notes: Notes) {
  const own = ownIds(tree, notes);
  /** Headings by their foreign anchors; null is the top of the page. */
  const anchors = new Map<string, Heading | null>([...removeStandaloneAnchors(tree), ...own]);
  replaceInside(tree, (node) => (node.type === 'heading' && toString(node).trim() === '' ? [] : undefined));

  const top = tree.children.filter((node) => node.type === 'heading');
  const isOnly = top.filter(({ depth }) => depth === 1).length === 1;
  const first = top.find((heading, at) => {
    const says = wordsIn(heading).toLowerCase() === (written ?? fallback).toLowerCase();
    if (heading.depth > 1) return says && heading === tree.children[0];
    return says || at === 0 || (written === undefined && isOnly);
  });
  const words = first ? wordsIn(first) : '';
  if (first) {
    if (written !== undefined && written !== words) {
      notes.change(first, `The heading "${words}" was left out: the title is "${written}".`);
    }
    const pictures = nodesOf(first, ['image']).map((picture) => paragraph([picture]));
    tree.children.splice(tree.children.indexOf(first), 1, ...pictures);
    for (const [id, heading] of anchors) if (heading === first) anchors.set(id, null);
  }
  const headings = nodesOf(tree, ['heading']);
  const highest = Math.min(...headings.map(({ depth }) => depth));
  if (headings.length > 0 && highest !== 2) {
    notes.change(headings[0], 'The levels of headings were changed: below the title, they start at "##".');
    for (const heading of headings) heading.depth = headingLevel(heading.depth + 2 - highest);
  }
  if (written === undefined && !words) notes.leave(undefined, `The title "${fallback}" was made from the file's name.`);
  return { title: (written ?? words) || fallback, anchors };
}

/** Extracts the explicit ids of headings, and restores each once where the heading is at the top level of the text. */
function ownIds(tree: Root, notes: Notes): Map<string, Heading> {
  const found = new Map<string, Heading>();
  for (const heading of nodesOf(tree, ['heading'])) {
    const id = takeOwnId(heading);
    if (id === undefined) continue;
    if (found.has(id)) notes.change(heading, `The id "${id}" was left out: another heading has it.`);
    else if (tree.children.includes(heading)) heading.data = { ...heading.data, ownId: id };
    if (!found.has(id)) found.set(id, heading);
  }
  return found;
}

/** Appends explicit ids to their headings. Called last, since they are not part of a heading's text. */
export function writeOwnIds(tree: Root): void {
  for (const heading of nodesOf(tree, ['heading'])) {
    const id = heading.data?.ownId;
    if (id !== undefined && heading.depth > 1) filled(heading, [...heading.children, raw(` {#${id}}`)]);
  }
}

/** Removes standalone anchors. One directly after or before a heading belongs to that heading; any other belongs to the heading above it. */
function removeStandaloneAnchors(tree: Root): Map<string, Heading | null> {
  const anchors = new Map<string, Heading | null>();
  const waiting: string[] = [];
  let above: Heading | null = null;
  const settle = (heading: Heading | null) => {
    for (const id of waiting.splice(0)) anchors.set(id, heading);
  };
  const visit = (nodes: readonly RootContent[], inside: Heading | undefined): void => {
    for (const node of nodes) {
      const id = node.data?.anchor;
      if (id !== undefined) {
        if (inside) anchors.set(id, inside);
        else waiting.push(id);
      } else if (node.type === 'heading') {
        settle(node);
        above = node;
        visit(node.children, node);
      } else if ('children' in node) {
        visit(node.children, inside);
      } else if (!inside && toString(node).trim() !== '') {
        settle(above);
      }
    }
  };
  visit(tree.children, undefined);
  settle(above);
  replaceInside(tree, (node) => {
    if (node.data?.anchor !== undefined) return [];
    return node.type === 'paragraph' && node.children.length === 0 ? [] : undefined;
  });
  return anchors;
}
