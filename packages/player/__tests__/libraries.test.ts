import { Libraries } from '../src/libraries';

const create = () => {
  const asked: string[] = [];
  const libraries = new Libraries((name) => asked.push(name));
  return { libraries, asked };
};

test('a library is requested once, and is the global that its script declares', async () => {
  const { libraries, asked } = create();
  const [first, second] = [libraries.load('anime'), libraries.load('anime')];
  expect(asked).toEqual(['anime']);
  libraries.take('anime', 'var anime = { animate: 7 };');
  expect(await first).toEqual({ animate: 7 });
  expect(await second).toBe(await first);
});

test.each([
  ['', 'The library "anime" cannot be loaded.'],
  ['<!doctype html>', 'Unexpected token'],
  ['var anime = 7;', 'is not what it should be'],
])('a script that is not a library is rejected, and requested again: %j', async (script, message) => {
  const { libraries, asked } = create();
  const first = libraries.load('anime');
  libraries.take('anime', script);
  await expect(first).rejects.toThrow(message);
  const second = libraries.load('anime');
  expect(asked).toEqual(['anime', 'anime']);
  libraries.take('anime', 'var anime = {};');
  await expect(second).resolves.toEqual({});
});

test('a script that was not requested has no effect', () => {
  const { libraries } = create();
  libraries.take('anime', 'globalThis.isPlanted = true; var anime = {};');
  expect(globalThis).not.toHaveProperty('isPlanted');
});
