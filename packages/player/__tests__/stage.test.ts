import { CircleNode } from '@physics-editor/runtime';
import { failuresOf } from '../src/failures';
import { runScene } from '../src/headless/headless';
import { createStage, lineOf } from '../src/stage/stage';
import { createView } from '../src/paint';

const FINE = { state: expect.any(String), parameters: [], readouts: [] };
const BALL = 'const ball = new editor.CircleNode(0.5);\nscene.addChild(ball);';

const errorOf = async (code: string) => {
  const cause: unknown = await createStage(code).catch((reason: unknown) => reason);
  if (!(cause instanceof Error)) throw new Error('The code ran to its end.');
  return { cause, message: cause.message, line: lineOf(cause) };
};

test('the code of a scene creates its nodes, and may be asynchronous', async () => {
  const { scene } = await createStage(`await Promise.resolve();\n${BALL}`);
  expect(scene.getFilteredDescendants(CircleNode)).toHaveLength(1);
});

test('an error names its line of the code', async () => {
  const { message, line } = await errorOf(`${BALL}\nball.fly();`);
  expect(message).toContain('fly is not a function');
  expect(line).toBe(3);
});

test('a syntax error has its cause', async () => {
  expect((await errorOf('const = 3;')).cause).toBeInstanceOf(SyntaxError);
});

test('a script is attached to its node; its errors name their line of the code', async () => {
  const code = `${BALL}
class Faulty {
  constructor(node) {
    this.node = node;
  }

  update() {
    this.node.none.x = 1;
  }
}
player.attach(ball, Faulty);`;
  const { scene } = await createStage(code);
  const failures = failuresOf(scene);
  scene.step();
  expect(failures).toMatchObject([{ script: 'Faulty', hook: 'update', line: 9 }]);
});

test('two scripts of one node both run', async () => {
  const code = `${BALL}
class Up { constructor(node) { this.node = node; } update() { this.node.userData.up = true; } }
class Down { constructor(node) { this.node = node; } update() { this.node.userData.down = true; } }
player.attach(ball, Up);
player.attach(ball, Down);`;
  const { scene } = await createStage(code);
  scene.step();
  expect(scene.getFilteredDescendants(CircleNode)[0]?.userData).toEqual({ up: true, down: true });
});

test.each([
  ["player.number('A', 5)", 'player.number: "A" needs a range, such as { min: 0, max: 10 }.'],
  ["player.number('A', 5, { min: 6, max: 2 })", 'player.number: "A" needs a range'],
  ["player.number('A', 5, { min: 6, max: 7 })", 'player.number: "A" is 5, outside its range from 6 to 7.'],
  ["player.number('A', 5, { min: 0, max: 7, step: 0 })", 'player.number: "A" cannot change from 0 to 7 in steps of 0.'],
  ["player.number('A', '5', { min: 0, max: 7 })", 'player.number: "A" needs a number as initial, not 5.'],
  ["player.number('A', 5, { min: 0, max: 7, unit: 3 })", 'player.number: "A" needs a string as unit, not 3.'],
  ["player.toggle('A', 1)", 'player.toggle: "A" needs a boolean as initial, not 1.'],
  ["player.number('', 5, { min: 0, max: 7 })", 'player.number needs a name with letters or digits'],
  ["player.number('–', 5, { min: 0, max: 7 })", 'player.number needs a name with letters or digits'],
  ["player.choice('A', ['one'])", 'player.choice: "A" needs two or more different texts'],
  ["player.choice('A', ['one', 'one'])", 'player.choice: "A" needs two or more different texts'],
  ["player.choice('A', [1, 2])", 'player.choice: "A" needs two or more different texts'],
  ["player.color('A', 'red')", 'player.color: "A" cannot start as red; 0xff0000 is red.'],
  ["player.button('A')", 'player.button: "A" needs a function to call.'],
  ["player.toggle('A', true, { onChange: 3 })", 'player.toggle: what "A" calls must be a function.'],
  ["player.toggle('A b', true); player.toggle('a B', true)", 'player.toggle: there is a parameter "a B" already.'],
  ["for (let at = 0; at < 13; at++) player.toggle('A' + at, true);", 'A scene has at most 12 parameters.'],
  ["player.readout('', () => 1)", 'player.readout needs a name'],
  ["player.readout('A', 1)", 'player.readout: "A" needs a function that returns the value.'],
  ["player.readout('A', () => 1, { unit: 3 })", 'player.readout: "A" needs a text as unit.'],
  ["player.readout('A', () => 1, { digits: 11 })", 'player.readout: "A" cannot have 11 digits'],
  ["player.readout('A', () => 1, { digits: 1.5 })", 'player.readout: "A" cannot have 1.5 digits'],
  ["player.readout('A', () => 1); player.readout('A', () => 2)", 'there is a readout "A" already.'],
  ["for (let at = 0; at < 13; at++) player.readout('A' + at, () => 1);", 'at most 12 readouts.'],
  ['player.show(-4, -2, 8, 4)', 'with a size above 0.'],
  ['player.show({ x: 0, y: 0, width: 0, height: 1 })', 'with a size above 0.'],
  ['player.follow(5)', 'player.follow expects a node, not 5.'],
  ["player.describe('a ball')", 'player.describe needs a function that returns a sentence.'],
  ['player.describe(() => 1); player.describe(() => 2);', 'the scene has a description already.'],
])('%s is an error, with its line', async (code, message) => {
  expect(await errorOf(`\n${code}`)).toMatchObject({ line: 2, message: expect.stringContaining(message) });
});

describe('the view', () => {
  const canvas = { width: 720, height: 405, pixelRatio: 1 };

  test('an area that the scene requests fills the canvas', async () => {
    const view = createView(await createStage('player.show({ x: -8, y: -1, width: 16, height: 9 });'))(canvas);
    expect(view.scale).toBe(45);
    expect(view.centre).toEqual({ x: 0, y: 3.5 });
  });

  test('an area is completely visible on a canvas with another aspect ratio', async () => {
    const stage = await createStage('player.show({ x: 0, y: 0, width: 10, height: 10 });');
    expect(createView(stage)(canvas).scale).toBe(40.5);
  });

  test('otherwise it shows all nodes, with a margin', async () => {
    const view = createView(await createStage(BALL))(canvas);
    expect(view.centre).toEqual({ x: 0, y: 0 });
    expect(view.scale).toBeCloseTo(405 * 0.9, 0);
  });

  test('code can request the whole scene', async () => {
    const stage = await createStage(
      `player.show({ x: 0, y: 0, width: 100, height: 100 });\n${BALL}\neditor.root.zoomScene();`,
    );
    expect(stage.player.shown).toEqual({ x: -0.5, y: -0.5, width: 1, height: 1 });
  });

  test('it moves with the node that it follows', async () => {
    const stage = await createStage(`${BALL}\nball.gravityScale = 0;\nball.linearVelocityX = 6;
player.show({ x: -8, y: -1, width: 16, height: 9 });\nplayer.follow(ball);`);
    const viewOf = createView(stage);
    stage.scene.step(60);
    expect(viewOf(canvas).centre.x).toBeCloseTo(6, 1);
  });
});

describe('a scene that runs without a canvas', () => {
  test('has no problem if there is no error', async () => {
    expect(await runScene(BALL, 60)).toEqual(FINE);
  });

  test('reports errors of its code', async () => {
    expect(await runScene('\nnone();', 60)).toEqual({
      problem: { message: 'ReferenceError: none is not defined', line: 2 },
    });
  });

  test('reports errors of a script that its code attaches', async () => {
    const code = `${BALL}\nclass A {\n  constructor(node) { node.radius = -1; }\n}\nplayer.attach(ball, A);`;
    expect(await runScene(code, 1)).toMatchObject({ problem: { message: expect.stringContaining('radius'), line: 4 } });
  });

  test('reports later errors of a script', async () => {
    const code =
      'class Late {\n  constructor(scene) { this.scene = scene; }\n  update() { if (this.scene.time > 0.5) none(); }\n}\nplayer.attach(scene, Late);';
    expect(await runScene(code, 20)).toEqual(FINE);
    expect(await runScene(code, 60)).toMatchObject({ problem: { line: 3 } });
  });

  test('has silent instruments', async () => {
    const code = "const synth = await editor.utils.createSynth('Marimba');\nsynth.triggerAttackRelease('C4', '8n');";
    expect(await runScene(code, 1)).toEqual(FINE);
  });
});
