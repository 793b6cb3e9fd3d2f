import type { Input } from '../messages/thread-protocol';

/** Interval at which the pixel ratio is compared, in ms: not every browser reports its changes, by zooming or on another screen. */
const LOOK_EVERY = 250;

/** Sends the size of the canvas to a scene, now and whenever it or the pixel ratio changes. */
export function followSize(canvas: HTMLCanvasElement, send: (input: Input) => void): void {
  let pixelRatio: number | undefined;
  const notify = () => {
    pixelRatio = window.devicePixelRatio;
    send({ type: 'size', width: canvas.clientWidth, height: canvas.clientHeight, pixelRatio });
  };
  new ResizeObserver(notify).observe(canvas);
  setInterval(() => {
    if (window.devicePixelRatio !== pixelRatio) notify();
  }, LOOK_EVERY);
}
