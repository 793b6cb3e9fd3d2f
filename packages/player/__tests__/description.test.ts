import { createStage } from '../src/stage/stage';

const descriptionOf = async (code: string): Promise<string> => (await createStage(code)).player.description;

test.each([
  ['', ''],
  ["player.describe(() => ' The ball rests. ');", 'The ball rests.'],
  ["player.describe(() => 'x'.repeat(999));", 'x'.repeat(300)],
  [
    'player.describe(() => scene.none.x);',
    "The scene cannot describe itself: Cannot read properties of undefined (reading 'x')",
  ],
])('%s', async (code, text) => {
  expect(await descriptionOf(code)).toBe(text);
});

test('the text is that of the present moment', async () => {
  const { scene, player } = await createStage('player.describe(() => `At ${scene.time.toFixed(1)} s.`);');
  scene.step(60);
  expect(player.description).toBe('At 1.0 s.');
});
