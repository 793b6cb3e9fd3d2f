import { cardPath, isCardPath } from '../src/page-files';

test('a card has the path of its page, and differs from other files', () => {
  const path = cardPath('/docs/faq', ['FAQ', 'Short answers.']);
  expect(path).toMatch(/^\/og\/docs\/faq-[a-z\d]{1,7}\.png$/);
  expect(isCardPath(path)).toBe(true);
  expect(isCardPath('/social-card.png')).toBe(false);
});

test('its name is the same for the same words, and another for others', () => {
  const name = (...says: string[]) => cardPath('/a', says);
  expect(name('A', 'B')).toBe(name('A', 'B'));
  const others = [name('A', 'B'), name('A', 'B.'), name('AB', ''), name('B', 'A'), name('Ä', 'B'), name('漢', 'B')];
  expect(new Set(others).size).toBe(others.length);
});
