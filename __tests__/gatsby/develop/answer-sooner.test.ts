import { queryRunningMachine } from 'gatsby/dist/state-machines/query-running';
import { waitingMachine } from 'gatsby/dist/state-machines/waiting';
import { answerSooner } from '../../../gatsby/develop/answer-sooner';

test('Gatsby waits 20 ms after a change and 5 ms for queries', () => {
  const delays = () =>
    [
      waitingMachine.withContext({ nodeMutationBatch: [], runningBatch: [] }).states['batchingNodeMutations'],
      queryRunningMachine.withContext({}).states['waitingPendingQueries'],
    ].map((state) => state?.after.map(({ delay }) => delay));
  expect(delays()).toEqual([[500], [50]]);
  answerSooner();
  expect(delays()).toEqual([[20], [5]]);
});

test.each([{}, { after: {} }, { after: { 10: 'next', 20: 'other' } }])(
  'a Gatsby that waits as in %j is an error',
  (state) => {
    expect(() => answerSooner([{ states: { waiting: state }, name: 'waiting', delay: 5 }])).toThrow(
      'contributing/upgrading.md',
    );
  },
);
