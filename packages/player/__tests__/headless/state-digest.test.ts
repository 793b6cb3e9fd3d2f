import { runScene } from '../../src/headless/headless';

const BALL = 'const ball = new editor.CircleNode(0.5);\nscene.addChild(ball);';
const LIFE = 'const life = new editor.ParticleLifeNode();\nlife.particleCount = 50;\nscene.addChild(life);';

async function stateOf(code: string, steps = 60): Promise<string> {
  const run = await runScene(code, steps);
  if ('problem' in run) throw new Error(run.problem.message);
  return run.state;
}

test('the state is reproducible, and independent of the ids of nodes and scripts', async () => {
  const code = `${BALL}
scene.addChild(new editor.RevoluteJointNode(ball.id, '', { x: 0, y: 2 }, { x: 0, y: 0 }));
class Still {}
player.attach(ball, Still);`;
  expect(await stateOf(code)).toBe(await stateOf(code));
});

test('an invisible difference does not change the state', async () => {
  expect(await stateOf(`${BALL}\nball.x = 1 + 1e-9;`)).toBe(await stateOf(`${BALL}\nball.x = 1;`));
});

test.each([
  ['position', BALL, 'ball.x = 0.001;', 60],
  ['velocity', BALL, 'ball.angularVelocity = 1;', 60],
  ['colour', BALL, 'ball.fillColor = 0x123456;', 60],
  ['physics', BALL, 'scene.gravity = { x: 0, y: -9 };', 60],
  ['number of nodes', BALL, 'scene.addChild(new editor.CircleNode(1));', 60],
  ['particle', LIFE, 'life.setAttraction(0, 0, 0.9);', 60],
  ['random number', BALL, 'scene.seed = 7;', 60],
  ['time', BALL, '', 61],
])('it changes with a %s', async (_, code, more, steps) => {
  expect(await stateOf(`${code}\n${more}`, steps)).not.toBe(await stateOf(code));
});

test('the last bits of sines do not depend on the JavaScript engine while a scene runs, and only then', async () => {
  const native = Math.sin;
  const code =
    'if (Math.sin(1) !== Math.fround(Math.sin(1)) || Math.atan2(1, 3) !== Math.fround(Math.atan2(1, 3))) none();';
  expect(await runScene(code, 1)).toEqual({ state: expect.any(String), parameters: [], readouts: [] });
  expect(Math.sin).toBe(native);
  expect(Math.sin(1)).not.toBe(Math.fround(Math.sin(1)));
});
