import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { SceneChecker, problemOf } from '../../src/checker/scene-checker';

// Processes start, and memory is filled.
jest.setTimeout(120_000);

const FINE = 'scene.addChild(new editor.CircleNode());';
const checker = new SceneChecker(process.cwd());
/** Its memory is filled sooner. */
const small = new SceneChecker(process.cwd(), { seconds: 60, megabytes: 128 });
const check = async (code: string, by = checker) => problemOf(await by.run(code, 300));

test('reports the problem of each scene, independently of the others', async () => {
  const box = 'scene.addChild(new editor.RectangleNode());';
  const results = await Promise.all([FINE, 'const = 1;', '\nscene.fly();', box].map((code) => check(code)));
  expect(results).toEqual([
    null,
    { message: expect.stringContaining('SyntaxError'), line: 1 },
    { message: expect.stringContaining('scene.fly is not a function'), line: 2 },
    null,
  ]);
});

test('an endless scene is killed, and the scenes after it run', async () => {
  const hasty = new SceneChecker(process.cwd(), { seconds: 1, megabytes: 512 });
  const [endless, fine] = await Promise.all([check('while (true) {}', hasty), check(FINE, hasty)]);
  expect(endless).toEqual({ message: expect.stringContaining('does a loop have no end?'), line: 0 });
  expect(fine).toBeNull();
});

test.each([
  ['objects', 'const all = [];\nwhile (true) all.push(Array(1e5).fill(0.5));'],
  ['buffers', 'const all = [];\nwhile (true) all.push(new Uint8Array(1e7).fill(1));'],
  ['a process', 'process.exit(0);'],
])('a scene that exhausts the memory, by %s, is reported once, and the others run', async (_, code) => {
  const results = await Promise.all([FINE, code, FINE].map((scene) => check(scene, small)));
  expect(results).toEqual([null, { message: expect.stringContaining('more than 128 MB of memory'), line: 0 }, null]);
});

test.each([
  ['a timer', 'setTimeout(() => {\n  scene.fly();\n}, 4000);', 2],
  ['an interval', 'setInterval(() => scene.fly(), 1000);', 1],
  ['a promise that nobody waits for', 'void (async () => {\n  await null;\n  scene.fly();\n})();', 3],
  ['a microtask while the code waits', 'queueMicrotask(() => scene.fly());\nawait new Promise(() => {});', 1],
  [
    'a script that waits',
    'class Late {\n  async update() {\n    await null;\n    scene.fly();\n  }\n}\nplayer.attach(scene, Late);',
    4,
  ],
  ['what cannot be loaded', "void fetch('https://example.org/');", 1],
])('an error that is thrown later is reported: by %s', async (_, code, line) => {
  const [before, problem, after] = await Promise.all([FINE, code, FINE].map((scene) => check(scene)));
  expect(problem).toEqual({ message: expect.stringMatching(/Error: /), line });
  expect([before, after]).toEqual([null, null]);
});

test('timers that a scene awaits fire at once, and between its steps', async () => {
  expect(await check('await new Promise((resolve) => setTimeout(resolve, 1e6));')).toBeNull();
  expect(await check('setTimeout(() => scene.fly(), 6000);')).toBeNull();
});

test('processes that run no scene are an error, and are not restarted forever', async () => {
  const files = { 'packages/player/src/checker/run-scenes.mjs': 'throw new Error("no bundle");' };
  const broken = new SceneChecker(temporaryFolder(files));
  const results = await Promise.allSettled([check(FINE, broken), check(FINE, broken)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
