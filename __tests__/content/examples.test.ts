import { createStage } from '@physics-editor/player/stage/stage';
import { readReference } from '@physics-editor/reference/read-reference';
import { readExamples, type Example } from '../../gatsby/scenes/examples/read-examples';
import { EXAMPLE_CLAIMS } from './example-claims';

const nameOf = ({ symbol, member }: Example): string => (member === null ? symbol : `${symbol}.${member}`);

let examples: readonly Example[] = [];

beforeAll(async () => {
  ({ examples } = readExamples((await readReference(process.cwd())).symbols));
});

test.each(Object.entries(EXAMPLE_CLAIMS))('%s', async (claim, holds) => {
  const [, example, words] = /^(.*?): (.*)$/.exec(claim) ?? [];
  const { title = '', code = '' } = examples.find((each) => nameOf(each) === example) ?? {};
  expect(title).toContain(words);
  const { scene } = await createStage(code);
  expect(holds(scene)).toBe(true);
});
