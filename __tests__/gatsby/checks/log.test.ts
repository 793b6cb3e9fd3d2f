import { logList, logWarning } from '../../../gatsby/checks/log';
import { stub } from '../../support/stub';

const LIST = 'The content has 2 faults:\n\n  content/docs/a.mdx:1\n    Bad.\n    → mend it';

let write: jest.SpyInstance;
beforeEach(() => void (write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)));

test('outside a terminal, a list and a warning are written with complete lines', () => {
  stub(process.stderr, { isTTY: false });
  const reporter = { warn: jest.fn() };
  const text = `content/docs/${'a'.repeat(200)}.mdx:1:1 Bad. → mend it`;
  expect(logList(LIST)).toBe('The content has 2 faults, listed above.');
  logWarning(text, reporter);
  expect(write.mock.calls).toEqual([[`\n${LIST}\n\n`], [`warn ${text}\n`]]);
  expect(reporter.warn).not.toHaveBeenCalled();
});

test('in a terminal, which Gatsby redraws, both are logged by Gatsby', () => {
  stub(process.stderr, { isTTY: true });
  const reporter = { warn: jest.fn() };
  expect(logList(LIST)).toBe(LIST);
  logWarning('Bad.', reporter);
  expect(reporter.warn).toHaveBeenCalledWith('Bad.');
  expect(write).not.toHaveBeenCalled();
});
