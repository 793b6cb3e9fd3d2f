import { setImmediate } from 'node:timers/promises';
import { MediaError } from '@physics-editor/markdown/pictures/read-picture';
import { NOTHING_RENDERED } from '@physics-editor/markdown/render';
import { references } from '@physics-editor/markdown/testing/references';
import { createTextRenderer } from '../../../../gatsby/sections/content/render-texts';
import { renderHere, startTextThread } from '../../../../gatsby/sections/content/text-thread';

const TEXT = { file: 'docs/page.mdx', eager: true };

describe('a thread', () => {
  const thread = startTextThread();
  afterAll(async () => (await thread).end());

  test('renders a text as this one does, with what it asks for', async () => {
    const source = 'See [other](./other.mdx), `editor.CircleNode` and [chat](site:chat).\n\n![One](./picture.png)\n';
    const text = { ...TEXT, source: `${source}\n\`\`\`js\nconst one = 1;\n\`\`\`\n` };
    const rendering = await (await thread).render(text, references());
    expect(rendering).toEqual(await renderHere(text, references()));
    expect(rendering.faults).toEqual([]);
    expect(rendering.html).toContain('href="/docs/other"');
  });

  test('reports a picture that cannot be used with its correction', async () => {
    const picture = async () => new MediaError('is a film.', 'take a still');
    const { render } = await thread;
    const { faults } = await render({ ...TEXT, source: '![One](./a.png)\n' }, { ...references(), picture });
    expect(faults).toMatchObject([{ message: 'The picture content/docs/a.png is a film.', hint: 'take a still' }]);
  });

  test('passes on an error of what it asks', async () => {
    const pagePath = () => Promise.reject(new Error('no space left on device'));
    const rendering = (await thread).render({ ...TEXT, source: '' }, { ...references(), pagePath });
    await expect(rendering).rejects.toThrow('no space left on device');
  });
});

test.each([
  [10, 0],
  [100, 1],
])('%d texts are each rendered once, and start %d threads', async (count, threads) => {
  const end = jest.fn();
  const render = jest.fn(async () => ({ ...NOTHING_RENDERED, html: 'of the thread' }));
  const start = jest.fn(async () => ({ render, end }));
  const renderText = createTextRenderer(start);
  const sources = Array.from({ length: count }, (_, at) => `Text ${at}.\n`);
  const all = await Promise.all(sources.map((source) => renderText({ ...TEXT, source }, references())));
  const own = all.filter(({ html }) => html !== 'of the thread');
  await setImmediate();
  expect(own.length + render.mock.calls.length).toBe(count);
  expect(new Set(own.map(({ html }) => html)).size).toBe(own.length);
  expect(render.mock.calls.length > 0).toBe(threads > 0);
  expect(start).toHaveBeenCalledTimes(threads);
  expect(end).toHaveBeenCalledTimes(threads);
});

test('a text that a thread cannot render is not lost', async () => {
  const render = () => Promise.reject(new Error('out of memory'));
  const renderText = createTextRenderer(async () => ({ render, end: async () => undefined }));
  const texts = Array.from({ length: 40 }, () => renderText({ ...TEXT, source: 'Text.\n' }, references()));
  await expect(Promise.all(texts)).rejects.toThrow('out of memory');
});
