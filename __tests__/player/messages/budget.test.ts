import { Budget } from '../../../src/player/messages/budget';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('so many texts come through in a second; the last says that the rest is left out', () => {
  const budget = new Budget(3);
  const told: string[] = [];
  const spend = (...texts: string[]) => texts.forEach((text) => budget.spend((line) => told.push(line), text));
  spend('a', 'b', 'c', 'd', 'e');
  expect(told).toEqual(['a', 'b', 'The rest of this second is left out here.']);
  jest.advanceTimersByTime(1000);
  spend('f');
  expect(told.at(-1)).toBe('f');
});

test('a long text is cut', () => {
  const told: string[] = [];
  new Budget(9).spend((line) => told.push(line), 'a'.repeat(1e6));
  expect(told.map(({ length }) => length)).toEqual([2000]);
});
