import { readId } from '../../../gatsby/checks/environment';

const read = () => readId('TEST_ID', /^G-[A-Z\d]+$/, 'G-AB12CD34EF');

afterEach(() => {
  delete process.env['TEST_ID'];
});

test.each([undefined, ''])('there is no id where the variable is %j', (value) => {
  if (value !== undefined) process.env['TEST_ID'] = value;
  expect(read()).toBeUndefined();
});

test('an id of the right form is given as it is', () => {
  process.env['TEST_ID'] = 'G-12AB';
  expect(read()).toBe('G-12AB');
});

test.each(['12AB', 'G-12AB ', 'G-12AB"><script>', 'g-12ab'])('%j is refused, with what an id looks like', (value) => {
  process.env['TEST_ID'] = value;
  expect(read).toThrow(`The environment variable TEST_ID is "${value}"; an id looks like G-AB12CD34EF.`);
});
