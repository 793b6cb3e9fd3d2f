import { MessageLimit } from '../../src/messages/message-limit';

test('the messages of the busiest scene are within the limit in any second', () => {
  const limit = new MessageLimit(300);
  for (let now = 0; now < 60_000; now += 5) expect(limit.isExceeded(now)).toBe(false);
});

test('ten thousand messages in a second exceed the limit after the first few hundred', () => {
  const limit = new MessageLimit(300);
  let taken = 0;
  while (!limit.isExceeded(taken / 10)) taken++;
  expect(taken).toBeGreaterThanOrEqual(300);
  expect(taken).toBeLessThan(320);
});

test('messages that were queued while the page was busy for seconds may arrive at once, but no more', () => {
  const limit = new MessageLimit(300);
  expect(limit.isExceeded(0)).toBe(false);
  const waited = Array.from({ length: 1200 }, () => limit.isExceeded(4000));
  expect(waited).not.toContain(true);
  const later = Array.from({ length: 1600 }, () => limit.isExceeded(60_000));
  expect(later.indexOf(true)).toBe(1500);
});

test('a rate slightly above the limit exceeds it eventually', () => {
  const limit = new MessageLimit(300);
  let now = 0;
  while (now < 60_000 && !limit.isExceeded(now)) now += 1000 / 330;
  expect(now).toBeLessThan(20_000);
});
