import type { Point, Rect } from '../geometry/shapes';

/** Which part of a scene a canvas shows. */
export interface View {
  /** Width of the canvas in CSS pixels. */
  readonly width: number;
  /** Height of the canvas in CSS pixels. */
  readonly height: number;
  /** The point of the scene in the middle of the canvas. */
  readonly centre: Point;
  /** CSS pixels to the metre. */
  readonly scale: number;
  /** Pixels of the screen to the CSS pixel; 2 on many screens. */
  readonly pixelRatio: number;
}

/** Share of the canvas that stays free around what is fitted into it. */
const MARGIN = 0.05;
/** What is shown of an empty scene, in metres. */
const EMPTY: Rect = { x: -4, y: -3, width: 8, height: 6 };

/** A point of the canvas, in CSS pixels from its upper left corner, in the scene. */
export const toScene = ({ width, height, centre, scale }: View, { x, y }: Point): Point => ({
  x: centre.x + (x - width / 2) / scale,
  y: centre.y - (y - height / 2) / scale,
});

/** A point of the scene on the canvas, in CSS pixels from its upper left corner. */
export const toCanvas = ({ width, height, centre, scale }: View, { x, y }: Point): Point => ({
  x: width / 2 + (x - centre.x) * scale,
  y: height / 2 - (y - centre.y) * scale,
});

/** The part of the scene that is on the canvas. */
export const visibleRect = ({ width, height, centre, scale }: View): Rect => ({
  x: centre.x - width / scale / 2,
  y: centre.y - height / scale / 2,
  width: width / scale,
  height: height / scale,
});

/**
 * A view of the same canvas that shows a rectangle of the scene as large as it fits.
 * @param rect - undefined for an empty scene
 */
export function fitted(view: View, rect: Rect = EMPTY): View {
  const free = 1 - 2 * MARGIN;
  // What is only a point would be shown infinitely large.
  const width = Math.max(rect.width, 0.1);
  const height = Math.max(rect.height, 0.1);
  return {
    ...view,
    centre: { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 },
    scale: Math.min((view.width * free) / width, (view.height * free) / height),
  };
}
