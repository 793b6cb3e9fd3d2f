import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Fault } from '@physics-editor/lib/content/fault';
import { fault, reported } from '@physics-editor/lib/content/messages';
import { optionsIn, readOptions, type Scene } from '@physics-editor/markdown/scenes/live-scenes';
import { brokenRules } from '@physics-editor/markdown/scenes/scene-rules';
import { readSetting, SETTING_OPTIONS, settingOf } from './setting';

const LIBRARY = 'packages/runtime/src';
/** Folder of the posters below `content/`. */
const POSTERS = 'docs/api';
/** Height of an example at the full width of the text, in CSS pixels. */
const HEIGHT = 324;
/** That of the largest picture which pages show: there are many examples, and nobody zooms them. */
const POSTER_WIDTH = 1030;
const OPTIONS = ['title', 'alt', 'height', 'poster', ...SETTING_OPTIONS];
const WRITE = 'write ```js live title="what to watch for" alt="what the picture shows"';

/** An example in a comment of the library: a live scene. */
export interface Example extends Scene {
  readonly symbol: string;
  /** The member whose comment contains it; null for that of the symbol. */
  readonly member: string | null;
  /** The code in the comment. */
  readonly listing: string;
  /** The code that the build adds after it, with an empty line before; empty if there is none. */
  readonly setting: string;
  /** What the added code does, in a line; empty if there is none. */
  readonly note: string;
  /** Position of its fence, below the project's root. */
  readonly source: { readonly file: string; readonly line: number };
}

const COMMENT = /^( *)\/\*\*(?:(?!\*\/)[^])*?@example(?:(?!\*\/)[^])*?\*\/\n/gm;
const SYMBOL =
  /^export (?:declare |default )?(?:abstract |async )?(?:class|interface|type|enum|function|const) (\w+)/gm;
const MEMBER =
  /^ *(?:(?:declare|static|abstract|override|readonly|async|get|set|public)\s+)*(?:\[Symbol\.)?([A-Za-z_]\w*)/;
const FENCE = /^( *\* ?)```(.*)\n([^]*?)^ *\* ?```$/gm;

/** The examples in the comments of the library, and the faults in how they are written. Comments are indented by Prettier: members by two spaces. */
export function readExamples(root: string): { examples: Example[]; faults: Fault[] } {
  const messages: VFileMessage[] = [];
  const examples = readdirSync(join(root, LIBRARY), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .flatMap((path) => {
      const file = `${LIBRARY}/${path.replaceAll('\\', '/')}`;
      return examplesIn(readFileSync(join(root, file), 'utf8'), new VFile({ path: file, messages }));
    });
  return { examples, faults: reported(messages).faults };
}

/** The examples in the text of one file. */
export function examplesIn(text: string, vfile: VFile): Example[] {
  return [...text.matchAll(COMMENT)].flatMap((comment) => {
    const [written, indent = ''] = comment;
    const end = comment.index + written.length;
    const declaration = text.slice(end, text.indexOf('\n', end));
    const isMember = indent.length > 0;
    const before = [...text.slice(0, end).matchAll(SYMBOL)].at(-1)?.[1];
    const symbol = isMember ? before : [...declaration.matchAll(SYMBOL)][0]?.[1];
    const member = isMember ? MEMBER.exec(declaration)?.[1] : null;
    const line = lineAt(text, comment.index);
    const [fence, second] = written.matchAll(FENCE);
    if (symbol === undefined || member === undefined || !fence) {
      fault(vfile, { line, column: 1 }, 'This example belongs to nothing, or has no code.', WRITE);
      return [];
    }
    if (second) {
      const message = 'This comment has several examples.';
      fault(vfile, { line: lineAt(text, comment.index + second.index), column: 1 }, message, 'keep the best one');
    }
    const place = { line: lineAt(text, comment.index + fence.index), column: 1 };
    return readExample({ symbol, member }, fence, place, vfile) ?? [];
  });
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function readExample(
  { symbol, member }: Pick<Example, 'symbol' | 'member'>,
  [, , info = '', body = '']: RegExpExecArray,
  place: { line: number; column: number },
  vfile: VFile,
): Example | undefined {
  const written = info.startsWith('js ') ? optionsIn(info.slice(3)) : undefined;
  if (!written) {
    fault(vfile, place, 'This example does not run: it is not a live scene.', WRITE);
    return undefined;
  }
  const listing = body.replace(/^ *\* ?/gm, '').trimEnd();
  const options = readOptions(written, place, vfile, { names: OPTIONS, height: HEIGHT });
  const setting = readSetting(written, listing, place, vfile);
  for (const { line, message, hint } of brokenRules(listing))
    fault(vfile, { line: place.line + line, column: 1 }, message, hint);
  if (!options || !setting) return undefined;
  const { title, alt, height, seconds } = options;
  const { code: added, note } = settingOf(setting, height);
  const names = member === null ? [symbol] : [symbol, member];
  return {
    id: `scene-${names.join('-')}`,
    ...{ title, alt, height, symbol, member, listing, note, setting: added },
    code: listing + added,
    poster: { file: `${POSTERS}/${names.join('.')}.png`, seconds, width: POSTER_WIDTH },
    source: { file: vfile.path, line: place.line },
  };
}
