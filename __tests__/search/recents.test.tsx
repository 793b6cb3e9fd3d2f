import { addRecent, clearRecents, readRecents } from '../../src/search/recents';
import { blockStorage } from '../support/storage';

afterEach(() => {
  jest.restoreAllMocks();
  clearRecents();
});

test('keeps the five youngest, each once, whatever its case', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) addRecent(words);
  expect(readRecents()).toEqual(['C', 'f', 'e', 'd', 'b']);
  expect(JSON.parse(localStorage.getItem('search.recent') ?? '')).toEqual(['C', 'f', 'e', 'd', 'b']);
  clearRecents();
  expect(readRecents()).toEqual([]);
  expect(localStorage.getItem('search.recent')).toBeNull();
});

test.each(['{', '"a"', '{"0":"a"}', '[1,null]'])('takes nothing from %s, which is not its own', (stored) => {
  localStorage.setItem('search.recent', stored);
  expect(readRecents()).toEqual([]);
});

test('holds until the page is left where storage is blocked', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  blockStorage();
  addRecent('gears');
  expect(readRecents()).toEqual(['gears']);
});
