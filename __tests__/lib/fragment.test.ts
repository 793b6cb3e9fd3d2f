import { readFragment } from '../../src/lib/fragment';

test.each([
  ['', { id: '' }],
  ['#', { id: '' }],
  ['#caf%C3%A9', { id: 'café' }],
  ['#scene-bounce=a-_9', { id: 'scene-bounce', data: 'a-_9' }],
  ['#scene-bounce=', { id: 'scene-bounce', data: '' }],
  ['#a=b=c', { id: 'a', data: 'b=c' }],
  ['#%', { id: '' }],
])('%j says %j', (hash, fragment) => {
  expect(readFragment(hash)).toEqual(fragment);
});
