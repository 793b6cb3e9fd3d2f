import { fencedLines } from '../mdx/source/source';
import { isText, shownPath, type ContentFiles } from './content-files';
import type { Fault } from './fault';
import { splitFrontMatter } from './front-matter';

/** Control characters and noncharacters, which HTML or XML does not allow. */
const CONTROL = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u;
/** The start or the end of a conflict, as Git writes it into a file. */
const CONFLICT = /^(<{7}|>{7}) \S/;
/** The part of a line that spaces give its meaning. */
const MARK = { yaml: /^[\s\u200B]*(?:- *)?(?:[\w-]+:)?[\s\u200B]?/, text: /^[\s>]*(#{1,6}|[-*+]|\d+[.)])[\s\u200B]/ };
/** No-break and other spaces that Markdown and YAML take for letters. */
const FALSE_SPACE = /[^\S \t\r]|\u200B/;

/** Faults of a file whose characters are not what its writer sees: conflicts of a merge, control characters, and false spaces in YAML. */
export function strayCharacters(path: string, source: string): Fault[] {
  const { lines, fenced, yamlEnd } = linesOf(path, source);
  let isInConflict = false;
  return lines.flatMap((line, at): Fault[] => {
    const place = { file: shownPath(path), line: at + 1 };
    if (isInConflict || (!fenced[at] && CONFLICT.test(line))) {
      const hint = 'keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';
      const conflict = { ...place, message: 'A merge conflict is left in the file.', hint };
      const isFirst = !isInConflict;
      isInConflict = isFirst ? line.startsWith('<') : !line.startsWith('>>>>>>> ');
      return isFirst ? [conflict] : [];
    }
    const control = CONTROL.exec(line);
    const space = at < yamlEnd ? FALSE_SPACE.exec(MARK.yaml.exec(line)?.[0] ?? '') : null;
    return [
      ...(control ? [{ ...place, ...invisible(control, 'a control character'), hint: 'delete it' }] : []),
      ...(space ? [{ ...place, ...invisible(space, 'a space that YAML takes for a letter'), hint: ORDINARY }] : []),
    ];
  });
}

/** Warnings about marks of headings and lists that are shown as text, since what follows them only looks like a space. */
export const falseMarks = (files: ContentFiles): Fault[] =>
  files.texts('').flatMap((path) => {
    const { lines, fenced, yamlEnd } = linesOf(path, files.read(path));
    return lines.flatMap((line, at): Fault[] => {
      const [start = '', mark = ''] = MARK.text.exec(line) ?? [];
      const space = FALSE_SPACE.exec(start);
      if (!space || fenced[at] || at < yamlEnd) return [];
      const what = `a space that Markdown takes for a letter, so the page shows "${mark}" as text`;
      return [{ file: shownPath(path), line: at + 1, ...invisible(space, what), hint: ORDINARY }];
    });
  });

const ORDINARY = 'type an ordinary space instead';

/** The lines of a file: which are in fences, and the number of the first lines that are YAML. */
function linesOf(path: string, source: string) {
  const text = source.replace(/^\uFEFF/, '');
  const lines = text.split('\n');
  if (!isText(path)) return { lines, fenced: [], yamlEnd: path.endsWith('.yml') ? lines.length : 0 };
  return { lines, fenced: fencedLines(lines), yamlEnd: splitFrontMatter(text).frontMatter.split('\n').length };
}

/** Names an invisible character that was found in a line. */
function invisible({ 0: found, index }: RegExpExecArray, what: string): Pick<Fault, 'column' | 'message'> {
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { column: index + 1, message: `There is an invisible character here, U+${code}: ${what}.` };
}
