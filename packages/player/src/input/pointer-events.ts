import type { Input } from '../messages/thread-protocol';

const EVENTS = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
  lostpointercapture: 'cancel',
  pointerleave: 'leave',
} as const;

/**
 * Sends pointer events on the canvas to a scene: while one pointer is down, only its own.
 * @param isHeld - whether a finger holds something; otherwise it scrolls the page, as before the first run
 */
export function followPointer(canvas: HTMLCanvasElement, send: (input: Input) => void, isHeld: () => boolean): void {
  let pressed: number | undefined;
  for (const [type, event] of Object.entries(EVENTS)) {
    canvas.addEventListener(type, (browserEvent) => {
      if (!(browserEvent instanceof PointerEvent)) return;
      const { clientX, clientY, button, buttons, pointerId } = browserEvent;
      if (pressed === undefined ? event === 'cancel' : pressed !== pointerId) return;
      const { left, top } = canvas.getBoundingClientRect();
      const notify = (name: string) =>
        send({ type: 'pointer', event: name, x: clientX - left, y: clientY - top, button, buttons });
      const isEnd = event === 'up' || event === 'cancel';
      // It was released outside the frame, without an event.
      if (pressed !== undefined && buttons === 0 && !isEnd) notify('cancel');
      if (event === 'down') canvas.setPointerCapture((pressed = pointerId));
      else if (buttons === 0 || isEnd) pressed = undefined;
      notify(event);
    });
  }
  canvas.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length === 1 && isHeld()) event.preventDefault();
    },
    { passive: false },
  );
}
