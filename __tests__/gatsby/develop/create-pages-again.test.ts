import { emitter } from 'gatsby/dist/redux';
import { createPagesAgain } from '../../../gatsby/develop/create-pages-again';

// Loading all of Gatsby's takes seconds.
jest.mock('gatsby/dist/redux', () => ({ emitter: new (jest.requireActual('node:events'))() }));
jest.mock('gatsby/dist/state-machines/data-layer/services', () => ({}));

test.each([
  ['Mdx', ['hooks', 'pages', 'hooks', 'pages']],
  ['SitePage', ['hooks', 'pages']],
  ['FaultReport', ['hooks', 'pages']],
])('if a node of type %s changes meanwhile, there are, each before the next: %j', async (type, expected) => {
  const order: string[] = [];
  const services = {
    createPages: async () => {
      order.push('pages');
      const change = { type: 'createNode', payload: [{ internal: { type } }] };
      if (order.length === 2) emitter.emit('ENQUEUE_NODE_MUTATION', change);
    },
  };
  createPagesAgain(() => new Promise(setImmediate).then(() => void order.push('hooks')), services);
  await services.createPages();
  expect(order).toEqual(expected);
});

test('a Gatsby that creates no pages is an error', () => {
  expect(() => createPagesAgain(async () => undefined, {})).toThrow('contributing/upgrading.md');
});
