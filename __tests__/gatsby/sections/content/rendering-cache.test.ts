import { NOTHING_RENDERED } from '../../../../gatsby/mdx/render';
import type { Rendering } from '../../../../gatsby/mdx/types';
import { createRenderingCache } from '../../../../gatsby/sections/content/rendering-cache';

const ADDRESS = { kind: 'page', file: 'docs/other.mdx' } as const;
const FAULT = { file: 'content/docs/a.mdx', line: 1, message: 'Wrong.', hint: 'mend it' };

/** A text that links to a page, whose address can change, and the builds that render it. */
function create() {
  const stored = new Map<string, Rendering>();
  const state: Pick<Rendering, 'faults'> & { address: string } = { address: '/docs/other', faults: [] };
  const render = jest.fn(async () => ({
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
    return async (key = 'first') =>
      (await renderOnce({ file: 'docs/a.mdx', key, render, valueOf: async () => state.address })).html;
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
