import { createStage } from '../src/stage/stage';
import { runScene } from '../src/headless/headless';
import { readReadouts, tableOf } from '../src/messages/readout';

const readoutsOf = async (code: string) => (await createStage(code)).readouts;

test.each([
  ["player.readout('A', () => 2 / 3)", '0.67'],
  ["player.readout('A', () => 2 / 3, { digits: 0 })", '1'],
  ["player.readout('A', () => -2 / 3, { digits: 3 })", '−0.667'],
  ["player.readout('A', () => -0.001)", '0.00'],
  ["player.readout('A', () => 'swings')", 'swings'],
  ["player.readout('A', () => true)", 'true'],
  ["player.readout('A', () => 'x'.repeat(500))", 'x'.repeat(40)],
  ["player.readout('A', () => undefined)", '–'],
  ["player.readout('A', () => null)", '–'],
  ["player.readout('A', () => NaN)", '–'],
  ["player.readout('A', () => 1 / 0)", '–'],
])('%s shows "%s"', async (code, text) => {
  expect((await readoutsOf(code)).read()).toEqual([{ type: 'value', name: 'A', unit: '', text }]);
});

test('readouts have their order, units and present values', async () => {
  const { scene, readouts } = await createStage(`
    player.readout('Time', () => scene.time, { unit: 's', digits: 3 });
    player.readout('Nodes', () => scene.children.length, { digits: 0 });`);
  expect(readouts.read().map(({ text }) => text)).toEqual(['0.000', '0']);
  scene.step(6);
  expect(readouts.read()).toMatchObject([
    { name: 'Time', text: '0.100', unit: 's' },
    { name: 'Nodes', text: '0', unit: '' },
  ]);
  expect(tableOf(readouts.read())).toBe('Time\t0.100\ts\nNodes\t0\t');
});

test('an error is shown in its place, and its function is not called again', async () => {
  const { scene, readouts } = await createStage(`
    scene.userData.calls = 0;
    player.readout('Broken', () => { scene.userData.calls++; return scene.none.x; });
    player.readout('Sound', () => 1);`);
  for (let time = 0; time < 3; time++) {
    expect(readouts.read()).toMatchObject([
      { type: 'fault', name: 'Broken', text: expect.stringContaining('undefined') },
      { type: 'value', name: 'Sound', text: '1.00' },
    ]);
  }
  expect(scene.userData).toEqual({ calls: 1 });
});

test('a run without a page reports the first error with its line, and returns the initial values', async () => {
  expect(await runScene("player.readout('A', () =>\n  scene.none.x);", 1)).toEqual({
    problem: { message: expect.stringContaining('undefined'), line: 2 },
  });
  expect(await runScene("player.readout('Time', () => scene.time);", 60)).toMatchObject({
    readouts: [{ name: 'Time', text: '0.00' }],
  });
});

test('a message that is not a list of readouts has none, and at most twelve are read', () => {
  const one = { type: 'value', name: 'A', unit: '', text: '1' };
  expect(readReadouts([one, { ...one, text: 1 }, null])).toEqual([one]);
  expect(readReadouts('all')).toEqual([]);
  expect(readReadouts(Array.from({ length: 40 }, () => one))).toHaveLength(12);
});
