import type { Input } from '../messages/thread-protocol';

const EVENTS = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
  pointerleave: 'leave',
} as const;

/**
 * Sends pointer events on the canvas to a scene.
 * @param isHeld - whether a finger holds something; otherwise it scrolls the page, as before the first run
 */
export function followPointer(canvas: HTMLCanvasElement, send: (input: Input) => void, isHeld: () => boolean): void {
  for (const [type, event] of Object.entries(EVENTS)) {
    canvas.addEventListener(type, (browserEvent) => {
      if (!(browserEvent instanceof PointerEvent)) return;
      const { clientX, clientY, button, buttons, pointerId } = browserEvent;
      const { left, top } = canvas.getBoundingClientRect();
      if (event === 'down') canvas.setPointerCapture(pointerId);
      send({ type: 'pointer', event, x: clientX - left, y: clientY - top, button, buttons });
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
