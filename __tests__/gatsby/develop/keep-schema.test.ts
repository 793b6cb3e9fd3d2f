import { emitter } from 'gatsby/dist/redux';
import { followHooks } from '../../../gatsby/develop/follow-hooks';
import { keepSchema } from '../../../gatsby/develop/keep-schema';

// Loading all of Gatsby's takes seconds.
jest.mock('gatsby/dist/redux', () => ({ emitter: new (jest.requireActual('node:events'))() }));
jest.mock('gatsby/dist/state-machines/data-layer/services', () => ({}));

test('the schema is built again once the shape of the data has changed', async () => {
  const build = jest.fn(() => Promise.resolve());
  const services = { buildSchema: build };
  let shape = 'title';
  keepSchema(
    async () => undefined,
    services,
    () => shape,
  );
  for (const [now, times] of [
    ['title', 1],
    ['title', 1],
    ['title, tags', 2],
    ['title, tags', 2],
    ['title', 3],
  ] as const) {
    shape = now;
    await services.buildSchema();
    expect(build).toHaveBeenCalledTimes(times);
  }
});

test('pages are made from the nodes of a changed file once its hooks have ended', async () => {
  const services = { buildSchema: () => Promise.resolve() };
  keepSchema(followHooks(), services, () => '');
  const order: string[] = [];
  emitter.emit('API_RUNNING_START');
  const built = services.buildSchema().then(() => order.push('schema'));
  await new Promise(setImmediate);
  order.push('hooks');
  emitter.emit('API_RUNNING_QUEUE_EMPTY');
  await built;
  expect(order).toEqual(['hooks', 'schema']);
});

test('a Gatsby that builds no schema is an error', () => {
  expect(() => keepSchema(async () => undefined, {})).toThrow('contributing/upgrading.md');
});
