import { b2_polygonRadius } from '@box2d/core';
import { splitConvex } from './convex';
import { sideOf } from './outlines';
import { sides } from './polygons';
import type { Point, Polygon } from './shapes';

/** Dimensions of a gear. */
export interface GearSize {
  /** Pitch radius. */
  readonly radius: number;
  readonly teeth: number;
  /** Maximum depth; the effective depth is at most 2.25 modules. */
  readonly toothDepth: number;
  readonly boreRadius: number;
}

/** A tooth whose flanks are involutes of a circle. */
export interface Tooth {
  readonly outline: Polygon;
  /** Centre of the gear. */
  readonly centre: Point;
  /** Direction from the centre of the gear to the tooth, in radians. */
  readonly angle: number;
  /** Number of teeth of the gear. */
  readonly count: number;
  readonly pitchRadius: number;
  readonly baseRadius: number;
  readonly tipRadius: number;
  /** Half the angle between the points at which the involutes of both flanks start on the base circle, in radians. */
  readonly halfAtBase: number;
}

/** Geometry of a gear. */
export interface Gear {
  readonly outline: Polygon;
  /** Clockwise outline of the bore; `undefined` without one. */
  readonly bore: Polygon | undefined;
  readonly teeth: readonly Tooth[];
  /** Convex pieces of what is inside of the teeth. */
  readonly core: readonly Polygon[];
  /** Polygon radius: the distance at which other bodies are held. */
  readonly skin: number;
  /** Exclusive maximum of the bore radius; a bore of this radius would cut the gear apart. */
  readonly greatestBore: number;
}

/** The usual pressure angle. */
const PRESSURE_ANGLE = (20 * Math.PI) / 180;
/** Full depth of a tooth in modules: an addendum of 1 and a dedendum of 1.25. */
const DEPTH = 2.25;
/** Segments along the involute, as it is drawn and as bodies other than gears touch it. */
const FLANK_SIDES = 3;
/** Minimum number of sides of the bore. */
const BORE_SIDES = 24;
/** Minimum total number of segments along the root circle. */
const FOOT_SIDES = 12;

const CENTRE: Point = { x: 0, y: 0 };

const polar = (radius: number, angle: number): Point => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });

/** The involute function of a pressure angle. */
const involute = (angle: number): number => Math.tan(angle) - angle;

/** A radius, and half the angular width of a tooth there. */
interface Width {
  readonly radius: number;
  readonly half: number;
}

/** Half a tooth, from the root to the tip. */
type Flank = readonly [foot: Width, ...Width[]];

/**
 * Builds a gear with involute teeth, the first one on the x axis. A tooth is thinner than half the pitch, to leave room
 * for the engine's polygon radius.
 */
export function makeGear(size: GearSize): Gear {
  const pitch = (2 * Math.PI * size.radius) / size.teeth;
  const skin = Math.min(b2_polygonRadius, 0.02 * pitch);
  const { flank, ...involutes } = flankOf(size, skin + 0.01 * pitch);
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
  const teeth = sectors.map(({ tooth }, index) => ({
    ...involutes,
    outline: tooth,
    centre: CENTRE,
    angle: index * step,
    count: size.teeth,
    pitchRadius: size.radius,
  }));
  const outline = sectors.flatMap(({ tooth, gap }) => [...tooth, ...gap]);
  const feet = sectors.flatMap(({ tooth, gap }) => [...tooth.slice(0, 1), ...tooth.slice(-1), ...gap]);
  const greatestBore = Math.min(...sides(feet).map(([from, to]) => Math.abs(sideOf(from, to, CENTRE))));
  const inside = size.boreRadius > 0 ? cutBore(feet, size.boreRadius) : { bore: undefined, core: splitConvex(feet) };
  return { outline, teeth, ...inside, skin, greatestBore };
}

function flankOf({ radius, teeth, toothDepth }: GearSize, backlash: number) {
  const depth = Math.min(toothDepth, (DEPTH * 2 * radius) / teeth);
  const base = radius * Math.cos(PRESSURE_ANGLE);
  const halfAtBase = Math.PI / (2 * teeth) - backlash / radius + involute(PRESSURE_ANGLE);
  const halfAt = (at: number): number => halfAtBase - involute(Math.acos(base / at));
  const foot = radius - depth * (1 - 1 / DEPTH);
  let height = depth / DEPTH;
  // Lower the tooth where its flanks would meet below the tip.
  while (halfAt(radius + height) < 0.05 * (Math.PI / teeth)) height *= 0.9;
  const top = radius + height;
  const inner = base - foot > 0.1 * (top - foot) ? base : foot + (top - foot) / 3;
  const width = (at: number): Width => ({ radius: at, half: halfAt(Math.max(at, base)) });
  const curve = Array.from({ length: FLANK_SIDES }, (_, part) =>
    width(inner + ((top - inner) * (part + 1)) / FLANK_SIDES),
  );
  const flank: Flank = [width(foot), width(inner), ...curve];
  return { flank, baseRadius: base, tipRadius: top, halfAtBase };
}

/** Builds a ring around a bore, with a piece for each segment of the sides between the feet of teeth. */
function cutBore(feet: Polygon, radius: number): Pick<Gear, 'bore' | 'core'> {
  const parts = Math.ceil(BORE_SIDES / feet.length);
  const rim = sides(feet).flatMap(([from, to]) =>
    Array.from({ length: parts }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / parts,
      y: from.y + ((to.y - from.y) * part) / parts,
    })),
  );
  const inside = ({ x, y }: Point): Point => polar(radius, Math.atan2(y, x));
  const core = sides(rim).map(([from, to]) => [inside(from), from, to, inside(to)]);
  return { bore: rim.map(inside).toReversed(), core };
}
