import { waitingMachine, waitingStates } from 'gatsby/dist/state-machines/waiting';
import { answerSooner } from '../../../gatsby/develop/answer-sooner';

test('Gatsby begins with a change after 50 ms', () => {
  const delay = () =>
    waitingMachine
      .withContext({ nodeMutationBatch: [], runningBatch: [] })
      .states['batchingNodeMutations']?.after.map((after) => after.delay);
  expect(delay()).toEqual([500]);
  answerSooner();
  expect(delay()).toEqual([50]);
});

test('a Gatsby that does not wait is an error', () => {
  const { states } = waitingStates;
  expect(() => answerSooner({ ...waitingStates, states: { ...states, batchingNodeMutations: {} } })).toThrow(
    'contributing/upgrading.md',
  );
});
