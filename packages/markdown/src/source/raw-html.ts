import { Tokenizer } from 'htmlparser2';
import type { Html, Parent, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { fault } from '@physics-editor/lib/content/messages';
import type { WrittenElement } from '../attributes';
import { jsxElement } from '../plugins/remark-elements';
import { LITERAL } from './syntax-fault';

type Place = { start: { line: number; column: number }; end: { line: number; column: number } };

/** A token of raw HTML with its offset. */
type Piece = { offset: number; value: string } & (
  | { kind: 'open'; attributes: Record<string, string> }
  | { kind: 'close' | 'text' | 'comment' | 'other' }
);

const VOID = ['br', 'hr', 'img', 'input', 'wbr'];
/** Nodes with phrasing content; all others contain blocks. */
const OF_WORDS = ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference'];

/** Converts HTML in a Markdown file to the nodes that MDX has for elements and comments, so that the same rules apply to both formats. */
export const remarkHtml: Plugin<[], Root> = () => (tree, vfile) => fold(tree, false, vfile);

function fold(parent: Parent, isInLine: boolean, vfile: VFile): void {
  const result: RootContent[] = [];
  const open: WrittenElement[] = [];
  const add = (node: RootContent): void => {
    const holder: Parent | undefined = open.at(-1);
    (holder ? holder.children : result).push(node);
  };
  const close = (name: string, position: Place): void => {
    const at = open.map((element) => element.name).lastIndexOf(name);
    if (at >= 0) return open.splice(at).slice(1).forEach(refuse);
    fault(vfile, position.start, `Nothing is open that </${name}> could close.`, 'take it out, or open it before');
  };
  const refuse = (element: WrittenElement): void => {
    const name = element.name ?? '';
    const hint = `write </${name}> where it ends${isInLine ? ', in the same paragraph' : ''}; if it is not a tag, ${LITERAL}`;
    fault(vfile, element, `<${name}> is not closed.`, hint);
  };

  for (const node of parent.children) {
    if ('children' in node) fold(node, OF_WORDS.includes(node.type), vfile);
    if (node.type !== 'html') {
      add(node);
      continue;
    }
    for (const piece of piecesOf(node.value)) {
      const { value } = piece;
      const position = placeIn(node, piece.offset);
      if (piece.kind === 'open') {
        const block = jsxElement(value, piece.attributes, [], { position });
        const element: WrittenElement = isInLine ? { ...block, type: 'mdxJsxTextElement', children: [] } : block;
        add(element);
        if (!VOID.includes(value)) open.push(element);
      } else if (piece.kind === 'close') {
        close(value, position);
      } else if (piece.kind === 'comment') {
        const type = isInLine ? 'mdxTextExpression' : 'mdxFlowExpression';
        add({ type, value: `/*${value.replaceAll('*/', '')}*/`, position });
      } else if (piece.kind === 'other') {
        fault(vfile, position.start, `A text has no ${value}.`, 'take it out');
      } else if (isInLine || value.trim() !== '') {
        add({ type: 'text', value: isInLine ? value : value.trim(), position });
      }
    }
  }
  open.forEach(refuse);
  parent.children = result;
}

/** Splits raw HTML into tokens. htmlparser2's parser would correct HTML silently, for example a closing tag without an opening one. */
function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const part = (start: number, end: number): string => html.slice(start, end);
  let attributes: Record<string, string> = {};
  let name = '';
  const addText = (value: string, offset: number): void => {
    const last = pieces.at(-1);
    if (last?.kind === 'text') last.value += value;
    else pieces.push({ kind: 'text', value, offset });
  };
  const addValue = (value: string): void => {
    attributes[name] = (attributes[name] ?? '') + value;
  };
  const addOther = (start: number): void => {
    const offset = html.lastIndexOf('<', start);
    const [value] = /^<[?![]*\w*/.exec(html.slice(offset)) ?? ['<'];
    pieces.push({ kind: 'other', value, offset });
  };

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        attributes = {};
        pieces.push({ kind: 'open', value: part(start, end), attributes, offset: start - 1 });
      },
      onopentagend: () => undefined,
      onselfclosingtag() {
        const last = pieces.at(-1);
        if (last?.kind === 'open' && !VOID.includes(last.value)) pieces.push({ ...last, kind: 'close' });
      },
      onclosetag: (start, end) => void pieces.push({ kind: 'close', value: part(start, end), offset: start - 2 }),
      onattribname(start, end) {
        name = part(start, end);
        attributes[name] = '';
      },
      onattribdata: (start, end) => addValue(part(start, end)),
      onattribentity: (code) => addValue(String.fromCodePoint(code)),
      onattribend: () => undefined,
      ontext: (start, end) => addText(part(start, end), start),
      ontextentity: (code, end) => addText(String.fromCodePoint(code), end),
      oncomment: (start, end, before) =>
        void pieces.push({ kind: 'comment', value: part(start, end - before), offset: start - 4 }),
      oncdata: addOther,
      ondeclaration: addOther,
      onprocessinginstruction: addOther,
      onend: () => undefined,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return pieces;
}

function placeIn({ value, position }: Html, offset: number): Place {
  const [first = '', ...rest] = value.slice(0, offset).split('\n');
  const last = rest.at(-1);
  const { line = 1, column = 1 } = position?.start ?? {};
  const start = { line: line + rest.length, column: last === undefined ? column + first.length : last.length + 1 };
  return { start, end: start };
}
