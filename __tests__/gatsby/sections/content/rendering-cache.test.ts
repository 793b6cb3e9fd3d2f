import { createHash } from 'node:crypto';
import { NOTHING_RENDERED } from '@physics-editor/markdown/render';
import type { Rendering } from '@physics-editor/markdown/types';
import { createRenderingCache, type Lookup } from '../../../../gatsby/sections/content/rendering-cache';

const FAULT = { file: 'content/docs/a.mdx', line: 1, message: 'Wrong.', hint: 'mend it' };

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A text that links to a page, whose address can change, and the builds that render it. */
function create() {
  const stored = new Map<string, unknown>();
  const state: Pick<Rendering, 'faults'> & { address: string } = { address: '/docs/other', faults: [] };
  const rendered = jest.fn<undefined, [source: string]>();
  const render = async (source: string, record: (lookup: Lookup) => void) => {
    rendered(source);
    record(['page', 'docs/other.mdx']);
    return { ...NOTHING_RENDERED, html: state.address, faults: state.faults };
  };
  const build = () => {
    const renderOnce = createRenderingCache({
      get: async (key) => stored.get(key),
      set: async (key, value) => void stored.set(key, JSON.parse(JSON.stringify(value))),
    });
    return async (source = 'first', digest = md5(source)) => {
      const read = async () => source;
      const text = { file: 'docs/a.mdx', digest, key: digest, read, render, valueOf: async () => state.address };
      return (await renderOnce(text)).html;
    };
  };
  return { state, rendered, build };
}

test('a text is rendered once: for all fields of its page, and for later builds', async () => {
  const { rendered, build } = create();
  const html = build();
  expect(await Promise.all([html(), html()])).toEqual(['/docs/other', '/docs/other']);
  expect(await html()).toBe('/docs/other');
  expect(await build()()).toBe('/docs/other');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('it is rendered again after a change of the text, or of something that it has looked up', async () => {
  const { state, rendered, build } = create();
  const html = build();
  await html();
  await html('second');
  expect(rendered).toHaveBeenCalledTimes(2);
  state.address = '/docs/moved';
  expect(await html('second')).toBe('/docs/moved');
  expect(await build()('second')).toBe('/docs/moved');
  expect(rendered).toHaveBeenCalledTimes(3);
  state.address = '/docs/moved-again';
  expect(await build()('second')).toBe('/docs/moved-again');
});

test('a text that changed after Gatsby took its digest is rendered each time, since the digest is not its own', async () => {
  const { rendered, build } = create();
  const html = build();
  await html('one', md5(''));
  await html('two', md5(''));
  await build()('three', md5(''));
  expect(rendered.mock.calls).toEqual([['one'], ['two'], ['three']]);
});

test('a rendering with faults is not kept for later builds', async () => {
  const { state, rendered, build } = create();
  state.faults = [FAULT];
  const html = build();
  await html();
  await html();
  expect(rendered).toHaveBeenCalledTimes(1);
  await build()();
  expect(rendered).toHaveBeenCalledTimes(2);
});
