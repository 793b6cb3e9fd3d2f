import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { fault } from '../checks/messages';
import { alertsToElements } from './source/alerts';
import { isMdx, parsePrepared } from './source/parse';
import { htmlToElements } from './source/raw-html';
import { refuseElements } from './plugins/remark-allowed';
import { calloutsToElements, refuseCode, refuseTitles, unravelElements } from './plugins/remark-elements';
import { prepareSource } from './source/source';
import { offsetOf, placeAt, syntaxFault } from './source/syntax-fault';
import { refuseDepth, refuseIndentedCode } from './plugins/text-blocks';
import { unclosedCallouts } from './source/unclosed-callouts';

/** So many faults of syntax are reported at a time. */
const MOST_FAULTS = 20;

/** Stands in for what could not be parsed: one character for one, and neither a space nor a mark of Markdown. */
const FILLER = '\u{A0}';

/**
 * The tree of a text, with elements in place of callouts, alerts and HTML, and everything that is wrong with the text alone among the messages.
 * Undefined if it is so broken that nothing is left to look at.
 */
export function readText(file: string, source: string, vfile: VFile): Root | undefined {
  const tree = parseAll(file, source, vfile);
  if (!tree || refuseDepth(tree, vfile)) return undefined;
  if (isMdx(file)) refuseIndentedCode(tree, prepareSource(source), vfile);
  else htmlToElements(tree, vfile);
  refuseCode(tree, vfile);
  refuseTitles(tree, vfile);
  refuseElements(tree, vfile, isMdx(file));
  alertsToElements(tree, vfile);
  calloutsToElements(tree, vfile);
  unravelElements(tree);
  return tree;
}

/** Parses a text; what the parser cannot read is reported, filled in, and the rest is parsed again. */
function parseAll(file: string, source: string, vfile: VFile): Root | undefined {
  let text = prepareSource(source);
  const fill = (start: number, end: number): void => {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, FILLER) + text.slice(end);
  };
  for (const { line, column, name, colons } of unclosedCallouts(text)) {
    const mark = ':'.repeat(colons);
    const hint = `write a line "${mark}" where it ends; a callout around another needs more colons than that`;
    fault(vfile, { line, column }, `The callout "${mark}${name}" is not closed.`, hint);
    const start = offsetOf(text, line, column);
    fill(start, start + colons);
  }

  const unclosed = new Set<string>();
  for (let tries = 0; tries < MOST_FAULTS; tries++) {
    try {
      return parsePrepared(file, text);
    } catch (error) {
      if (error instanceof RangeError) {
        const message = 'Lists, quotes or elements are nested too deep to be read.';
        fault(vfile, undefined, message, 'make the text flatter');
        return undefined;
      }
      if (!(error instanceof VFileMessage)) throw error;
      const problem = syntaxFault(error, text);
      fill(problem.start, Math.max(problem.end, problem.start + 1));
      if (problem.unclosed !== undefined) unclosed.add(problem.unclosed);
      if (problem.closes !== undefined && unclosed.has(problem.closes)) continue;
      fault(vfile, placeAt(text, problem.start), problem.message, problem.hint);
    }
  }
  return undefined;
}
