import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { needProgram } from '../../scripts/support/programs.cjs';
import { freePort } from '../../scripts/support/free-port.cjs';
import { whenAnswered } from '../../scripts/support/when-answered.cjs';
import { VIEW, type Browser, type PageFunction, type Tab } from './browser';
import { faultsOfPage, watchPage } from './watch-page';
import { startSession, type Send } from './webdriver';

/** WebKitGTK's MiniBrowser by its driver, on a virtual screen. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn(needProgram('xvfb'), ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(needProgram('webkit'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await whenAnswered(`${origin}/status`, 10_000);
  return {
    openTab: async () => {
      const tab = tabOf(await startSession(origin, { browserName: 'MiniBrowser' }));
      await tab.resize(VIEW.width, VIEW.height);
      return tab;
    },
    close: async () => {
      await Promise.all([end(driver), end(screen)]);
    },
  };
}

function tabOf(send: Send): Tab {
  const faults: string[] = [];
  const run = async (inPage: PageFunction, ...texts: string[]): Promise<string> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${inPage.toString()})(...arguments[0])).then((text) => done([text]), (error) => done([, String(error)]));`;
    const answer = await send('POST /execute/async', { script, args: [texts] });
    const [text, error]: unknown[] = Array.isArray(answer) ? answer : [];
    if (typeof text !== 'string') throw new Error(`The page has no answer: ${String(error)}`);
    return text;
  };
  const faultsNow = async (): Promise<string[]> => {
    const faults: unknown = JSON.parse(await run(faultsOfPage));
    return Array.isArray(faults) ? faults.map(String) : [];
  };
  const point = (x: number, y: number, ...buttons: ('pointerDown' | 'pointerUp')[]) =>
    send('POST /actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            ...buttons.map((type) => ({ type, button: 0 })),
          ],
        },
      ],
    });
  return {
    goTo: async (url) => {
      faults.push(...(await faultsNow()));
      await send('POST /url', { url });
      await run(watchPage);
    },
    run,
    moveTo: async (x, y) => void (await point(x, y)),
    clickAt: async (x, y) => void (await point(x, y, 'pointerDown', 'pointerUp')),
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('POST /actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    resize: async (width, height) => {
      // The window has a bar above the page.
      const bars = Number(await run(() => String(outerHeight - innerHeight)));
      await send('POST /window/rect', { width, height: height + bars });
    },
    faults: async () => [...faults, ...(await faultsNow())],
    close: async () => void (await send('DELETE /')),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
