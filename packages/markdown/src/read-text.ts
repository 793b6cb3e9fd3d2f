import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { fault } from '@physics-editor/lib/content/messages';
import { alertsToElements } from './source/alerts';
import { isMdx, parsePrepared } from './source/parse';
import { htmlToElements } from './source/raw-html';
import { refuseElements, refuseTabs } from './plugins/remark-allowed';
import { calloutsToElements, refuseCode, refuseTitles, unravelElements } from './plugins/remark-elements';
import { prepareSource } from './source/source';
import { offsetOf, placeAt, syntaxFault } from './source/syntax-fault';
import { refuseDepth, refuseIndentedCode } from './plugins/text-blocks';
import { unclosedCallouts } from './source/unclosed-callouts';

/** Maximum number of syntax errors that are reported at a time. */
const MOST_FAULTS = 20;

/** Replaces each character that cannot be parsed; it is neither white space for Markdown nor part of its syntax. */
const FILLER = '\u{A0}';

/**
 * Parses a text, converts callouts, alerts and HTML to elements, and reports all faults that can be found without other files. Undefined if the
 * faults do not allow further checks.
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
  refuseTabs(tree, vfile);
  return tree;
}

/** Parses a text. Each syntax error is reported and replaced by filler characters, and the text is parsed again. */
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
