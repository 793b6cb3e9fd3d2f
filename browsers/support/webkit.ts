import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { needProgram } from '../../scripts/programs.cjs';
import { freePort } from '../../e2e/support/free-port';
import { VIEW, type Browser, type PageFunction, type Tab } from './browser';
import { startSession, type Session } from './webdriver';

/** How the browser writes what is wrong on its console to its output. */
const FAULT = /^CONSOLE (?:\S+ )?ERROR .*/gm;

/** WebKitGTK's small browser by its driver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn(needProgram('xvfb'), ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn(needProgram('webkit'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The browser writes to the driver's output.
  let output = '';
  for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (text) => (output += String(text)));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  return {
    openTab: async () => {
      output = '';
      const session = await startSession(origin, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
      });
      const tab = tabOf(session, () => output.match(FAULT) ?? []);
      await tab.resize(VIEW.width, VIEW.height);
      return tab;
    },
    close: async () => {
      await Promise.all([end(driver), end(screen)]);
    },
  };
}

function tabOf({ send }: Session, faults: () => string[]): Tab {
  const run = async (inPage: PageFunction, ...texts: string[]): Promise<string> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${inPage.toString()})(...arguments[0])).then((text) => done([text]), (error) => done([, String(error)]));`;
    const answer = await send('POST /execute/async', { script, args: [texts] });
    const [text, error]: unknown[] = Array.isArray(answer) ? answer : [];
    if (typeof text !== 'string') throw new Error(`The page has no answer: ${String(error)}`);
    return text;
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
    goTo: async (url) => void (await send('POST /url', { url })),
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
    faults,
    close: async () => void (await send('DELETE /')),
  };
}

async function untilReady(origin: string): Promise<void> {
  const end = Date.now() + 10_000;
  for (;;) {
    try {
      await fetch(`${origin}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
