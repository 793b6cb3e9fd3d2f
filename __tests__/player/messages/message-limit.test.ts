import { MessageLimit } from '../../../src/player/messages/message-limit';

test('as many messages as the busiest scene sends are none too many, whatever second they come in', () => {
  const limit = new MessageLimit(300);
  for (let now = 0; now < 60_000; now += 5) expect(limit.isExceeded(now)).toBe(false);
});

test('ten thousand in a second are too many, from the first few hundred on', () => {
  const limit = new MessageLimit(300);
  let taken = 0;
  while (!limit.isExceeded(taken / 10)) taken++;
  expect(taken).toBeGreaterThanOrEqual(300);
  expect(taken).toBeLessThan(320);
});

test('those that have waited for a page which did other work for some seconds may come at once, more may not', () => {
  const limit = new MessageLimit(300);
  expect(limit.isExceeded(0)).toBe(false);
  const waited = Array.from({ length: 1200 }, () => limit.isExceeded(4000));
  expect(waited).not.toContain(true);
  const later = Array.from({ length: 1600 }, () => limit.isExceeded(60_000));
  expect(later.indexOf(true)).toBe(1500);
});

test('somewhat more than the most are too many in the end', () => {
  const limit = new MessageLimit(300);
  let now = 0;
  while (now < 60_000 && !limit.isExceeded(now)) now += 1000 / 330;
  expect(now).toBeLessThan(20_000);
});
