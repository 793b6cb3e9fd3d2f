import { cachedModels } from '../../../../gatsby/sections/api/cached-models';
import { buildModel } from '../../../../gatsby/sections/api/reference/model/build-model';

jest.mock('../../../../gatsby/sections/api/reference/model/build-model');

const EXTRACT = { project: null, log: [], descriptors: {}, digest: 'first' };
const ADDRESSES = { view: 'https://code.example', host: 'https://lab.test', pathPrefix: '' };

const build = jest.mocked(buildModel);
const sound: ReturnType<typeof buildModel> = { symbols: [], faults: [], warnings: [] };
beforeEach(() => build.mockReset().mockReturnValue(sound));

/** Reads models as builds do that share a cache. */
function builds() {
  const kept = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => void kept.set(key, value),
  };
  return (changes: Partial<typeof EXTRACT & typeof ADDRESSES> = {}) => {
    const { digest = EXTRACT.digest, ...addresses } = changes;
    return cachedModels(cache, { ...EXTRACT, digest }, { ...ADDRESSES, ...addresses });
  };
}

test('the models are built once for each library and all addresses', async () => {
  const models = builds();
  for (const changes of [{}, { digest: 'second' }, { view: 'https://other.example' }, { pathPrefix: '/lab' }]) {
    build.mockClear();
    const first = await models(changes);
    expect(build).toHaveBeenCalledTimes(2);
    expect(await models(changes)).toEqual(first);
    expect(build).toHaveBeenCalledTimes(2);
  }
});

test('what a build adds to its models is not in those of the next', async () => {
  const models = builds();
  const fault = { file: 'ball.ts', line: 1, message: 'An example has no poster.', hint: 'draw it' };
  (await models()).faults.push(fault);
  expect((await models()).faults).toEqual([]);
});

test('models with faults or warnings are built each time', async () => {
  const fault = { file: 'ball.ts', line: 1, message: 'Ball has no comment.', hint: 'add one' };
  for (const unsound of [
    { ...sound, faults: [fault] },
    { ...sound, warnings: [fault] },
  ]) {
    build.mockReset().mockReturnValue(unsound);
    const models = builds();
    expect(await models()).toEqual(await models());
    expect(build).toHaveBeenCalledTimes(4);
  }
});
