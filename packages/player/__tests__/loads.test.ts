import { beginLoad, followGlobals, guardFetch, whileThere } from '../src/loads';

/** Resolves after all that is due now. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a scene that is there gets results and errors', async () => {
  await expect(whileThere(Promise.resolve(7))).resolves.toBe(7);
  await expect(whileThere(Promise.reject(new Error('No')))).rejects.toThrow('No');
  const target = { fetch: jest.fn().mockResolvedValue('answer') };
  const { fetch } = target;
  guardFetch(target);
  expect(await target.fetch('data:,a')).toBe('answer');
  expect(fetch).toHaveBeenCalledWith('data:,a');
});

test('code of a replaced scene gets neither', async () => {
  const goOn = jest.fn();
  const target = { fetch: jest.fn().mockResolvedValue('answer') };
  guardFetch(target);
  const waiting = [whileThere(Promise.resolve()), whileThere(Promise.reject(new Error('No'))), target.fetch('data:,')];
  for (const one of waiting) one.then(goOn, goOn);
  beginLoad();
  await settled();
  expect(goOn).not.toHaveBeenCalled();
});

test('its global variables go, and those of the worker stay', () => {
  const target = { own: 1 };
  const forget = followGlobals(target);
  Object.assign(target, { own: 2, count: 1, [Symbol.for('state')]: 1 });
  forget();
  expect(target).toEqual({ own: 2 });
});
