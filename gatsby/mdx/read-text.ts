import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { alertsToElements } from './source/alerts';
import { isMdx, parsePrepared } from './source/parse';
import { htmlToElements } from './source/raw-html';
import { refuseElements } from './plugins/remark-allowed';
import { calloutsToElements, refuseCode, refuseTitles, unravelElements } from './plugins/remark-elements';
import type { Report } from './report';
import { prepareSource } from './source/source';
import { offsetOf, placeAt, syntaxFault } from './source/syntax-fault';
import { refuseDepth, refuseIndentedCode } from './plugins/text-blocks';
import { unclosedCallouts } from './source/unclosed-callouts';

/** So many faults of syntax are reported at a time. */
const MOST_FAULTS = 20;

/** Stands in for what could not be parsed: one character for one, and neither a space nor a mark of Markdown. */
const FILLER = '\u{A0}';

/**
 * The tree of a text, with elements in place of callouts, alerts and HTML, and everything that is wrong with the text alone in the report.
 * Undefined if it is so broken that nothing is left to look at.
 */
export function readText(file: string, source: string, report: Report): Root | undefined {
  const tree = parseAll(file, source, report);
  if (!tree || refuseDepth(tree, report)) return undefined;
  if (isMdx(file)) refuseIndentedCode(tree, prepareSource(source), report);
  else htmlToElements(tree, report);
  refuseCode(tree, report);
  refuseTitles(tree, report);
  refuseElements(tree, report, isMdx(file));
  alertsToElements(tree, report);
  calloutsToElements(tree, report);
  unravelElements(tree);
  return tree;
}

/** Parses a text; what the parser cannot read is reported, filled in, and the rest is parsed again. */
function parseAll(file: string, source: string, report: Report): Root | undefined {
  let text = prepareSource(source);
  const fill = (start: number, end: number): void => {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, FILLER) + text.slice(end);
  };
  for (const { line, column, name, colons } of unclosedCallouts(text)) {
    const mark = ':'.repeat(colons);
    const hint = `write a line "${mark}" where it ends; a callout around another needs more colons than that`;
    report.fault({ position: { start: { line, column } } }, `The callout "${mark}${name}" is not closed.`, hint);
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
        report.fault(undefined, message, 'make the text flatter');
        return undefined;
      }
      if (!(error instanceof VFileMessage)) throw error;
      const fault = syntaxFault(error, text);
      fill(fault.start, Math.max(fault.end, fault.start + 1));
      if (fault.unclosed !== undefined) unclosed.add(fault.unclosed);
      if (fault.closes !== undefined && unclosed.has(fault.closes)) continue;
      report.fault({ position: { start: placeAt(text, fault.start) } }, fault.message, fault.hint);
    }
  }
  return undefined;
}
