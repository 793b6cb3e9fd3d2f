import type { Color, Point, Polygon } from '@physics-editor/physics/geometry/shapes';

/** What has to be updated when a property changes. */
export type Effect = 'transform' | 'shape' | 'body' | 'velocity' | 'joint' | 'tuning' | 'scripts' | 'world';

/** Definition of a property: valid values and default. */
export interface Property<Value> {
  readonly defaultValue: Value;
  /** Completes the sentence "x must be …". */
  readonly wants: string;
  readonly accepts: (value: unknown) => value is Value;
  /** Converts a valid value to the one that is stored, such as a copy of an object. */
  toStored?(value: Value): Value;
  readonly affects?: Effect;
  readonly min?: number;
  readonly max?: number;
  /** Exclusive minimum. */
  readonly above?: number;
  readonly step?: number;
  readonly selectOptions?: readonly { readonly value: string; readonly label: string }[];
}

type NumberOptions = Pick<Property<number>, 'min' | 'max' | 'above' | 'step' | 'affects'>;

/** Largest magnitude of a number: squares and products of such numbers stay far from the limits of a double. */
export const MAX_NUMBER = 1e9;
/** Smallest difference to an exclusive minimum. */
export const MIN_ABOVE = 1e-9;

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && value >= -MAX_NUMBER && value <= MAX_NUMBER;

/** Clamps a number to the range of properties. */
export const toRange = (value: number): number => Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, value));

/** Addition to the message about a number that is out of the range of all properties. */
export const rangeHint = (value: unknown): string =>
  typeof value !== 'number' || !Number.isFinite(value)
    ? ''
    : Math.abs(value) > MAX_NUMBER
      ? `; no number may be larger than ${MAX_NUMBER}`
      : value > 0 && value < MIN_ABOVE
        ? `; the least number above 0 is ${MIN_ABOVE}`
        : '';

/** A finite number, optionally within limits. */
export function number(defaultValue: number, options: NumberOptions = {}): Property<number> {
  const { above, min, max } = options;
  const limits =
    above !== undefined
      ? ` above ${above}${max === undefined ? '' : ` and at most ${max}`}`
      : min === undefined
        ? ''
        : max === undefined
          ? ` of at least ${min}`
          : ` from ${min} to ${max}`;
  const least = above === undefined ? (min ?? -MAX_NUMBER) : above + MIN_ABOVE;
  const most = max ?? MAX_NUMBER;
  return {
    ...options,
    defaultValue,
    wants: `a finite number${limits}`,
    accepts: (value): value is number => typeof value === 'number' && value >= least && value <= most,
  };
}

/** A whole number, optionally within limits. */
export function integer(defaultValue: number, options: Omit<NumberOptions, 'above'> = {}): Property<number> {
  const base = number(defaultValue, { step: 1, ...options });
  return {
    ...base,
    wants: base.wants.replace('a finite number', 'a whole number'),
    accepts: (value): value is number => base.accepts(value) && Number.isInteger(value),
  };
}

/** A seed for random numbers: any safe integer. */
export const seed = (defaultValue: number): Property<number> => ({
  ...integer(defaultValue),
  accepts: (value): value is number => Number.isSafeInteger(value),
});

/** A share from 0 to 1. */
export const share = (defaultValue: number, affects?: Effect): Property<number> =>
  number(defaultValue, { min: 0, max: 1, step: 0.01, ...(affects && { affects }) });

export const boolean = (defaultValue: boolean, affects?: Effect): Property<boolean> => ({
  defaultValue,
  wants: 'true or false',
  accepts: (value): value is boolean => typeof value === 'boolean',
  ...(affects && { affects }),
});

/** Whether a value is a list or a data object: what a script keeps, such as a node or a map, may be neither. */
export const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || Object.getPrototypeOf(Object.getPrototypeOf(value ?? 0) ?? value) === null;

const isString = (value: unknown): value is string => typeof value === 'string';

export const text = (defaultValue: string, affects?: Effect): Property<string> => ({
  defaultValue,
  wants: 'a string',
  accepts: isString,
  ...(affects && { affects }),
});

/** One of several strings. */
export function choice<Value extends string>(
  defaultValue: Value,
  values: readonly Value[],
  affects?: Effect,
): Property<Value> {
  const known = new Set<unknown>(values);
  return {
    defaultValue,
    wants: `one of ${values.map((value) => `"${value}"`).join(', ')}`,
    accepts: (value): value is Value => known.has(value),
    selectOptions: values.map((value) => ({ value, label: value })),
    ...(affects && { affects }),
  };
}

/** A colour, 0xRRGGBB. */
export const color = (defaultValue: Color): Property<Color> => ({
  ...integer(defaultValue, { min: 0, max: 0xffffff }),
  wants: 'a colour from 0x000000 to 0xffffff',
});

export const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value && isNumber(value.x) && isNumber(value.y);

/** Copies and freezes a point, so that assigning to one of its coordinates throws instead of having no effect. */
export const frozenPoint = ({ x, y }: Point): Point => Object.freeze({ x, y });

export const point = (defaultValue: Point, affects?: Effect): Property<Point> => ({
  defaultValue: frozenPoint(defaultValue),
  wants: `a point { x, y } of finite numbers up to ${MAX_NUMBER}`,
  accepts: isPoint,
  toStored: frozenPoint,
  ...(affects && { affects }),
});

/** A list of items of one type. */
export function list<Item>(
  wants: string,
  accepts: (value: unknown) => value is Item,
  copyItem: (item: Item) => Item,
  affects?: Effect,
): Property<readonly Item[]> {
  const toStored = (items: readonly Item[]): readonly Item[] => Object.freeze(items.map(copyItem));
  return {
    defaultValue: toStored([]),
    wants,
    accepts: (value): value is readonly Item[] => Array.isArray(value) && value.every(accepts),
    toStored,
    ...(affects && { affects }),
  };
}

export const assetIds = (affects?: Effect): Property<readonly string[]> =>
  list('a list of asset ids', isString, (id) => id, affects);

const isPolygon = (value: unknown): value is Polygon => Array.isArray(value) && value.every(isPoint);

/** A list of polygons, by the name that messages give them; empty at first. */
export const polygonList = (name: string): Property<readonly Polygon[]> =>
  list(
    `a list of ${name}, each a list of points { x, y } of finite numbers up to ${MAX_NUMBER}`,
    isPolygon,
    (polygon) => Object.freeze(polygon.map(frozenPoint)),
    'shape',
  );
