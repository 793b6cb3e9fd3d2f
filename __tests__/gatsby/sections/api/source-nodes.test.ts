import { createHash } from 'node:crypto';
import { api } from '../../../../gatsby/sections/api';

test('the nodes of the reference are made once, and kept by later builds while the library and the scenes are the same', async () => {
  const [stored, nodes] = [new Map<string, unknown>(), new Map<string, object>()];
  let [made, kept]: [string[], string[]] = [[], []];
  const sourceNodes = async () => {
    [made, kept] = [[], []];
    await Reflect.apply(api.sourceNodes ?? fail, api, [
      {
        cache: {
          get: (key: string) => Promise.resolve(stored.get(key)),
          set: (key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
        },
        actions: {
          createNode: (node: { id: string }) => void (nodes.set(node.id, node), made.push(node.id)),
          touchNode: ({ id }: { id: string }) => void kept.push(id),
        },
        getNode: (id: string) => nodes.get(id),
        createContentDigest: (value: unknown) => createHash('md5').update(JSON.stringify(value)).digest('hex'),
        reporter: { panicOnBuild: fail },
      },
    ]);
  };

  await sourceNodes();
  const first = made;
  expect(first).toEqual(expect.arrayContaining(['api:BodyNode', 'scene:/docs/api/classes/BodyNode#scene-BodyNode']));
  expect(kept).toEqual([]);

  await sourceNodes();
  expect([made, kept]).toEqual([[], first]);

  for (const [key, value] of stored) if (key === 'nodes') stored.set(key, { ...Object(value), madeFrom: 'another' });
  await sourceNodes();
  expect([made, kept]).toEqual([first, []]);
});

const fail = (...messages: unknown[]): never => {
  throw new Error(messages.join(' '));
};
