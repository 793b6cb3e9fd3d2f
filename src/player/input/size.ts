import type { Input } from '../messages/thread-protocol';

/** Sends the size of the canvas to a scene, now and whenever it or the pixel ratio changes, as by zooming or on another screen. */
export function followSize(canvas: HTMLCanvasElement, send: (input: Input) => void): void {
  const notify = () =>
    send({ type: 'size', width: canvas.clientWidth, height: canvas.clientHeight, pixelRatio: window.devicePixelRatio });
  const followRatio = () => {
    notify();
    const ratio = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    ratio.addEventListener('change', followRatio, { once: true });
  };
  followRatio();
  new ResizeObserver(notify).observe(canvas);
}
