import { Budget } from '../../src/messages/budget';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a limited number of texts is sent per second, and the last reports that the rest is omitted', () => {
  const budget = new Budget(3);
  const sent: string[] = [];
  const spend = (...texts: string[]) => texts.forEach((text) => budget.spend((line) => sent.push(line), text));
  spend('a', 'b', 'c', 'd', 'e');
  expect(sent).toEqual(['a', 'b', 'The rest of this second is left out here.']);
  jest.advanceTimersByTime(1000);
  spend('f');
  expect(sent.at(-1)).toBe('f');
});

test('a long text is truncated, with a sign', () => {
  const sent: string[] = [];
  new Budget(9).spend((line) => sent.push(line), 'a'.repeat(1e6));
  expect(sent.map(({ length }) => length)).toEqual([2002]);
});
