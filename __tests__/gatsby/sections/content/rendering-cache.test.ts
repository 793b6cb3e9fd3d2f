import { createHash } from 'node:crypto';
import { NOTHING_RENDERED } from '@physics-editor/markdown/render';
import type { Rendering } from '@physics-editor/markdown/types';
import { createRenderingCache } from '../../../../gatsby/sections/content/rendering-cache';

const ADDRESS = { kind: 'page', file: 'docs/other.mdx' } as const;
const FAULT = { file: 'content/docs/a.mdx', line: 1, message: 'Wrong.', hint: 'mend it' };

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A text that links to a page, whose address can change, and the builds that render it. */
function create() {
  const stored = new Map<string, Rendering>();
  const state: Pick<Rendering, 'faults'> & { address: string } = { address: '/docs/other', faults: [] };
  const render = jest.fn(async (_: string) => ({
    ...NOTHING_RENDERED,
    html: state.address,
    faults: state.faults,
    dependencies: [{ ...ADDRESS, value: state.address }],
  }));
  const build = () => {
    const renderOnce = createRenderingCache({
      get: async (key) => stored.get(key),
      set: async (key, value: Rendering) => void stored.set(key, value),
    });
    return async (source = 'first', digest = md5(source)) => {
      const read = async () => source;
      const text = { file: 'docs/a.mdx', digest, key: digest, read, render, valueOf: async () => state.address };
      return (await renderOnce(text)).html;
    };
  };
  return { state, render, build };
}

test('a text is rendered once: for all fields of its page, and for later builds', async () => {
  const { render, build } = create();
  const html = build();
  expect(await Promise.all([html(), html()])).toEqual(['/docs/other', '/docs/other']);
  expect(await html()).toBe('/docs/other');
  expect(await build()()).toBe('/docs/other');
  expect(render).toHaveBeenCalledTimes(1);
});

test('it is rendered again after a change of the text, or of something that it depends on', async () => {
  const { state, render, build } = create();
  const html = build();
  await html();
  await html('second');
  expect(render).toHaveBeenCalledTimes(2);
  state.address = '/docs/moved';
  expect(await html('second')).toBe('/docs/moved');
  expect(await build()('second')).toBe('/docs/moved');
  expect(render).toHaveBeenCalledTimes(3);
  state.address = '/docs/moved-again';
  expect(await build()('second')).toBe('/docs/moved-again');
});

test('a text that changed after Gatsby took its digest is rendered each time, since the digest is not its own', async () => {
  const { render, build } = create();
  const html = build();
  await html('one', md5(''));
  await html('two', md5(''));
  await build()('three', md5(''));
  expect(render.mock.calls).toEqual([['one'], ['two'], ['three']]);
});

test('a rendering with faults is not kept for later builds', async () => {
  const { state, render, build } = create();
  state.faults = [FAULT];
  const html = build();
  await html();
  await html();
  expect(render).toHaveBeenCalledTimes(1);
  await build()();
  expect(render).toHaveBeenCalledTimes(2);
});
