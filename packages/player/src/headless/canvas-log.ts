import type { Canvas2D } from '@physics-editor/runtime/render/index';

/** An operation on a canvas: a property that is set, or a call. */
type Entry = readonly [name: string, ...values: unknown[]];

/** What the renderer reads before it sets it; everything else is a method. */
const STYLES = {
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

/** A canvas context that draws nothing and records every operation in `log`. */
export const createCanvasLog = (log: Entry[]): Canvas2D =>
  new Proxy(Object(STYLES), {
    get: (styles, name) =>
      Reflect.get(styles, name) ?? ((...values: unknown[]) => void log.push([String(name), ...values])),
    set: (_, name, value: unknown) => log.push([String(name), value]) > 0,
  });
