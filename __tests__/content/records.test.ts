import { readFileSync } from 'node:fs';
import { makeRecords } from '../../gatsby/scenes/records';
import { RUNS } from '../../gatsby/scenes/runs';

// A machine may do other work.
jest.setTimeout(600_000);

test('every scene and example runs without an error and ends as recorded; the reference is as recorded; "npm run record" records them anew', async () => {
  const { files, problems } = await makeRecords(process.cwd());
  expect(problems).toEqual([]);
  const runsIn = (text = '{}'): unknown => JSON.parse(text).runs;
  expect(runsIn(files[RUNS])).toEqual(runsIn(readFileSync(RUNS, 'utf8')));
  // Otherwise, the first build of each clone would run all scenes and start the compiler.
  const stale = Object.entries(files).filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});
