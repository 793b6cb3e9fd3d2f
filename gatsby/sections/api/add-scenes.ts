import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { contentFiles, shownPath } from '@physics-editor/lib/content/content-files';
import type { Fault } from '@physics-editor/lib/content/fault';
import { fault, reported } from '@physics-editor/lib/content/messages';
import type { LiveScene, Scene } from '@physics-editor/markdown/scenes/live-scenes';
import type { Example, readExamples } from '../../scenes/examples/read-examples';
import { STEPS, type SceneRun } from '@physics-editor/player/checker/scene-checker';
import { symbolId, type ApiExample, type ApiSymbol, type FoundScene } from './reference/model/model';
import { addSceneUses, pageOf, type Uses } from './reference/uses/scene-uses';

/** Runs examples of the library. Reports those that fail, and in a complete build those without a poster. */
export async function runExamples(
  root: string,
  { examples, faults }: ReturnType<typeof readExamples>,
  run: (code: string, steps: number) => Promise<SceneRun>,
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
      const result = await run(code, STEPS.example);
      if ('problem' in result) {
        const { problem } = result;
        const place = { line: line + problem.line, column: 1 };
        fault(vfile, place, problem.message, `correct the example; it runs here for ${STEPS.example} steps`);
        return [];
      }
      const { parameters, readouts } = result;
      return [{ ...example, panel: { parameters, readouts } }];
    }),
  );
  return { examples: done.flat(), faults: [...faults, ...reported(messages).faults] };
}

/** Adds examples to their symbols. Returns a fault for each example of something that is not in the reference. */
export function addExamples(symbols: readonly ApiSymbol[], examples: readonly ApiExample[]): Fault[] {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  return examples.flatMap((example) => {
    const symbol = byId.get(symbolId(example.symbol));
    const isOwn = ({ name, inheritedFrom }: ApiSymbol['members'][number]) =>
      name === example.member && inheritedFrom === null;
    if (symbol && (example.member === null || symbol.members.some(isOwn))) {
      symbol.examples.push(example);
      return [];
    }
    const message = `This example is of ${nameOf(example)}, which is not in the reference.`;
    return [{ ...example.source, message, hint: 'move it to the comment of something public' }];
  });
}

const nameOf = ({ symbol, member }: Example): string => (member === null ? symbol : `${symbol}.${member}`);

/** Adds to the symbols the scenes of texts and the examples that use them, and returns these scenes. */
export function addScenes(symbols: readonly ApiSymbol[], texts: readonly LiveScene[], uses: Uses): FoundScene[] {
  const fieldsOf = ({ id, title, alt, code }: Scene) => ({ id, title, alt, code });
  const examples = symbols.flatMap((symbol) =>
    symbol.examples.map((example) => {
      return { ...fieldsOf(example), file: null, page: pageOf(symbol), symbol: symbol.id, example };
    }),
  );
  const ofTexts = texts.map((scene) => {
    return { ...fieldsOf(scene), file: scene.file, page: null, symbol: null, example: null };
  });
  const scenes = [...ofTexts, ...examples];
  addSceneUses(symbols, scenes, uses);
  return scenes.map((scene) => {
    const used = symbols.filter((symbol) => symbol.scenes.includes(scene));
    const members = symbols.flatMap(({ name, memberScenes }) =>
      memberScenes.filter((each) => each.scenes.includes(scene)).map(({ member }) => `${name}.${member}`),
    );
    const classes = used.filter(({ nodeType }) => nodeType === 'ApiClass');
    return {
      ...scene,
      uses: classes.map(({ id }) => id),
      symbols: used.map(({ name }) => name).sort(),
      members: members.sort(),
    };
  });
}
