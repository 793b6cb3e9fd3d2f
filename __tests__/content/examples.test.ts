import { unrecordedRuns } from '@physics-editor/player/checker/cached-runs';
import { createStage } from '@physics-editor/player/stage/stage';
import { readReference } from '@physics-editor/reference/read-reference';
import { readExamples, type Example } from '../../gatsby/scenes/examples/read-examples';
import { EXAMPLE_CLAIMS } from './example-claims';
import { at } from './measure';

// A machine may do other work.
jest.setTimeout(240_000);

/** 15 s: readers watch longer than the record of states runs. */
const STEPS = 900;

const nameOf = ({ symbol, member }: Example): string => (member === null ? symbol : `${symbol}.${member}`);

let examples: readonly Example[] = [];

beforeAll(async () => {
  ({ examples } = readExamples((await readReference(process.cwd())).symbols));
});

test('every example of the reference runs for 15 s without an error', async () => {
  expect(examples.length).toBeGreaterThan(90);
  const runScene = unrecordedRuns(process.cwd());
  const runs = await Promise.all(examples.map((example) => runScene(example.code, STEPS)));
  const problems = runs.flatMap((run, index) =>
    'problem' in run ? [`${nameOf(at(examples, index))}: ${run.problem.message}`] : [],
  );
  expect(problems).toEqual([]);
});

test.each(Object.entries(EXAMPLE_CLAIMS))('%s', async (claim, holds) => {
  const [, example, words] = /^(.*?): (.*)$/.exec(claim) ?? [];
  const { title = '', code = '' } = examples.find((each) => nameOf(each) === example) ?? {};
  expect(title).toContain(words);
  const { scene } = await createStage(code);
  expect(holds(scene)).toBe(true);
});
