import { followPointer } from '../../src/input/pointer-events';

/** What jsdom lacks. */
class PointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, { pointerId, ...init }: MouseEventInit & { pointerId: number }) {
    super(type, init);
    this.pointerId = pointerId;
  }
}

beforeAll(() => void Object.assign(globalThis, { PointerEvent }));

/** A canvas, and the events that a scene receives from it. */
function create() {
  const canvas = document.createElement('canvas');
  canvas.setPointerCapture = jest.fn();
  const received: string[] = [];
  followPointer(
    canvas,
    (input) => {
      if (input.type === 'pointer') received.push(input.event);
    },
    () => false,
  );
  const fire = (type: string, buttons: number, pointerId = 1) =>
    canvas.dispatchEvent(new PointerEvent(type, { buttons, pointerId, button: 0 }));
  return { fire, received };
}

test('a scene receives press, moves and release', () => {
  const { fire, received } = create();
  fire('pointermove', 0);
  fire('pointerdown', 1);
  fire('pointermove', 1);
  fire('pointerup', 0);
  fire('lostpointercapture', 0);
  fire('pointerleave', 0);
  expect(received).toEqual(['move', 'down', 'move', 'up', 'leave']);
});

test.each([
  ['the capture is lost', 'lostpointercapture', 0, ['cancel']],
  ['the browser scrolls', 'pointercancel', 0, ['cancel']],
  ['it returns without a button', 'pointermove', 0, ['cancel', 'move']],
  ['it leaves without a button', 'pointerleave', 0, ['cancel', 'leave']],
])('what is held is released when %s', (_, type, buttons, events) => {
  const { fire, received } = create();
  fire('pointerdown', 1);
  fire(type, buttons);
  fire('pointermove', 0);
  expect(received).toEqual(['down', ...events, 'move']);
});

test('a second finger does nothing until the first is lifted', () => {
  const { fire, received } = create();
  fire('pointerdown', 1, 1);
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointerleave']) fire(type, 1, 2);
  fire('pointermove', 1, 1);
  fire('pointerup', 0, 1);
  fire('pointerdown', 1, 2);
  expect(received).toEqual(['down', 'move', 'up', 'down']);
});
