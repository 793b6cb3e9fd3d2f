import { emitter } from 'gatsby/dist/redux';
import { createPagesAgain } from '../../../gatsby/develop/create-pages-again';

// Loading all of Gatsby's takes seconds.
jest.mock('gatsby/dist/redux', () => ({ emitter: new (jest.requireActual('node:events'))() }));
jest.mock('gatsby/dist/state-machines/data-layer/services', () => ({}));

test.each([
  ['Mdx', ['hooks', 'stored', 'pages', 'hooks', 'stored', 'pages']],
  ['SitePage', ['hooks', 'stored', 'pages']],
  ['FaultReport', ['hooks', 'stored', 'pages']],
])('if a node of type %s changes meanwhile, there are, each before the next: %j', async (type, expected) => {
  const order: string[] = [];
  const services = {
    createPages: async () => {
      order.push('pages');
      const change = { type: 'createNode', payload: [{ internal: { type } }] };
      if (order.length === 3) emitter.emit('ENQUEUE_NODE_MUTATION', change);
    },
  };
  const ended = (step: string) => () => new Promise(setImmediate).then(() => void order.push(step));
  createPagesAgain(ended('hooks'), ended('stored'), services);
  await services.createPages();
  expect(order).toEqual(expected);
});

test('a Gatsby that creates no pages is an error', () => {
  expect(() =>
    createPagesAgain(
      async () => undefined,
      async () => undefined,
      {},
    ),
  ).toThrow('contributing/upgrading.md');
});
