import type { Point, Rect } from '@physics-editor/physics/geometry/shapes';

/** The part of a scene that a canvas shows. */
export interface View {
  /** Width of the canvas in CSS pixels. */
  readonly width: number;
  /** Height of the canvas in CSS pixels. */
  readonly height: number;
  /** The point of the scene at the centre of the canvas. */
  readonly centre: Point;
  /** Scale in CSS pixels per metre. */
  readonly scale: number;
  /** Device pixels per CSS pixel; 2 on many screens. */
  readonly pixelRatio: number;
}

/** Margin around fitted content, as a fraction of the canvas. */
const MARGIN = 0.05;
/** The rectangle shown for an empty scene, in metres. */
const EMPTY: Rect = { x: -4, y: -3, width: 8, height: 6 };

/** Converts a point of the canvas, in CSS pixels from its upper left corner, to scene coordinates. */
export const toScene = ({ width, height, centre, scale }: View, { x, y }: Point): Point => ({
  x: centre.x + (x - width / 2) / scale,
  y: centre.y - (y - height / 2) / scale,
});

/** Converts a point of the scene to canvas coordinates, in CSS pixels from its upper left corner. */
export const toCanvas = ({ width, height, centre, scale }: View, { x, y }: Point): Point => ({
  x: width / 2 + (x - centre.x) * scale,
  y: height / 2 - (y - centre.y) * scale,
});

/** The visible part of the scene. */
export const visibleRect = ({ width, height, centre, scale }: View): Rect => ({
  x: centre.x - width / scale / 2,
  y: centre.y - height / scale / 2,
  width: width / scale,
  height: height / scale,
});

/**
 * Returns a view of the same canvas that fits a rectangle of the scene.
 * @param rect - the rectangle; by default, that of an empty scene
 */
export function fitted(view: View, rect: Rect = EMPTY): View {
  const free = 1 - 2 * MARGIN;
  // Avoids an infinite scale for a single point.
  const width = Math.max(rect.width, 0.1);
  const height = Math.max(rect.height, 0.1);
  return {
    ...view,
    centre: { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 },
    scale: Math.min((view.width * free) / width, (view.height * free) / height),
  };
}
