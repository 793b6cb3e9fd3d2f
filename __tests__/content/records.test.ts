import { readFileSync } from 'node:fs';
import { STEPS } from '@physics-editor/player/checker/scene-checker';
import { makeRecords, STATES } from '../../gatsby/scenes/records';

// A machine may do other work.
jest.setTimeout(600_000);

test(`every scene and example runs for ${STEPS.record} steps without an error and ends as recorded; the reference is as recorded; "npm run record" records them anew`, async () => {
  const { files, problems } = await makeRecords(process.cwd());
  expect(problems).toEqual([]);
  const statesIn = (text = '{}'): Record<string, string> => JSON.parse(text);
  expect(statesIn(files[STATES])).toEqual(statesIn(readFileSync(STATES, 'utf8')));
  // Otherwise, the first build of each clone would run all scenes and start the compiler.
  const stale = Object.entries(files).filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});
