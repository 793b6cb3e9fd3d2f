import { setImmediate } from 'node:timers/promises';
import { renderHere, startTextThread, type Render } from './text-thread';

/** Fewer texts are rendered before a thread has started. */
const WORTH_A_THREAD = 30;
/** Texts that the thread has at a time: while one waits for an answer, it goes on with another. */
const AT_A_TIME = 4;

/** Renders texts in turn; if they are many, also in a thread, which takes the next of them whenever it can. */
export function createTextRenderer(start = startTextThread): Render {
  const waiting: ((render: Render) => Promise<void>)[] = [];
  let isRendering = false;
  let hasThread = false;

  async function takeTurns(): Promise<void> {
    // Between two texts, the thread is answered.
    for (let next; (next = waiting.shift()); await setImmediate()) void next(renderHere);
    isRendering = false;
  }

  async function useThread(): Promise<void> {
    const { render, end } = await start();
    const take = async () => {
      for (let next; (next = waiting.shift());) await next(render);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, take));
    await end();
    hasThread = false;
  }

  return (text, references) =>
    new Promise((resolve, reject) => {
      waiting.push((render) => render(text, references).then(resolve, reject));
      if (!isRendering) {
        isRendering = true;
        void takeTurns();
      }
      if (!hasThread && waiting.length > WORTH_A_THREAD) {
        hasThread = true;
        void useThread();
      }
    });
}
