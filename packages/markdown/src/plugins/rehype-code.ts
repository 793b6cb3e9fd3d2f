import type { Element, ElementContent, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Plugin } from 'unified';
import { nearest } from '@physics-editor/lib/content/fault';
import { warn } from '@physics-editor/lib/content/messages';
import { element } from '../hast-of';
import { visitElements } from '../visit';
import { PLAIN, languageNamed, languageNames, lowlight } from './languages';

/** Reads `title="…" {1,4-6} showLineNumbers` for a listing. */
export function parseFenceMeta(meta: string, code: string) {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta);
  const rest = title ? meta.replace(title[0], '') : meta;
  const count = code.split('\n').length;
  const marked = new Set<number>();
  /** Parts of the braces that name lines which the code does not have. */
  const absent: string[] = [];
  for (const part of /\{([^{}]*)\}/.exec(rest)?.[1]?.split(',') ?? []) {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from && to <= count)) absent.push(part.trim());
    for (let line = Math.max(from, 1); line <= Math.min(to, count); line++) marked.add(line);
  }
  return { title: title?.[2], marked, absent, numbered: /\bshowLineNumbers\b/.test(rest) };
}

const MARK_COMMENT = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->)?\s*$/;

/** Removes comments that mark lines from a listing, and returns the numbers of the marked lines (from 1, after the removal). */
export function takeMarkComments(code: string): { code: string; marked: Set<number> } {
  const kept: string[] = [];
  const marked = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const command = MARK_COMMENT.exec(line)?.[1];
    if (command) {
      next = command === 'next-line';
      inside = command === 'start' || (inside && command !== 'end');
      continue;
    }
    kept.push(line);
    if (inside || next) marked.add(kept.length);
    next = false;
  }
  return { code: kept.join('\n'), marked };
}

/**
 * Replaces fenced code by `<Code>` with its tokens as children. They have only classes; the style sheet sets the colours. Marked lines in the braces
 * of a fence take precedence over comments that mark lines, which then remain in the listing.
 */
export const rehypeCode: Plugin<[], Root> = () => (tree, vfile) =>
  visitElements(tree, (node, index, parent) => {
    const [code] = node.children;
    if (node.tagName !== 'pre' || code?.type !== 'element') return;
    const source = toString(code).replace(/\n$/, '');
    const { title, marked: inBraces, absent, numbered } = parseFenceMeta(code.data?.meta ?? '', source);
    if (absent.length > 0) {
      const message = `The listing has no lines {${absent.join(',')}}.`;
      warn(vfile, node, message, `write lines from 1 to ${source.split('\n').length}, as in {1,3-4}`);
    }
    const written = languageOf(code);
    const language = languageNamed(written);
    const hasColours = language !== PLAIN && lowlight.registered(language);
    if (language !== PLAIN && !hasColours) {
      const near = nearest(language, languageNames);
      const hint = `${near ? `did you mean "${near}"? ` : ''}it is shown without; "text" says that it is to be so`;
      const isJoined = /\w\{/.test(written);
      const message = `There are no colours for the language "${written}".`;
      warn(vfile, node, message, isJoined ? 'write a space before "{"' : hint);
    }
    const listing = inBraces.size > 0 ? { code: source, marked: inBraces } : takeMarkComments(source);
    const tokens = hasColours ? lowlight.highlight(language, listing.code).children : [text(listing.code)];
    const lineOf = (children: ElementContent[], at: number): Element =>
      element(listing.marked.has(at + 1) ? 'mark' : 'span', { className: ['line'] }, [...children, text('\n')]);
    const isPlain = listing.marked.size === 0 && !numbered;
    const properties = { language, numbered, ...(title ? { title } : {}) };
    parent.children[index] = element('content-code', properties, isPlain ? tokens : lines(tokens).map(lineOf));
  });

function languageOf(code: Element): string {
  const classes = code.properties['className'];
  const names = Array.isArray(classes) ? classes.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? PLAIN;
}

/** Splits tokens into lines; a token that spans several lines is repeated in each. */
function lines(tokens: readonly ElementContent[]): ElementContent[][] {
  const result: ElementContent[][] = [[]];
  for (const token of tokens) {
    const parts: ElementContent[][] =
      token.type === 'text'
        ? token.value.split('\n').map((value) => (value ? [text(value)] : []))
        : token.type === 'element'
          ? lines(token.children).map((children) => [{ ...token, children }])
          : [[token]];
    parts.forEach((part, at) => {
      if (at > 0) result.push([]);
      result.at(-1)?.push(...part);
    });
  }
  return result;
}

const text = (value: string): Text => ({ type: 'text', value });
