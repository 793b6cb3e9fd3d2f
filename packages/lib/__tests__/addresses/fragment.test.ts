import { LONGEST_HASH, boundHash, readFragment } from '../../src/addresses';
import { valuesIn, withValuesFirst } from '../../src/scenes/value-address';

test.each([
  ['', { id: '' }],
  ['#', { id: '' }],
  ['#caf%C3%A9', { id: 'café' }],
  ['#scene-bounce=a-_9', { id: 'scene-bounce', data: 'a-_9' }],
  ['#scene-bounce=', { id: 'scene-bounce', data: '' }],
  ['#a=b=c', { id: 'a', data: 'b=c' }],
  ['#=data', { id: '', data: 'data' }],
  ['#scene-bounce?swing=30&ball=a%26b', { id: 'scene-bounce', values: 'swing=30&ball=a%26b' }],
  ['#scene-bounce=a-_9?swing=30', { id: 'scene-bounce', data: 'a-_9', values: 'swing=30' }],
  ['#a?b?c', { id: 'a', values: 'b?c' }],
  ['#a?', { id: 'a', values: '' }],
  ['#%', { id: '' }],
])('%j says %j', (hash, fragment) => {
  expect(readFragment(hash)).toEqual(fragment);
});

test.each([
  ['?swing=30&ball=a%26b', '#scene-a', 'swing=30&ball=a%26b'],
  ['', '#scene-a?swing=30', 'swing=30'],
  ['?swing=5', '#scene-a?swing=30', 'swing=30'],
  ['', '#scene-a?', ''],
  ['?utm_source=chat&swing=30', '#scene-a', 'swing=30'],
  ['?utm_source=chat', '#scene-a', undefined],
  ['', '#scene-a', undefined],
])('values in %s%s are %s', (search, hash, values) => {
  expect(valuesIn({ search, hash }, ['swing', 'ball'])).toBe(values);
});

test.each([
  ['#scene-a?swing=30&b=1', '?swing=30&b=1#scene-a'],
  ['/docs/faq#scene-a?swing=30', '/docs/faq?swing=30#scene-a'],
  ['?swing=30#scene-a', '?swing=30#scene-a'],
  ['#scene-a?', '#scene-a?'],
  ['#scene-a=code?swing=30', '#scene-a=code?swing=30'],
  ['#/route?a=1', '#/route?a=1'],
  ['/docs?a=1#scene-a?swing=30', '/docs?a=1#scene-a?swing=30'],
])('%s is written as %s', (address, written) => {
  expect(withValuesFirst(address)).toBe(written);
});

describe('a hash', () => {
  const longest = `#scene-bounce=${'A'.repeat(LONGEST_HASH)}`.slice(0, LONGEST_HASH);

  test.each(['', '#', '#part', longest])('that is not too long is unchanged', (hash) => {
    expect(boundHash(hash)).toBe(hash);
  });

  test('that is too long loses its data, so that the target can report it', () => {
    expect(boundHash(`${longest}A`)).toBe('#scene-bounce=');
    expect(boundHash(`${longest}=A`)).toBe('#scene-bounce=');
  });

  test.each(['A'.repeat(LONGEST_HASH), `${'A'.repeat(LONGEST_HASH)}=A`])('without a target is omitted', (id) => {
    expect(boundHash(`#${id}`)).toBe('');
  });
});
