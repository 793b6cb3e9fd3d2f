import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Extension, Code, Construct, State, Tokenizer } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { prepareSource } from './source';

const DOLLAR = 36;
const BACKSLASH = 92;
const BACKTICK = 96;

/** ASCII letters, digits and the underscore, as in prices and variables. Other scripts may touch a formula: 速度$v$は. */
const isWordCode = (code: Code): boolean => code !== null && code >= 0 && /\w/.test(String.fromCharCode(code));
const isSpaceCode = (code: Code): boolean => code === null || code < 0 || code === 32;

/**
 * Matches a `$` that opens a formula, and any sequence of them. As in Pandoc, no space follows the opening `$` or precedes the closing one; as on
 * GitHub, no letter or digit precedes the former or follows the latter: `$5 and $10` and `$HOME:$PATH` are text. Code is not part of a formula.
 */
const formula: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const before = this.previous;
    let last: Code = null;

    const opened: State = (code) => {
      if (code === DOLLAR) return ok(code);
      return isSpaceCode(code) ? nok(code) : inside(code);
    };
    const inside: State = (code) => {
      if (code === null || code === BACKTICK || (code === DOLLAR && (last === BACKSLASH || isSpaceCode(last))))
        return nok(code);
      effects.consume(code);
      last = code;
      return code === DOLLAR ? closed : inside;
    };
    const closed: State = (code) => (isWordCode(code) || code === DOLLAR ? nok(code) : ok(code));

    return (code) => {
      if (isWordCode(before)) return nok(code);
      effects.consume(code);
      return opened;
    };
  },
};

/** Matches a `$` that is text. */
const tokenize: Tokenizer = (effects, ok, nok) => {
  const literal: State = (code) => {
    effects.enter('data');
    effects.consume(code);
    effects.exit('data');
    return ok;
  };
  return effects.check(formula, nok, literal);
};

const COLON = 58;

/** Parses callout containers, but no other directives: a text directive would match ratios such as 16:9 in prose. */
export function remarkContainers(this: Processor): void {
  const [container] = [directive().flow?.[COLON] ?? []].flat();
  if (container) addSyntax(this, { flow: { [COLON]: container } });
  (this.data().fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

/** Treats the `$` of prices and variables as text. Must be used after remark-math, to take precedence over its syntax. */
function remarkDollars(this: Processor): void {
  addSyntax(this, { text: { [DOLLAR]: { tokenize } } });
}

function addSyntax(processor: Processor, syntax: Extension): void {
  (processor.data().micromarkExtensions ??= []).push(syntax);
}

const extensions = { plugins: [remarkGfm, remarkMath, remarkDollars, remarkContainers] };
const mdx = unified().use(remarkParse).use(remarkMdx).use(extensions).freeze();
const markdown = unified().use(remarkParse).use(extensions).freeze();

/** Whether a file is MDX. Any other file is plain Markdown, where braces are text and elements are HTML. */
export const isMdx = (file: string): boolean => file.endsWith('.mdx');

declare global {
  var parsedTexts: Map<string, Root> | undefined;
}

/**
 * Trees that have only been read, by `keyOf`, for the one who renders the text and changes its tree. Whoever starts the process may fill it with those
 * that a thread has parsed by `parse-texts.ts`.
 */
export const parsedTexts: Map<string, Root> = (globalThis.parsedTexts ??= new Map());

/** Identifies the tree of a prepared text by its syntax and all of its characters. */
export const keyOf = (file: string, text: string): string => `${isMdx(file) ? 'mdx' : 'md'} ${text}`;

/** Parses a text of `file` that `prepareSource` has prepared. Throws a VFileMessage with the position of a syntax error. */
export function parsePrepared(file: string, text: string): Root {
  const key = keyOf(file, text);
  const known = parsedTexts.get(key);
  parsedTexts.delete(key);
  return known ?? (isMdx(file) ? mdx : markdown).parse(text);
}

/**
 * Parses Markdown (GFM, formulas, callouts; MDX in .mdx files), for a caller who does not change the tree. Throws a VFileMessage with the position of
 * a syntax error.
 */
export function parseText(file: string, source: string): Root {
  const text = prepareSource(source);
  const tree = parsePrepared(file, text);
  parsedTexts.set(keyOf(file, text), tree);
  return tree;
}
