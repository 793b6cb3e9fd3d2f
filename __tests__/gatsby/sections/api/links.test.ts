import { resolveApiLink } from '../../../../gatsby/sections/api/links';
import { viewAddress } from '../../../../gatsby/sections/api';

const member = (name: string, inheritedFrom: string | null = null) => ({ name, anchor: name, inheritedFrom });

const NODES = new Map([
  ['api:Node', { path: '/docs/api/classes/Node', members: [member('x')] }],
  ['api:CircleNode', { path: '/docs/api/classes/CircleNode', members: [member('radius'), member('x', 'api:Node')] }],
]);

const resolve = (symbol: string, name?: string) => resolveApiLink(symbol, name, (id) => NODES.get(id) ?? null);

describe('a name of the API', () => {
  test('leads to the page of the class', () => {
    expect(resolve('CircleNode')).toEqual({ kind: 'page', path: '/docs/api/classes/CircleNode' });
  });

  test('leads to the member on the page of the class that declares it', () => {
    expect(resolve('CircleNode', 'radius')).toEqual({ kind: 'page', path: '/docs/api/classes/CircleNode#radius' });
    expect(resolve('CircleNode', 'x')).toEqual({ kind: 'page', path: '/docs/api/classes/Node#x' });
  });

  test.each([
    ['CircleNod', undefined, 'There is no editor.CircleNod in the API.', 'CircleNode'],
    ['CircleNode', 'radios', 'editor.CircleNode has no member "radios".', 'radius'],
  ])('that does not exist is a fault with the most similar name: %s, %s', (symbol, member, message, similar) => {
    const hint = expect.stringContaining(`did you mean "${similar}"?`);
    expect(resolve(symbol, member)).toMatchObject({ kind: 'fault', message, hint });
  });
});

test('the source link leads to the code where it is edited', () => {
  expect(viewAddress('https://code.example/site/edit/main')).toBe('https://code.example/site/blob/main');
  expect(viewAddress('https://code.example/site')).toBe('https://code.example/site');
});
