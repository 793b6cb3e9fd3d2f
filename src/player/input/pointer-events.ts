import type { Input } from '../messages/thread-protocol';

const EVENTS = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
  pointerleave: 'leave',
} as const;

/**
 * Tells a scene what the pointer does on its canvas.
 * @param isHeld - whether a finger that is down holds something; anywhere else it scrolls the page, as it does before the scene has run
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
