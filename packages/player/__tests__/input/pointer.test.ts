import { Pointer } from '../../src/input/pointer';
import { CircleNode, Scene } from '@physics-editor/runtime';

const view = { width: 200, height: 100, centre: { x: 0, y: 0 }, scale: 10, pixelRatio: 1 };

function create(scene: Scene | undefined = new Scene()) {
  const cursors: string[] = [];
  const presses: boolean[] = [];
  const pointer = new Pointer(
    () => scene,
    (output) => {
      if (output.type === 'cursor') cursors.push(output.keyword);
      if (output.type === 'held') presses.push(output.isHeld);
    },
  );
  const act = (event: string, x: number, y: number, buttons = 1) =>
    pointer.take({ type: 'pointer', event, x, y, button: 0, buttons }, view);
  return { scene, pointer, act, cursors, presses };
}

/** A running scene without gravity and a ball in its middle. */
function withBall() {
  const made = create();
  const ball = new CircleNode(1);
  ball.gravityScale = 0;
  made.scene?.addChild(ball);
  made.scene?.start();
  return { ...made, ball };
}

test('has its position in the scene and its pressed buttons', () => {
  const { pointer, act } = create();
  act('down', 150, 20, 3);
  expect(pointer.localPosition).toEqual({ x: 5, y: 3 });
  expect(pointer.buttons).toBe(3);
  act('up', 150, 20, 0);
  expect(pointer.buttons).toBe(0);
});

test('returns whether a press is handled by the scene, so that a finger elsewhere scrolls the page', () => {
  const { act, presses } = withBall();
  act('down', 100, 50);
  act('up', 100, 50);
  act('down', 5, 5);
  expect(presses).toEqual([true, false]);
});

test('drags a body until it is released', () => {
  const { act, ball, scene, cursors } = withBall();
  act('move', 100, 50, 0);
  act('down', 100, 50);
  act('move', 150, 50);
  scene?.step(60);
  expect(ball.x).toBeGreaterThan(3);
  act('cancel', 150, 50);
  expect(cursors).toEqual(['grab', 'grabbing', '']);
});
