import { isUtf8 } from 'node:buffer';
import { strayCharacters } from './characters';
import { shownPath, type ContentFiles } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';

/** Extensions of other files that are read as text. */
const READ = ['.yml', '.js', '.svg'];
const HINT = 'save it as UTF-8 ("Save with encoding" in most editors)';

/** Faults of files that cannot be read as they are: not valid UTF-8, with the position of the first invalid byte, or with characters out of place. */
export const checkEncodings = (files: ContentFiles): Fault[] =>
  [...files.texts(''), ...READ.flatMap((extension) => files.list('', extension))].flatMap((path) => {
    const bytes = files.bytes(path);
    const fault = encodingFault(bytes);
    return fault ? [{ file: shownPath(path), hint: HINT, ...fault }] : strayCharacters(path, bytes.toString('utf8'));
  });

function encodingFault(bytes: Buffer): Pick<Fault, 'line' | 'column' | 'message'> | undefined {
  // UTF-16 has a zero byte in each Latin letter; UTF-8 text has none.
  if (bytes.includes(0)) return { line: 1, message: 'The file is saved as UTF-16, or is no text.' };
  if (isUtf8(bytes)) return undefined;
  const lines = bytes
    .toString('latin1')
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'));
  const at = lines.findIndex((line) => !isUtf8(line));
  const [good = ''] = String(lines[at]).split('\u{FFFD}', 1);
  return { line: at + 1, column: good.length + 1, message: 'The file is not saved as UTF-8.' };
}
