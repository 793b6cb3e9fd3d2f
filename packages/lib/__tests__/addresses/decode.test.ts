import { decodeHash, decodePath } from '../../src/addresses';

test.each([
  ['#part', 'part'],
  ['#caf%C3%A9', 'café'],
  ['#café', 'café'],
  ['#a%20b', 'a b'],
  ['#a#b', 'a#b'],
  ['#', ''],
  ['', ''],
  ['#%', undefined],
  ['#%E0%A4', undefined],
])('the hash %j names %j', (hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});

test.each([
  ['a%20b.png', 'a b.png'],
  ['h%C3%B6he', 'höhe'],
  ['plain', 'plain'],
  ['100%', '100%'],
])('the path %j is decoded to %j', (path, decoded) => {
  expect(decodePath(path)).toBe(decoded);
});
