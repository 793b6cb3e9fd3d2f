import { messageOf } from '../../src/text/message-of';

test.each([
  [new TypeError('No such field.'), 'No such field.'],
  ['Out of reach.', 'Out of reach.'],
  [undefined, 'undefined'],
])('the message of %s', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
