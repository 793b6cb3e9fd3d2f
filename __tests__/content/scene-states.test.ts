import { readFileSync } from 'node:fs';
import { STEPS } from '@physics-editor/player/checker/scene-checker';
import { RECORD, RUNS, sceneStates } from '../../gatsby/scenes/scene-states';

/** A machine may do other work. */
const PATIENCE = 600_000;

test(
  `every scene runs for ${STEPS.record} steps without an error, and ends as noted; "npm run scene-states" notes it anew`,
  async () => {
    const { states, runs, problems } = await sceneStates(process.cwd());
    expect(problems).toEqual({});
    // Otherwise, the first build of each clone would run the scenes again.
    expect(readFileSync(RUNS, 'utf8')).toBe(runs);
    const noted: Record<string, string> = JSON.parse(readFileSync(RECORD, 'utf8'));
    const names = new Set([...Object.keys(noted), ...Object.keys(states)]);
    expect([...names].filter((name) => noted[name] !== states[name])).toEqual([]);
    expect(Object.keys(noted)).toEqual(Object.keys(states));
  },
  PATIENCE,
);
