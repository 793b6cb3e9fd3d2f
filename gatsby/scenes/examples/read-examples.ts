import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { Fault } from '@physics-editor/lib/content/fault';
import { fault, reported } from '@physics-editor/lib/content/messages';
import { optionsIn, readOptions, type Scene } from '@physics-editor/markdown/scenes/live-scenes';
import { brokenRules } from '@physics-editor/markdown/scenes/scene-rules';
import type { ApiSymbol, WrittenExample } from '@physics-editor/reference/model/model';
import { readSetting, SETTING_OPTIONS, settingOf } from './setting';

/** Folder of the posters below `content/`. */
export const POSTERS = 'docs/api';
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

/** What a library's comments contain. */
interface Found {
  readonly examples: Example[];
  readonly faults: Fault[];
}

type Commented = Pick<ApiSymbol, 'name' | 'examples'>;

/** By library: the nodes of a build are made from it, and later its Markdown. */
const known = new WeakMap<readonly Commented[], Found>();

/** The examples in the comments of the library that are live scenes, and the faults in how they are written. */
export function readExamples(symbols: readonly Commented[]): Found {
  const found = known.get(symbols) ?? findExamples(symbols);
  known.set(symbols, found);
  return found;
}

function findExamples(symbols: readonly Commented[]): Found {
  const messages: VFileMessage[] = [];
  const examples = symbols.flatMap(({ name, examples: written }) =>
    written.flatMap((example, at) => {
      const { member, source } = example;
      const vfile = new VFile({ path: source.file, messages });
      const place = { line: source.line, column: 1 };
      if (written.findIndex((each) => each.member === member) !== at) {
        fault(vfile, place, 'This comment has several examples.', 'keep the best one');
        return [];
      }
      return readExample(name, example, place, vfile) ?? [];
    }),
  );
  return { examples, faults: reported(messages).faults };
}

function readExample(
  symbol: string,
  { member, info, code: listing, source }: WrittenExample,
  place: { line: number; column: number },
  vfile: VFile,
): Example | undefined {
  const written = info.startsWith('js ') ? optionsIn(info.slice(3)) : undefined;
  if (!written) {
    fault(vfile, place, 'This example does not run: it is not a live scene.', WRITE);
    return undefined;
  }
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
    source,
  };
}
