import { extractFiles, modelOf } from '../testing/library';

const FAULTY = `
import { Hidden } from './hidden';
export class Thing {
  size = 1;
  /** See {@link Nothing.there}. */
  place = 2;
  /** What is not exported. */
  hidden = new Hidden();
  /** Again. */
  other = new Hidden();
  /**
   * With a tag of no kind.
   * @wonder why
   */
  tagged = 3;
  /**
   * Names no parameter.
   * @param speed - in m/s
   */
  move(): void {}
}
/** Takes the comments of what is above. */
export class Disc extends Thing {
  override size = 2;
}
`;

test('all faults in comments are reported at once, with file, line and correction', async () => {
  const extract = await extractFiles({
    'index.ts': FAULTY,
    'hidden.ts': '/** Hidden. */\nexport class Hidden {}\n',
  });
  const { faults } = modelOf(extract, { classes: ['Thing', 'Disc'], enums: [], interfaces: [] });
  const reported = [...faults]
    .sort((a, b) => a.line - b.line)
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(reported).toEqual([
    'index.ts:3 Thing has no comment.',
    'index.ts:4 Thing.size has no comment.',
    'index.ts:6 {@link Nothing.there} leads nowhere.',
    'index.ts:8 The type "Hidden" appears in the API here, but is not exported.',
    'index.ts:13 Encountered an unknown block tag @wonder',
    expect.stringMatching(/^index\.ts:20 .*"speed"/),
    'index.ts:24 Disc.size has no comment.',
  ]);
  for (const { hint } of faults) expect(hint).not.toBe('');
}, 60_000);
