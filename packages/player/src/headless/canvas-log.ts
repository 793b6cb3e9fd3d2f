import type { Canvas2D } from '@physics-editor/runtime/render/index';

/** An operation on a canvas: a property that is set, or a call. */
type Entry = readonly [name: string, ...values: unknown[]];

/** A canvas context that draws nothing and records every operation in `log`. */
export function createCanvasLog(log: Entry[]): Canvas2D {
  const call =
    (name: string) =>
    (...values: unknown[]): void =>
      void log.push([name, ...values]);
  const styles = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: '',
    lineJoin: '',
    globalAlpha: 1,
    globalCompositeOperation: '',
    font: '',
    textAlign: '',
    textBaseline: '',
  };
  const context: Canvas2D = {
    ...styles,
    save: call('save'),
    restore: call('restore'),
    setTransform: call('setTransform'),
    translate: call('translate'),
    rotate: call('rotate'),
    scale: call('scale'),
    beginPath: call('beginPath'),
    closePath: call('closePath'),
    moveTo: call('moveTo'),
    lineTo: call('lineTo'),
    arc: call('arc'),
    rect: call('rect'),
    fill: call('fill'),
    stroke: call('stroke'),
    clip: call('clip'),
    clearRect: call('clearRect'),
    fillRect: call('fillRect'),
    fillText: call('fillText'),
    drawImage: call('drawImage'),
  };
  return new Proxy(context, { set: (_, name, value: unknown) => log.push([String(name), value]) > 0 });
}
