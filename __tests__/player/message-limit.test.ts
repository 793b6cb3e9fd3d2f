import { MessageLimit } from '../../src/player/message-limit';

test('as many messages as the busiest scene sends are none too many, whatever second they come in', () => {
  const limit = new MessageLimit(300);
  for (let now = 0; now < 60_000; now += 5) expect(limit.isExceeded(now)).toBe(false);
});

test('ten thousand in a second are too many, from the first few hundred on', () => {
  const limit = new MessageLimit(300);
  let taken = 0;
  while (!limit.isExceeded(taken / 10)) taken++;
  expect(taken).toBe(300);
});
