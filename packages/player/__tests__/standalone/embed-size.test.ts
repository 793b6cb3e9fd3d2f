import { heightMessage, readHeight } from '../../src/standalone/embed-size';

test('a height is a sensible number in a message of its type', () => {
  expect(readHeight(heightMessage(420.2))).toBe(421);
  for (const wrong of [undefined, 'x', {}, { type: 'other', height: 3 }, heightMessage(0), heightMessage(1e9)]) {
    expect(readHeight(wrong)).toBeUndefined();
  }
});
