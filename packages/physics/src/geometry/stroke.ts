import { shifted, type Point, type Polygon } from './shapes';

/** Geometry of a line with thickness. */
export interface Stroke {
  /** Outline of the whole line: one polygon, or two for a closed line. They cross where the line crosses itself. */
  readonly outline: readonly Polygon[];
  /** One quadrilateral per segment, as long as the segment and as wide as the line. */
  readonly pieces: readonly Piece[];
}

type Piece = readonly [fromRight: Point, toRight: Point, toLeft: Point, fromLeft: Point];

/** The two sides of a line at one of its points. */
interface Ends {
  readonly left: Point;
  readonly right: Point;
}

/** A straight segment of a line. */
export interface Part {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly direction: Point;
}

/** Segments that meet at a sharper angle end squarely, so that no mitre sticks out far: the tangent of half of 120°. */
const SHARPEST = Math.tan(Math.PI / 3);

/** Splits a line into segments, without those of zero length. */
export function partsOf(line: readonly Point[], closed: boolean): readonly Part[] {
  const [first] = line;
  const points = closed && first ? [...line, first] : line;
  const parts: Part[] = [];
  for (const to of points) {
    const from = parts.at(-1)?.to ?? points[0] ?? to;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    if (length > 0) parts.push({ from, to, length, direction: { x: x / length, y: y / length } });
  }
  return parts;
}

/** Adds thickness to a line. At a bend, both segments are mitred, so that no area counts twice. */
export function stroke(parts: readonly Part[], closed: boolean, thickness: number): Stroke {
  const half = thickness / 2;
  const turns = parts.map((part, index) => {
    const before = closed || index > 0 ? parts.at(index - 1) : undefined;
    return before && slant(before, part, half);
  });
  const pieces = parts.map((part, index): Piece => {
    const start = turns[index] ?? square(part.from, part, half);
    const next = closed ? turns[(index + 1) % parts.length] : turns[index + 1];
    const end = next ?? square(part.to, part, half);
    return [start.right, end.right, end.left, start.left];
  });
  const right = pieces.flatMap(([from, to]) => [from, to]);
  const left = pieces.flatMap(([, , to, from]) => [from, to]).reverse();
  const outline = closed ? [right, left] : [[...right, ...left]];
  return { outline: outline.filter(({ length }) => length > 0), pieces };
}

const square = (point: Point, { direction }: Part, half: number): Ends => {
  const normal = { x: -direction.y, y: direction.x };
  return { left: shifted(point, normal, half), right: shifted(point, normal, -half) };
};

/** The mitre between two segments; `undefined` if it would be too long, or reach beyond the middle of a segment. */
function slant(a: Part, b: Part, half: number): Ends | undefined {
  const cosine = a.direction.x * b.direction.x + a.direction.y * b.direction.y;
  const sine = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  const tangent = Math.abs(sine) / (1 + cosine);
  if (!(tangent <= Math.min(SHARPEST, a.length / (2 * half), b.length / (2 * half)))) return undefined;
  const across = { x: -(a.direction.y + b.direction.y), y: a.direction.x + b.direction.x };
  const scale = half / (1 + cosine);
  return { left: shifted(b.from, across, scale), right: shifted(b.from, across, -scale) };
}
