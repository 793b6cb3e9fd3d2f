import { addRecent, clearRecents, readRecents } from '../../src/search/recents';
import { blockStorage } from '../support/storage';

afterEach(() => clearRecents());

test('stores the five latest queries, without duplicates, ignoring case', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) addRecent(words);
  expect(readRecents()).toEqual(['C', 'f', 'e', 'd', 'b']);
  expect(JSON.parse(localStorage.getItem('search.recent') ?? '')).toEqual(['C', 'f', 'e', 'd', 'b']);
  clearRecents();
  expect(readRecents()).toEqual([]);
  expect(localStorage.getItem('search.recent')).toBeNull();
});

test.each(['{', '"a"', '{"0":"a"}', '[1,null]'])('ignores %s, which has another format', (stored) => {
  localStorage.setItem('search.recent', stored);
  expect(readRecents()).toEqual([]);
});

test('lasts until the page is left if storage is blocked', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  blockStorage();
  addRecent('gears');
  expect(readRecents()).toEqual(['gears']);
});
