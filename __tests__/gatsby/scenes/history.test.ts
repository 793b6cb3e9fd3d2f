import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findScenes } from '../../../gatsby/scenes/find-scenes';
import { History } from '@physics-editor/player/history/history';
import { silence } from '@physics-editor/player/sound/silence';
import { createStage } from '@physics-editor/player/stage/stage';
import { setAssetLoader, type Scene } from '@physics-editor/runtime';
import { effort, isFull } from '@physics-editor/lib/testing/effort';

const SHOWCASE = 'content/showcase';
/** Steps of each scene: 1.5 s, or 20 s in the full form. */
const STEPS = effort(90, 1200);
const MIDDLE = Math.round(STEPS * 0.4);

// A machine may do other work.
jest.setTimeout(480_000);

/** The whole state, exactly. Ids are random, so each is replaced by the order of its appearance, and their checksum is left out. */
function stateOf(scene: Scene): string {
  const order = new Map<string, number>();
  const ids = new Set([scene, ...scene.getDescendants(), ...scene.assetsLibrary.getAssets()].map(({ id }) => id));
  return JSON.stringify(scene.toJSON(), (key, value: unknown) => {
    if (key === 'checksum') return undefined;
    if (typeof value !== 'string' || !ids.has(value)) return value;
    if (!order.has(value)) order.set(value, order.size);
    return order.get(value);
  });
}

const showcase = readdirSync(SHOWCASE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }): [string, string] => [name, readFileSync(join(SHOWCASE, name, 'scene.js'), 'utf8')]);

async function expectSamePast(code: string): Promise<void> {
  setAssetLoader(() => Promise.resolve({ content: {}, width: 1, height: 1 }));
  const stage = await createStage(code, { libraries: silence });
  const { scene } = stage;
  const history = new History([stage], () => scene.step());
  history.record();
  history.happen(() => scene.start());
  const states = new Map<number, string>();
  for (let step = 0; step < STEPS; step++) {
    if (step === 1 || step === MIDDLE) states.set(step, stateOf(scene));
    history.advance();
  }
  states.set(STEPS, stateOf(scene));
  expect(history.refusal).toBe('');
  for (const step of [MIDDLE, 1, STEPS]) {
    history.goTo(step);
    expect(stateOf(scene) === states.get(step)).toBe(true);
  }
}

test.each(showcase)('%s goes back, and on as it went', (_, code) => expectSamePast(code));

if (isFull) {
  test('so does every scene of the site', async () => {
    const { scenes } = await findScenes(process.cwd());
    for (const { code } of scenes) await expectSamePast(code);
  });
}
