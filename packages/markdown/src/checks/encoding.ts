import { isUtf8 } from 'node:buffer';
import { shownPath, type ContentFiles, isText } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { codePointName } from '@physics-editor/lib/scenes/hidden-characters';
import { fencedLines } from '../source/source';
import { splitFrontMatter } from './front-matter';

/** Files other than texts that are read as text. */
const READ = /\.(yml|js|svg)$/;
const HINT = 'save it as UTF-8 ("Save with encoding" in most editors)';

/** Faults of files that cannot be read as they are: not valid UTF-8, with the position of the first invalid byte, or with characters out of place. */
export const checkEncodings = (files: ContentFiles): Fault[] =>
  files.list('', '').flatMap((path) => {
    if (!isText(path) && !READ.test(path)) return [];
    const bytes = files.bytes(path);
    const fault = encodingFault(bytes);
    return fault ? [{ file: shownPath(path), hint: HINT, ...fault }] : strayCharacters(path, bytes.toString('utf8'));
  });

function encodingFault(bytes: Buffer): Pick<Fault, 'line' | 'column' | 'message'> | undefined {
  // UTF-16 has a zero byte in each Latin letter; UTF-8 text has none.
  if (bytes.includes(0)) return { line: 1, message: 'The file is saved as UTF-16, or is not a text file.' };
  if (isUtf8(bytes)) return undefined;
  const lines = bytes
    .toString('latin1')
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'));
  const at = lines.findIndex((line) => !isUtf8(line));
  const [good = ''] = String(lines[at]).split('\u{FFFD}', 1);
  return { line: at + 1, column: good.length + 1, message: 'The file is not saved as UTF-8.' };
}

/** Control characters and noncharacters, which HTML or XML does not allow. */
const CONTROL = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u;
/** The start or the end of a conflict, as Git writes it into a file. */
const CONFLICT = /^(<{7}|>{7}) \S/;
/** The beginning of a line, whose spaces decide what it is. */
const START = {
  yaml: /^[\s\u200B]*(?:- *)?(?:[\w-]+:)?[\s\u200B]?/,
  text: /^[\s>]*(?:#{1,6}|[-*+]|\d+[.)])[\s\u200B]/,
};
/** No-break and other spaces, which are letters for YAML and Markdown. */
const FALSE_SPACE = /[^\S \t\r]|\u200B/;
/** A file that matches nowhere has no such faults: most files are checked by this alone. */
const SUSPECT = new RegExp(`${CONTROL.source}|${CONFLICT.source}|(?!\\n)(?:${FALSE_SPACE.source})`, 'mu');

const MERGE_HINT = 'keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';

/** Faults of a file that is not what its writer sees: conflicts of a merge, control characters, false spaces. In fences, only the second. */
function strayCharacters(path: string, source: string): Fault[] {
  const text = source.replace(/^\uFEFF/, '');
  if (!SUSPECT.test(text)) return [];
  const lines = text.split('\n');
  const fenced = isText(path) ? fencedLines(lines) : [];
  const yamlEnd = isText(path) ? splitFrontMatter(text).frontMatter.split('\n').length : lines.length;
  let isInConflict = false;
  return lines.flatMap((line, at): Fault[] => {
    const place = { file: shownPath(path), line: at + 1 };
    if (isInConflict) {
      isInConflict = !line.startsWith('>>>>>>> ');
      return [];
    }
    if (!fenced[at] && CONFLICT.test(line)) {
      isInConflict = line.startsWith('<');
      return [{ ...place, message: 'A merge conflict is left in the file.', hint: MERGE_HINT }];
    }
    const start = fenced[at] || /\.(js|svg)$/.test(path) ? undefined : at < yamlEnd ? START.yaml : START.text;
    const control = CONTROL.exec(line);
    const found = control ?? FALSE_SPACE.exec(start?.exec(line)?.[0] ?? '');
    if (!found) return [];
    const name = codePointName(found[0].codePointAt(0) ?? 0);
    const [what, hint] = control
      ? ['a control character', 'delete it']
      : ['it only looks like a space', 'type an ordinary space'];
    const message = `There is an invisible character here, ${name}: ${what}.`;
    return [{ ...place, column: found.index + 1, message, hint }];
  });
}
