import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startHost, type Host } from '../support/hosts/host';
import { LISTENING_NAME, listen, type Listeners } from '../support/hosts/listeners';
import { open } from '../support/open';
import { sample } from '@physics-editor/lib/testing/effort';
import { control, openConsole, openScene, pause, runCode, secondsOf, show } from '../support/scenes';
import { startStaticHost } from '../support/hosts/static-host';
import { expect, test as base } from '../support/test';
import { holdBack } from '../support/watch';

/** Hosts that hear requests, which a test may make. */
const test = base.extend<{ listeners: Listeners }>({
  listeners: async ({ allow }, use) => {
    const listeners = await listen();
    for (const name of ['127.0.0.1', `secret.${LISTENING_NAME}`]) allow.host(`${name}:${listeners.port}`);
    await use(listeners);
    await listeners.close();
  },
});

const PAGE = '/docs/scripting';

/** The player's address without the path prefix. */
const playerPath = `/player/${readdirSync(join('dist', 'player'))[0]}/frame`;

/** A foreign page that embeds the player in every possible way and commands it to run code that reads storage. */
const strangersPage = (player: string): string => `<!doctype html><title>Elsewhere</title>
<iframe src="${player}"></iframe>
<iframe src="${player}" sandbox="allow-scripts allow-same-origin"></iframe>
<iframe src="${player}" sandbox="allow-scripts allow-same-origin allow-top-navigation allow-popups"></iframe>
<object data="${player}" type="text/html"></object>
<embed src="${player}" type="text/html">
<script>
const heard = [];
const code = \`console.log('stored: ' + localStorage.getItem('secret'));\`;
addEventListener('message', ({ data }) => heard.push(data));
let rounds = 0;
setInterval(() => { for (let at = 0; at < frames.length; at++) frames[at].postMessage({ type: 'load', code, values: '' }, '*'); rounds++; }, 20);
</script>`;

test.describe('code never runs with the origin of the site', () => {
  const hosts: Readonly<Record<string, () => Promise<Host>>> = {
    'npm start': startHost,
    'a host without headers': startStaticHost,
  };
  for (const [name, start] of sample(Object.entries(hosts))) {
    test(`in any page that embeds the player, on ${name}`, async ({ page, allow, serve }) => {
      allow.error(/./);
      const host = await start();
      // The test browser resolves no names.
      const origin = host.origin.replace('localhost', '127.0.0.1');
      allow.host(new URL(origin).host);
      try {
        await page.goto(`${origin}/404.html`);
        await page.evaluate(() => localStorage.setItem('secret', '42'));
        await page.goto(await serve({ '/': strangersPage(origin + playerPath) }));
        // Every frame has loaded and shows that it does nothing here.
        await expect
          .poll(() =>
            Promise.all(
              page
                .frames()
                .slice(1)
                .map((frame) =>
                  frame
                    .locator('body')
                    .innerText()
                    .catch(() => ''),
                ),
            ),
          )
          .toEqual(Array.from({ length: 5 }, () => 'Scenes run inside the pages of this site.'));
        // Each has received commands since and answered none.
        const rounds = Number(await page.evaluate('rounds'));
        await expect.poll(async () => Number(await page.evaluate('rounds'))).toBeGreaterThan(rounds + 10);
        expect(await page.evaluate('heard')).toEqual([]);
        // In a frame of its own, it has no origin with storage.
        await page.evaluate((player) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.src = player;
          document.body.append(frame);
        }, origin + playerPath);
        await expect.poll(() => page.evaluate("heard.some(({ type }) => type === 'failed')")).toBe(true);
        expect(await page.evaluate("heard.filter(({ type }) => type === 'log')")).toEqual([]);
      } finally {
        await host.close();
      }
    });
  }

  test('the player does nothing as a document, or when opened by a page', async ({ page, context, allow }) => {
    allow.error(/frame-ancestors|sandbox/);
    await open(page, '/docs');
    const opened = context.waitForEvent('page');
    await page.evaluate((player) => void window.open(player, '_blank'), playerPath);
    const player = await opened;
    await expect(player.locator('canvas, body')).not.toHaveCount(0);
    const run = () =>
      player.evaluate(() => window.postMessage({ type: 'load', code: 'console.log(1)', values: '' }, '*'));
    await run();
    // The host's headers give it an opaque origin, so it has no storage.
    expect(await player.evaluate(() => self.origin)).toBe('null');
  });
});

/** Attempts of scene code to escape. Each returns something on success. */
const escapes = (port: number): string => {
  const address = `http://127.0.0.1:${port}/`;
  const named = `https://secret.${LISTENING_NAME}:${port}/`;
  return `
const address = ${JSON.stringify(address)};
const named = ${JSON.stringify(named)};
const all = globalThis;
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const settled = (make) => new Promise((yes, no) => { const it = make(); it.onload = it.onopen = it.onmessage = yes; it.onerror = no; setTimeout(no, 500); });
const ice = [{ urls: 'stun:127.0.0.1:${port}' }, { urls: ['turn:127.0.0.1:${port}?transport=tcp', 'turns:127.0.0.1:${port}'], username: 'a', credential: 'b' }];
const gather = async (Peer) => { const peer = new Peer({ iceServers: ice }); peer.createDataChannel('a'); await peer.setLocalDescription(await peer.createOffer()); await after(500); return true; };
const inThread = (text) => settled(() => new Worker(URL.createObjectURL(new Blob([text + ';setTimeout(() => postMessage(0), 200)']))));
const scope = (of) => of.constructor.constructor('return globalThis')();
const tries = {
  document: () => document.title, window: () => window.name, cookies: () => scope(scene).document.cookie,
  storage: () => localStorage.length, parent: () => parent.document.title, top: () => { top.location.href = address; return true; },
  opener: () => opener.name, frames: () => frames.length,
  database: () => settled(() => { const r = indexedDB.open('a'); r.addEventListener('success', () => r.onload()); return r; }),
  caches: () => caches.open('a'), manager: () => navigator.storage.getDirectory(), registration: () => navigator.serviceWorker.ready,
  fetch: () => fetch(address), fetchNamed: () => fetch(named), opaque: () => fetch(address, { mode: 'no-cors', keepalive: true }),
  post: () => fetch(named, { method: 'POST', body: 'a', mode: 'no-cors' }), own: () => fetch('${PAGE}'),
  beacon: () => navigator.sendBeacon(address) || (() => { throw 0; })(),
  request: () => settled(() => { const r = new XMLHttpRequest(); r.open('GET', named); r.send(); return r; }),
  synchronous: () => { const r = new XMLHttpRequest(); r.open('GET', address, false); r.send(); return true; },
  socket: () => settled(() => new WebSocket('ws://127.0.0.1:${port}/')), secureSocket: () => settled(() => new WebSocket(named.replace('https', 'wss'))),
  socketStream: () => new WebSocketStream('ws://127.0.0.1:${port}/').opened, events: () => settled(() => new EventSource(address)),
  transport: () => new WebTransport(named).ready, script: () => { importScripts(address); return true; }, scriptNamed: () => { importScripts(named); return true; },
  module: () => import(address), moduleNamed: () => eval('import(named)'), thread: () => settled(() => new Worker(address)),
  moduleThread: () => settled(() => new Worker(named, { type: 'module' })), sharedThread: () => new SharedWorker(address),
  nested: () => inThread('importScripts(' + JSON.stringify(address) + ')'), nestedFetch: () => inThread('fetch(' + JSON.stringify(named) + ', { mode: "no-cors" })').then(() => { throw 0; }),
  peer: () => gather(RTCPeerConnection), oldPeer: () => gather(webkitRTCPeerConnection), otherPeer: () => gather(mozRTCPeerConnection),
  hiddenPeer: () => gather(scope(editor)['RTC' + 'PeerConnection']), threadPeer: () => inThread('new RTCPeerConnection({ iceServers: ' + JSON.stringify(ice) + ' })'),
  frame: () => { const f = document.createElement('iframe'); f.srcdoc = '<p>'; document.body.append(f); return gather(f.contentWindow.RTCPeerConnection); },
  markup: () => { document.body.innerHTML = '<iframe src="' + address + '"></iframe>'; return true; },
  hint: () => { const l = document.createElement('link'); l.rel = 'preconnect'; l.href = named; document.head.append(l); return true; },
  lead: () => { location.href = address; return after(300).then(() => { throw 0; }); }, leadNamed: () => { location.assign(named); return true; },
  popup: () => open(address).closed, image: () => settled(() => Object.assign(new Image(), { src: address })),
  font: () => new FontFace('a', 'url(' + address + ')').load(), style: () => new CSSStyleSheet().replace('@import "' + address + '"'),
  asset: () => new editor.ImageAsset(address + 'a.png').load(), web: () => new editor.WebAsset(named).load(), texture: () => editor.utils.preloadTexture(address + 'b.png'),
  vector: () => editor.utils.preloadTexture('data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="' + address + '" width="9" height="9"/><script>fetch("' + address + '")</script><style>@import "' + address + '"</style></svg>')).then(() => { throw 0; }),
  toPage: () => { postMessage({ type: 'pong' }); return true; }, toPageByName: () => { self.postMessage({ type: 'failed' }); return true; },
  toPageByProto: () => { DedicatedWorkerGlobalScope.prototype.postMessage.call(self, 1); return true; }, channel: () => { new BroadcastChannel('a').postMessage(1); throw 0; },
  history: () => history.pushState(0, '', '#a'), clipboard: () => navigator.clipboard.writeText('a'), copy: () => document.execCommand('copy'),
  vibrate: () => navigator.vibrate(9), speech: () => speechSynthesis.speak(new SpeechSynthesisUtterance('a')), chooser: () => showOpenFilePicker(),
  focus: () => all.focus(), form: () => { const f = document.createElement('form'); f.action = address; document.body.append(f); f.submit(); return true; },
  fullscreen: () => document.documentElement.requestFullscreen(), lock: () => navigator.wakeLock.request(),
};
const got = [];
const tried = Object.entries(tries).map(async ([name, attempt]) => {
  try { const result = await Promise.race([attempt(), after(1500).then(() => { throw 0; })]); if (result !== undefined) got.push(name); } catch { /* refused */ }
});
await Promise.all(tried);
console.log('got: ' + got.join(' ') + '. ' + tried.length + ' tries');`;
};

/** The same through the sound library, and its legitimate use. */
const soundEscapes = (port: number): string => `const Tone = await editor.utils.importTone();
const synth = await editor.utils.createSynth();
const address = 'http://127.0.0.1:${port}/';
const tries = {
  code: async () => await Tone.start.constructor('return document.title')(),
  root: async () => await Tone.constructor.constructor('return 1')(),
  prototype: async () => await Tone.Synth.prototype.constructor,
  proto: async () => await synth['__proto__'],
  nested: async () => await new Tone.Synth().context.rawContext.constructor,
  pollute: async () => { await Tone.Synth.call; new Tone.Synth(JSON.parse('{"__proto__": {"a": 1}}')); throw 0; },
  load: async () => await Tone.ToneAudioBuffer.load(address),
  player: async () => { new Tone.Player(address); await Tone.loaded(); throw 0; },
  worklet: async () => await Tone.getContext().addAudioWorkletModule(address),
};
const got = [];
for (const [name, attempt] of Object.entries(tries)) {
  try { await attempt(); got.push(name); } catch { /* refused */ }
}
const many = new Tone.PolySynth(Tone.Synth).toDestination();
many.triggerAttackRelease(['C4', 'E4'], '16n', Tone.immediate(), 0.5);
const volume = await synth.volume.value;
synth.volume.value = -6;
synth.triggerAttackRelease('C4', '8n', Tone.immediate(), 0.5);
synth.connect(new Tone.Reverb(0.1).toDestination());
const called = await new Promise((resolve) => Tone.getContext().setTimeout((...values) => resolve('called'), 0.01));
console.log('got: ' + got.join(' ') + '; volume ' + volume + ', ' + Math.round(await synth.volume.value) + ', ' + (await Tone.Frequency('A4').toFrequency()) + ' Hz, ' + called);
for (const name of ['Bagpipe', 'constructor'])
  await editor.utils.createSynth(name).catch((error) => console.log('refused: ' + error.message));`;

test('a scene can access only itself, and send nothing to any host', async ({ page, allow, listeners }) => {
  // Workers inside the worker log what they were denied.
  allow.error(
    /Content Security Policy|Refused|violates|not allowed|blocked|Failed to (?:fetch|execute)|is not defined/i,
  );
  const scene = await openScene(page, PAGE);

  await test.step('by APIs of the browser', async () => {
    await runCode(page, scene, escapes(listeners.port));
    await expect(await openConsole(scene)).toContainText(/got: \. \d{2} tries/);
    await expect(page).toHaveURL(PAGE);
    expect(listeners.heard).toEqual([]);
  });

  await test.step('by the sound library, which gives access only to sound', async () => {
    await runCode(page, scene, soundEscapes(listeners.port));
    const log = await openConsole(scene);
    await expect(log).toContainText('got: ; volume -12, -6, 440 Hz, called');
    for (const name of ['Bagpipe', 'constructor'])
      await expect(log).toContainText(`refused: There is no instrument "${name}".`);
    expect(listeners.heard).toEqual([]);
  });
});

test('the listeners of the previous test receive requests of a page without these restrictions', async ({
  page,
  allow,
  serve,
  listeners,
}) => {
  allow.error(/./);
  await page.goto(await serve({ '/': '<!doctype html><title>Elsewhere</title>' }));
  await page.evaluate(
    async ({ port, name }) => {
      const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
      peer.createDataChannel('a');
      await peer.setLocalDescription(await peer.createOffer());
      for (const address of [`http://127.0.0.1:${port}/`, `https://secret.${name}:${port}/`]) {
        void fetch(address, { mode: 'no-cors' }).catch(() => undefined);
      }
    },
    { port: listeners.port, name: LISTENING_NAME },
  );
  const signs = [/^udp: /, /^tcp: GET \/ /, /^tcp: .*secret\.listening\.example/];
  await expect.poll(() => signs.filter((sign) => !listeners.heard.some((line) => sign.test(line)))).toEqual([]);
});

test('code of a replaced scene does not go on in the next one', async ({ page }) => {
  const release = await holdBack(page, '**/sound.js');
  const scene = await openScene(page, PAGE);
  const requested = page.waitForRequest('**/sound.js');
  await runCode(page, scene, "await editor.utils.createSynth(); setInterval(() => console.log('former'), 10);");
  await requested;
  await runCode(page, scene, "console.log('next'); await editor.utils.createSynth(); console.log('its sound');");
  await expect(await openConsole(scene)).toContainText('next');
  await release();
  await expect(scene.getByRole('log')).toContainText('its sound');
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0.1);
  await expect(scene.getByRole('log')).not.toContainText('former');
});

/** Scene code that never ends, in several forms. */
const ENDLESS: Readonly<Record<string, string>> = {
  'a loop': 'while (true) {}',
  'a loop within a loop that catches': 'for (;;) { try { for (;;); } catch {} }',
  'promises that follow each other': 'const again = () => Promise.resolve().then(again); await again();',
  'a recursion that branches': 'const f = (n) => (n < 2 ? 1 : f(n - 1) + f(n - 2)); f(90);',
  'an expression that tries everything': "/^(a+)+$/.test('a'.repeat(60) + 'b');",
  'evaluated code': "eval('for (;;);');",
  'a script of a node': `class Endless { update() { for (;;); } }\nplayer.attach(scene, Endless);`,
  'a timer': 'setTimeout(() => { for (;;); });',
  'no JavaScript, with a loop behind it': '};for(;;);{',
};

/** Runs endless code: the page keeps responding, reports what was done, and can run other code afterwards. */
async function expectEnded(page: Page, scene: Locator, code: string): Promise<void> {
  await runCode(page, scene, code);
  const longest = await page.evaluate(async () => {
    let [last, gap] = [performance.now(), 0];
    while (!document.querySelector('.live-scene [role="alert"]') && gap < 5000) {
      await new Promise((resolve) => setTimeout(resolve, 4));
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    }
    return gap;
  });
  expect(longest).toBeLessThan(1000);
  const alert = scene.getByRole('alert');
  await expect(alert).toContainText(/did not answer for some time|SyntaxError/);
  // An unresponsive frame is removed; code with a syntax error never started.
  if ((await alert.textContent())?.includes('did not answer')) await expect(scene.locator('iframe')).toHaveCount(0);
  await runCode(page, scene, 'scene.addChild(new editor.CircleNode(1));');
  await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
}

test.describe('a scene cannot block the page', () => {
  for (const [name, code] of sample(Object.entries(ENDLESS))) {
    test(`by ${name}`, async ({ page }) => expectEnded(page, await openScene(page, PAGE), code));
  }

  /** Messages that a compromised frame might send. */
  const FLOODS: Readonly<Record<string, string>> = {
    answers: "for (let i = 0; i < 2e4; i++) parent.postMessage({ type: 'pong' }, '*')",
    'lines of the console':
      "for (let i = 0; i < 2e4; i++) parent.postMessage({ type: 'log', level: 'log', text: 'a' }, '*')",
    failures:
      "for (let i = 0; i < 2e4; i++) parent.postMessage({ type: 'failed', message: 'a', line: 1, hasScene: true }, '*')",
    'what is no message': "for (let i = 0; i < 2e4; i++) parent.postMessage(i, '*')",
    'long texts':
      "for (let i = 0; i < 100; i++) parent.postMessage({ type: 'log', level: 'log', text: 'a'.repeat(1e4) }, '*')",
  };
  test('by a flood of messages', async ({ page }) => {
    let flood = '';
    await page.route('**/player/*/frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>parent.postMessage({ type: 'ready' }, '*'); parent.postMessage({ type: 'loaded' }, '*'); setInterval(() => { ${flood} }, 10)</script>`,
      }),
    );
    const scene = await openScene(page, PAGE);
    for (const [name, code] of Object.entries(FLOODS)) {
      await test.step(name, async () => {
        flood = code;
        await scene.getByRole('button', { name: /^Run/ }).first().click();
        await expect(scene.getByRole('alert')).toContainText('more messages than it can take');
        await expect(scene.locator('iframe')).toHaveCount(0);
        await control(scene, 'Close message').click();
        await expect(scene.getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test('and says what is wrong with it, however much it has written', async ({ page }) => {
    const scene = await openScene(page, PAGE);
    await runCode(page, scene, "player.readout('Lines', () => 70);");
    await expect(scene.getByRole('definition')).toHaveText('70.00');
    await runCode(page, scene, 'for (let line = 0; line < 70; line++) console.log(line);\nnone();');
    await expect(scene.getByRole('alert')).toContainText('Line 2: ReferenceError: none is not defined');
    await runCode(page, scene, 'for (;;);');
    // It counts as stuck once it has not answered for a second.
    const begun = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() - from > 2000, begun);
    await runCode(page, scene, 'console.log([NaN]);');
    await expect(await openConsole(scene)).toHaveText(/\[NaN\]/);
    await expect(scene.getByRole('definition')).toHaveCount(0);
  });

  test('by notes, log messages, errors and drawings', async ({ page, allow }) => {
    allow.error(/too much/);
    const scene = await openScene(page, PAGE);
    await runCode(
      page,
      scene,
      "const synth = await editor.utils.createSynth();\nfor (;;) synth.triggerAttackRelease('C4', '8n');",
    );
    await expect(scene.getByRole('alert')).toContainText(
      /more than 1000 calls of the sound library|did not answer for some time/,
    );
    await runCode(
      page,
      scene,
      `setInterval(() => { for (let i = 0; i < 5; i++) console.log('too much '.repeat(1e3)); }, 50);
setInterval(() => { throw new Error('too much '.repeat(1e3)); }, 20);
setInterval(() => void Promise.reject(new Error('too much')), 20);
scene.addChild(new editor.CircleNode(1));`,
    );
    const log = await openConsole(scene);
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(1);
    expect((await log.textContent())?.length).toBeLessThan(100 * 2100);
    await pause(scene);
  });
});

test.describe('a running scene does not intercept the input of the page', () => {
  const GREEDY = `player.show({ x: -8, y: -4.5, width: 16, height: 9 });
console.log('keys: ' + typeof editor.root.keyboardManager);`;

  test('keys go to the focused element, Tab and Escape leave the scene, and the wheel scrolls the page', async ({
    page,
  }) => {
    const scene = await openScene(page, PAGE);
    const entries = await page.evaluate(() => history.length);
    await runCode(page, scene, GREEDY);
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
    const editor = scene.getByRole('textbox', { name: /^Code:/ });
    await editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// typed for the page');
    await expect(editor).toContainText('// typed for the page');

    const canvas = scene.frameLocator('iframe').locator('canvas');
    await canvas.click({ position: { x: 5, y: 5 } });
    await expect(canvas).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(canvas).not.toBeFocused();
    await canvas.click({ position: { x: 5, y: 5 } });
    await page.keyboard.press('Escape');
    await expect(control(scene, 'Pause')).toBeFocused();

    const before = await page.evaluate(() => window.scrollY);
    await canvas.hover({ position: { x: 5, y: 5 } });
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('a finger scrolls the page, unless it is on a body', async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const scene = await openScene(page, PAGE);
    await runCode(page, scene, `${GREEDY}\nscene.gravity = { x: 0, y: 0 };\nscene.addChild(new editor.CircleNode(2));`);
    await expect.poll(() => secondsOf(scene)).toBeGreaterThan(0);
    // The picture itself: with its editor, the scene is higher than the screen.
    await show(scene.locator('iframe'));
    const box = await scene.locator('iframe').boundingBox();
    if (!box) throw new Error('The frame is not to be seen.');
    const session = await context.newCDPSession(page);
    const swipeFrom = async (x: number, y: number) => {
      const before = await page.evaluate(() => window.scrollY);
      const touch = (type: 'touchStart' | 'touchMove', by: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - by }] });
      await touch('touchStart', 0);
      // A finger is slow; so may be the scene's answer.
      await page.waitForFunction(
        (start) => performance.now() > start + 500,
        await page.evaluate(() => performance.now()),
      );
      for (let by = 10; by <= 80; by += 10) await touch('touchMove', by);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return (await page.evaluate(() => window.scrollY)) - before;
    };
    // In this order: a page flung by a finger keeps scrolling.
    expect(await swipeFrom(box.x + box.width / 2, box.y + box.height / 2)).toBe(0);
    expect(await swipeFrom(box.x + 8, box.y + box.height - 8)).toBeGreaterThan(0);
    await context.close();
  });
});
