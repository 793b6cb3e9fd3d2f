import { emitter } from 'gatsby/dist/redux';
import { createPagesAgain } from '../../../gatsby/develop/create-pages-again';

// Loading all of Gatsby's takes seconds.
jest.mock('gatsby/dist/redux', () => ({ emitter: new (jest.requireActual('node:events'))() }));
jest.mock('gatsby/dist/state-machines/data-layer/services', () => ({}));

test.each([
  ['Mdx', 2],
  ['SitePage', 1],
  ['FaultReport', 1],
])('if a node of type %s changes meanwhile, pages are created %i times', async (type, times) => {
  let made = 0;
  const services = {
    createPages: async () => {
      made += 1;
      const change = { type: 'createNode', payload: [{ internal: { type } }] };
      if (made === 1) emitter.emit('ENQUEUE_NODE_MUTATION', change);
      return made;
    },
  };
  createPagesAgain(async () => undefined, services);
  await expect(services.createPages()).resolves.toBe(times);
});

test('pages are created once the hooks of a changed file have ended', async () => {
  const order: string[] = [];
  const services = { createPages: async () => void order.push('pages') };
  createPagesAgain(() => new Promise(setImmediate).then(() => void order.push('hooks')), services);
  await services.createPages();
  expect(order).toEqual(['hooks', 'pages']);
});

test('a Gatsby that creates no pages is an error', () => {
  expect(() => createPagesAgain(async () => undefined, {})).toThrow('contributing/upgrading.md');
});
