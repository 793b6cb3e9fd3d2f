/** A value that goes from one to another during the life of a particle. */
export interface Ramp<Value> {
  readonly start: Value;
  readonly end: Value;
}

/** Limits between which a value is drawn. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Built-in pictures of particles. At a scale of 1 they are 1 m wide. */
export type ParticleTexture = 'disc' | 'glow' | 'smoke' | 'spark';

/** How the particles of an emitter look and move. */
export interface EmitterConfig {
  /** Name of a built-in picture. */
  readonly particleTexture: ParticleTexture;
  /** Opacity, 0 to 1. */
  readonly alpha: Ramp<number>;
  /** Speed in m/s, in the direction that the particle starts in. */
  readonly speed: Ramp<number>;
  /** Width in metres. */
  readonly scale: Ramp<number>;
  /** Colour, as in `"#ffcc00"`. */
  readonly color: Ramp<string>;
  /** Direction in which a particle starts, in degrees, counter-clockwise from that of the emitter. */
  readonly startRotation: Range;
  /** How fast the picture turns, in degrees per second. */
  readonly rotationSpeed: Range;
  /** Whether the picture stays upright. */
  readonly noRotation: boolean;
  /** How long a particle lives, in seconds. */
  readonly lifetime: Range;
  /** Seconds from one particle to the next; 0.002 makes 500 in a second. */
  readonly frequency: number;
  /** How many particles there are at most, 1 to 10000. */
  readonly maxParticles: number;
  /** How colours mix with what is below. */
  readonly blendMode: 'normal' | 'add' | 'multiply' | 'screen';
  /** Whether new particles are drawn below older ones. */
  readonly addAtBack: boolean;
}

type Check = (value: unknown) => string | undefined;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const within =
  (min: number, max: number, wants: string): Check =>
  (value) =>
    isNumber(value) && value >= min && value <= max ? undefined : ` must be ${wants}`;

const oneOf =
  (...names: readonly unknown[]): Check =>
  (value) =>
    names.includes(value) ? undefined : ` must be one of ${names.map(String).join(', ')}`;

const colour: Check = (value) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? undefined : ' must be a colour such as "#ffcc00"';

/** Checks two fields of an object, and that there are no others. */
const both =
  (first: string, second: string, check: Check): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return ` must be { ${first}, ${second} }`;
    const extra = Object.keys(value).find((key) => key !== first && key !== second);
    if (extra !== undefined) return ` has no field "${extra}"`;
    for (const key of [first, second]) {
      const problem = check(Reflect.get(value, key));
      if (problem) return `.${key}${problem}`;
    }
    return undefined;
  };

const ramp = (check: Check): Check => both('start', 'end', check);

const range =
  (check: Check): Check =>
  (value) =>
    both('min', 'max', check)(value) ??
    (Number(Reflect.get(Object(value), 'min')) > Number(Reflect.get(Object(value), 'max'))
      ? '.min must not be above max'
      : undefined);

const finite = within(-Infinity, Infinity, 'a finite number');
const positive = within(Number.MIN_VALUE, Infinity, 'a number above 0');

const CHECKS: Readonly<Record<keyof EmitterConfig, Check>> = {
  particleTexture: oneOf('disc', 'glow', 'smoke', 'spark'),
  alpha: ramp(within(0, 1, 'a number from 0 to 1')),
  speed: ramp(finite),
  scale: ramp(within(0, Infinity, 'a number of at least 0')),
  color: ramp(colour),
  startRotation: range(finite),
  rotationSpeed: range(finite),
  noRotation: oneOf(true, false),
  lifetime: range(positive),
  frequency: positive,
  maxParticles: (value) =>
    Number.isInteger(value) ? within(1, 10000, 'a whole number from 1 to 10000')(value) : ' must be a whole number',
  blendMode: oneOf('normal', 'add', 'multiply', 'screen'),
  addAtBack: oneOf(true, false),
};

/** What is wrong with a config, beginning with the name of the field; undefined if all is well. */
export function configProblem(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null) return 'config must be an object';
  const extra = Object.keys(config).find((key) => !Object.hasOwn(CHECKS, key));
  if (extra !== undefined) return `config has no field "${extra}"`;
  for (const [key, check] of Object.entries(CHECKS)) {
    const problem = check(Reflect.get(config, key));
    if (problem) return `config.${key}${problem}`;
  }
  return undefined;
}

export const isConfig = (value: unknown): value is EmitterConfig => configProblem(value) === undefined;

/** A copy of which no part can be changed. */
export const frozenConfig = (config: EmitterConfig): EmitterConfig => {
  const copy = structuredClone(config);
  Object.values(copy).forEach((value) => Object.freeze(value));
  return Object.freeze(copy);
};
