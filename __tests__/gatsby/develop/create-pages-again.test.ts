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
  createPagesAgain(services);
  await expect(services.createPages()).resolves.toBe(times);
});

test('a Gatsby that creates no pages is an error', () => {
  expect(() => createPagesAgain({})).toThrow('contributing/upgrading.md');
});
