import { openWide, run } from '../support/showcase';
import { expect, test } from '../support/test';

test('every scene runs for three seconds at 800 × 450; prints its frame rate', async ({ page }) => {
  test.slow();
  const rates: Record<string, number> = {};
  for (const card of await openWide(page)) {
    const name = (await card.getByRole('heading').first().textContent()) ?? '';
    rates[name] = await run(card, 3);
  }
  console.log(rates);
  expect(Object.values(rates).filter((rate) => !(rate > 0))).toEqual([]);
});
