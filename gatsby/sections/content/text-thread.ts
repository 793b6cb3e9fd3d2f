import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { expose, proxy, releaseProxy, transferHandlers, wrap, type ProxyMarked, type Remote } from 'comlink';
import nodeEndpoint from 'comlink/dist/umd/node-adapter';
import { startThread } from '@physics-editor/lib/build/start-thread';
import { MediaError } from '@physics-editor/markdown/pictures/read-picture';
import type { References } from '@physics-editor/markdown/plugins/remark-references';
import { renderMdx } from '@physics-editor/markdown/render';
import type { MdxFile, Rendering } from '@physics-editor/markdown/types';
import { contentComponents } from '../../../src/components/content';

/** The references that are known in advance. */
type Known = Pick<References, 'host' | 'pathPrefix' | 'siteLinks'>;
/** What the thread asks for. */
type Answers = Omit<References, keyof Known | 'components'>;

/** Renders a text with the components of the site. */
export type Render = (text: MdxFile, references: Omit<References, 'components'>) => Promise<Rendering>;

/** A thread that renders texts. */
export interface TextThread {
  readonly render: Render;
  readonly end: () => Promise<unknown>;
}

export const renderHere: Render = (text, references) =>
  renderMdx(text, { ...references, components: contentComponents });

/** Renders a text in the thread. */
function renderThere(text: MdxFile, known: Known, answers: Remote<Answers & ProxyMarked>): Promise<Rendering> {
  const { pagePath, source, picture, animation, poster, film, publish, runScene, apiLink } = answers;
  const asked = { pagePath, source, picture, animation, poster, film, publish, runScene, apiLink };
  return renderHere(text, { ...known, ...asked }).finally(() => answers[releaseProxy]());
}

/** Starts a thread that renders texts, and asks this one for what they refer to. If it ends by an error, so do its renderings. */
export async function startTextThread(): Promise<TextThread> {
  const thread = await startThread('gatsby/sections/content/text-thread.ts', undefined);
  // Rejects with the error that ends the thread.
  const ended = once(thread, 'exit').then(() => Promise.reject(new Error('The thread that renders texts has ended.')));
  ended.catch(() => undefined);
  const remote = wrap<typeof renderThere>(nodeEndpoint(thread));
  return {
    render: (text, { host, pathPrefix, siteLinks, ...answers }) =>
      Promise.race([remote(text, { host, pathPrefix, siteLinks }, proxy(answers)), ended]),
    end: () => thread.terminate(),
  };
}

// It would lose its class and its hint on the way from one thread to another.
transferHandlers.set('media-error', {
  canHandle: (value): value is MediaError => value instanceof MediaError,
  serialize: ({ message, hint }: MediaError) => [{ message, hint }, []],
  deserialize: ({ message, hint }: MediaError) => new MediaError(message, hint),
});
if (parentPort) expose(renderThere, nodeEndpoint(parentPort));
