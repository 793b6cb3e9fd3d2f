import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { contentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { fault, reported } from '@physics-editor/lib/content/messages';
import type { LiveScene, Scene } from '@physics-editor/markdown/scenes/live-scenes';
import type { Example } from '../../scenes/examples/read-examples';
import { STEPS, type ScenePanel, type SceneRun } from '@physics-editor/player/checker/scene-checker';
import { ownMembers, pageOf, type ApiSymbol } from '@physics-editor/reference/model/model';
import { namesOf, type Script, type Uses } from '@physics-editor/reference/uses/scene-uses';

/** An example that runs, and what its scene shows below its stage. */
export interface ApiExample extends Example {
  panel: ScenePanel;
}

/** A scene that uses a symbol or a member. */
export interface SceneUse {
  /** The text that contains the scene, below `content/`; null for an example of the reference. */
  file: string | null;
  /** Address of the page of an example; null for a scene of a text. */
  page: string | null;
  /** Anchor of the scene. */
  id: string;
  title: string;
}

/** A live scene of the site, and the names that its code uses. */
export interface FoundScene extends SceneUse {
  alt: string;
  code: string;
  /** Id of the symbol of an example. */
  symbol: string | null;
  example: ApiExample | null;
  /** Ids of classes that it uses by name, names of all such symbols, and members, as `BodyNode.setLinearVelocity`. */
  uses: string[];
  symbols: string[];
  members: string[];
}

/** Scenes that the page of a symbol lists for it, or for one of its members. */
interface UsedIn {
  /** Null for the symbol. */
  member: string | null;
  /** Number of all of them. */
  total: number;
  scenes: SceneUse[];
}

/** The code of all scenes, as the compiler reads it to find what they use. */
export const scriptsOf = (scenes: readonly Scene[], examples: readonly Example[]): Script[] => [
  ...scenes.map(({ code }) => ({ code, added: '' })),
  ...examples.map(({ listing, setting }) => ({ code: listing, added: setting })),
];

/** Runs examples of the library. Reports those that fail, and in a complete build those without a poster. */
export async function runExamples(
  root: string,
  examples: readonly Example[],
  run: (code: string) => Promise<SceneRun>,
  { needsPosters }: { needsPosters: boolean },
): Promise<{ examples: ApiExample[]; faults: Fault[] }> {
  const messages: VFileMessage[] = [];
  const done = await Promise.all(
    examples.map(async (example): Promise<ApiExample[]> => {
      const { file, line } = example.source;
      const vfile = new VFile({ path: file, messages });
      const { poster, code } = example;
      if (needsPosters && !contentFiles(root).exists(poster.file)) {
        const message = `This example has no poster ${shownPath(poster.file)}.`;
        fault(vfile, { line, column: 1 }, message, 'run "npm run posters"');
      }
      const result = await run(code);
      if ('problem' in result) {
        const { problem } = result;
        const place = { line: line + problem.line, column: 1 };
        fault(vfile, place, problem.message, `correct the example; it runs here for ${STEPS} steps`);
        return [];
      }
      const { parameters, readouts } = result;
      return [{ ...example, panel: { parameters, readouts } }];
    }),
  );
  return { examples: done.flat(), faults: reported(messages).faults };
}

/** All scenes, those of texts first, with the names of the reference that they use. */
export function foundScenes(
  symbols: readonly ApiSymbol[],
  { scenes, examples, uses }: { scenes: readonly LiveScene[]; examples: readonly ApiExample[]; uses: Uses },
): FoundScene[] {
  const fieldsOf = ({ id, title, alt, code }: Scene) => {
    const names = namesOf(uses.get(code) ?? [], symbols);
    const classes = symbols.filter(({ nodeType, name }) => nodeType === 'ApiClass' && names.symbols.includes(name));
    return { id, title, alt, code, ...names, uses: classes.map((each) => each.id) };
  };
  const ofTexts = scenes.map((scene) => {
    return { ...fieldsOf(scene), file: scene.file, page: null, symbol: null, example: null };
  });
  const ofExamples = symbols.flatMap((symbol) =>
    examples
      .filter((example) => example.symbol === symbol.name)
      .map((example) => {
        return { ...fieldsOf(example), file: null, page: pageOf(symbol), symbol: symbol.id, example };
      }),
  );
  return [...ofTexts, ...ofExamples];
}

/** Most scenes that a page lists for a symbol or a member; search finds all. */
const MOST = 5;

/** The scenes for the page of a symbol: not the examples on it, scenes of the showcase first, and only some. */
export function usedIn(symbol: ApiSymbol, scenes: readonly FoundScene[]): UsedIn[] {
  const others = scenes.filter(({ page }) => page !== pageOf(symbol)).sort((a, b) => rankOf(a) - rankOf(b));
  const members = ownMembers(symbol).map(({ name }) => name);
  return [null, ...members].flatMap((member) => {
    const found = others.filter((scene) =>
      member === null ? scene.symbols.includes(symbol.name) : scene.members.includes(`${symbol.name}.${member}`),
    );
    return found.length === 0 ? [] : [{ member, total: found.length, scenes: found.slice(0, MOST) }];
  });
}

const FOLDERS = ['showcase/', 'docs/', 'blog/'];

/** Scenes that are worth a visit for themselves come before examples of the reference. */
function rankOf({ file }: SceneUse): number {
  const at = FOLDERS.findIndex((folder) => file?.startsWith(folder));
  return at < 0 ? FOLDERS.length : at;
}
