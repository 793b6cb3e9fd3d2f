import { execFileSync } from 'node:child_process';
import { answerSooner } from '../../../gatsby/develop/answer-sooner';

// Jest takes five times as long as Node to load Gatsby.
jest.mock('gatsby/dist/state-machines/query-running', () => ({ queryStates: {} }));
jest.mock('gatsby/dist/state-machines/waiting', () => ({ waitingStates: {} }));

test('Gatsby waits 20 ms after a change and 5 ms for queries', () => {
  const code = `
    const { load } = require('@physics-editor/lib/build/load.cjs');
    const { queryRunningMachine } = require('gatsby/dist/state-machines/query-running');
    const { waitingMachine } = require('gatsby/dist/state-machines/waiting');
    const delays = () =>
      [
        waitingMachine.withContext({ nodeMutationBatch: [], runningBatch: [] }).states.batchingNodeMutations,
        queryRunningMachine.withContext({}).states.waitingPendingQueries,
      ].map((state) => state.after.map(({ delay }) => delay));
    const before = delays();
    load(process.cwd(), 'gatsby/develop/answer-sooner.ts').answerSooner();
    console.log(JSON.stringify([before, delays()]));`;
  const output = execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([
    [[500], [50]],
    [[20], [5]],
  ]);
});

test.each([{}, { after: {} }, { after: { 10: 'next', 20: 'other' } }])(
  'a Gatsby that waits as in %j is an error',
  (state) => {
    expect(() => answerSooner([{ states: { waiting: state }, name: 'waiting', delay: 5 }])).toThrow(
      'contributing/upgrading.md',
    );
  },
);
