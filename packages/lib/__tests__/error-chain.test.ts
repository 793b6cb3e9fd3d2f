import { errorChain } from '../src/error-chain';

const cyclic = () => {
  const error = new Error('First.');
  const cause = new Error('Second.', { cause: error });
  error.cause = cause;
  return error;
};

test.each<[string, unknown, string]>([
  ['an error without a cause', new Error('Broken.'), 'Broken.'],
  ['an error with a cause', new Error('Broken.', { cause: new Error('No data.') }), 'Broken.\n\nCause:\nNo data.'],
  [
    'causes of causes',
    new Error('A', { cause: new TypeError('B', { cause: new Error('C') }) }),
    'A\n\nCause:\nB\n\nCause:\nC',
  ],
  ['a cause that is no error', new Error('Broken.', { cause: 404 }), 'Broken.\n\nCause:\n404'],
  ['a cause that is null', new Error('Broken.', { cause: null }), 'Broken.'],
  ['causes in a circle', cyclic(), 'First.\n\nCause:\nSecond.'],
  ['a text', 'Broken.', 'Broken.'],
  ['what says nothing', undefined, ''],
])('includes %s', (_, error, expected) => {
  expect(errorChain(error)).toBe(expected);
});
