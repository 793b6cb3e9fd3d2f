import type { Canvas2D } from '@physics-editor/runtime/render/index';

/** An operation on a canvas: a property that is set, or a call. */
type Entry = readonly [name: string, ...values: unknown[]];

/** A canvas context that draws nothing and records every operation in `log`. The renderer reads no property that it sets. */
export const createCanvasLog = (log: Entry[]): Canvas2D =>
  new Proxy(Object({}), {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        void log.push([String(name), ...values]),
    set: (_, name, value: unknown) => log.push([String(name), value]) > 0,
  });
