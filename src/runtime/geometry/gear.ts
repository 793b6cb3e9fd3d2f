import { b2_polygonRadius } from '@box2d/core';
import { splitConvex } from './convex';
import { sideOf } from './outlines';
import { sides } from './polygons';
import type { Point, Polygon } from './shapes';

/** What a gear is made of. */
export interface GearSize {
  /** Of the pitch circle. */
  readonly radius: number;
  readonly teeth: number;
  /** At most; a tooth is never deeper than 2.25 modules. */
  readonly toothDepth: number;
  readonly boreRadius: number;
}

/** A gear, cut up. */
export interface Gear {
  readonly outline: Polygon;
  /** Clockwise; undefined without a bore. */
  readonly bore: Polygon | undefined;
  /** Convex pieces. */
  readonly pieces: readonly Polygon[];
  /** Distance at which other bodies are held. */
  readonly skin: number;
  /** A bore of this radius would cut the gear apart. */
  readonly greatestBore: number;
}

/** Angle between the line along which teeth press and the way they go; the usual one. */
const PRESSURE_ANGLE = (20 * Math.PI) / 180;
/** Depth of a tooth in modules: 1 outside of the pitch circle, 1.25 inside. */
const DEPTH = 2.25;
/** Sides that the bore has at least. */
const BORE_SIDES = 24;
/** Straight parts of the foot circle between two teeth, all together at least. */
const FOOT_SIDES = 12;

const CENTRE: Point = { x: 0, y: 0 };

const polar = (radius: number, angle: number): Point => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });

/** Angle by which an involute has turned where the pressure angle is this. */
const involute = (angle: number): number => Math.tan(angle) - angle;

/** A radius, and half of the angle that a tooth takes up there. */
interface Width {
  readonly radius: number;
  readonly half: number;
}

/** A tooth from its foot to its top. */
type Flank = readonly [foot: Width, ...Width[]];

/** A gear with involute teeth, the first one on the x axis. Its teeth are thinner than half of the pitch by what the engine's skin needs. */
export function makeGear(size: GearSize): Gear {
  const pitch = (2 * Math.PI * size.radius) / size.teeth;
  const skin = Math.min(b2_polygonRadius, 0.02 * pitch);
  const flank = flankOf(size, skin + 0.01 * pitch);
  const step = (2 * Math.PI) / size.teeth;
  const [foot] = flank;
  const gapSides = Math.ceil(FOOT_SIDES / size.teeth);
  const sectors = Array.from({ length: size.teeth }, (_, index) => ({
    tooth: [
      ...flank.map(({ radius, half }) => polar(radius, index * step - half)),
      ...flank.toReversed().map(({ radius, half }) => polar(radius, index * step + half)),
    ],
    gap: Array.from({ length: gapSides - 1 }, (_, part) => {
      const share = (part + 1) / gapSides;
      return polar(foot.radius, index * step + foot.half + share * (step - 2 * foot.half));
    }),
  }));
  const teeth = sectors.map(({ tooth }) => tooth);
  const outline = sectors.flatMap(({ tooth, gap }) => [...tooth, ...gap]);
  const core = sectors.flatMap(({ tooth, gap }) => [...tooth.slice(0, 1), ...tooth.slice(-1), ...gap]);
  const greatestBore = Math.min(...sides(core).map(([from, to]) => Math.abs(sideOf(from, to, CENTRE))));
  const { bore, pieces } =
    size.boreRadius > 0 ? cutBore(core, size.boreRadius) : { bore: undefined, pieces: splitConvex(core) };
  return { outline, bore, pieces: [...pieces, ...teeth], skin, greatestBore };
}

function flankOf({ radius, teeth, toothDepth }: GearSize, backlash: number): Flank {
  const depth = Math.min(toothDepth, (DEPTH * 2 * radius) / teeth);
  const base = radius * Math.cos(PRESSURE_ANGLE);
  const halfAt = (at: number): number =>
    Math.PI / (2 * teeth) - backlash / radius + involute(PRESSURE_ANGLE) - involute(Math.acos(base / at));
  const foot = radius - depth * (1 - 1 / DEPTH);
  let height = depth / DEPTH;
  // Where the flanks would meet before the top, the tooth is lower.
  while (halfAt(radius + height) < 0.05 * (Math.PI / teeth)) height *= 0.9;
  const top = radius + height;
  const inner = base - foot > 0.1 * (top - foot) ? base : foot + (top - foot) / 3;
  const width = (at: number): Width => ({ radius: at, half: halfAt(Math.max(at, base)) });
  return [width(foot), width(inner), width((inner + top) / 2), width(top)];
}

/** A ring around a bore: a piece for each part of the sides of the core. */
function cutBore(core: Polygon, radius: number): { readonly bore: Polygon; readonly pieces: readonly Polygon[] } {
  const parts = Math.ceil(BORE_SIDES / core.length);
  const rim = sides(core).flatMap(([from, to]) =>
    Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * part) / parts,
    })),
  );
  const inside = ({ x, y }: Point): Point => polar(radius, Math.atan2(y, x));
  const pieces = sides(rim).map(([from, to]) => [inside(from), from, to, inside(to)]);
  return { bore: rim.map(inside).toReversed(), pieces };
}
