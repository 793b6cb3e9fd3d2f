import { MAX_NUMBER, MIN_ABOVE, rangeHint } from '../core/property';

/** A value that is interpolated linearly over the lifetime of a particle. */
export interface Ramp<Value> {
  readonly start: Value;
  readonly end: Value;
}

/** Range from which a random value is drawn. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Built-in particle images. At a scale of 1, they are 1 m wide. */
export type ParticleTexture = 'disc' | 'glow' | 'smoke' | 'spark';

/**
 * Appearance and motion of an emitter's particles.
 *
 * @see {@link ParticleEmitterNode.setEmitterConfig}
 */
export interface EmitterConfig {
  /** Built-in particle image. */
  readonly particleTexture: ParticleTexture;
  /** Opacity, from 0 to 1. */
  readonly alpha: Ramp<number>;
  /** Speed in m/s along the initial direction of the particle. */
  readonly speed: Ramp<number>;
  /** Width in metres. */
  readonly scale: Ramp<number>;
  /** Colour, such as `"#ffcc00"`. */
  readonly color: Ramp<string>;
  /** Initial direction in degrees, counter-clockwise, relative to the rotation of the emitter. */
  readonly startRotation: Range;
  /** Angular velocity of the image in degrees per second. */
  readonly rotationSpeed: Range;
  /** Whether the image stays upright. */
  readonly noRotation: boolean;
  /** Lifetime of a particle in seconds. */
  readonly lifetime: Range;
  /** Interval between two particles in seconds; 0.002 emits 500 per second. */
  readonly frequency: number;
  /** Maximum number of living particles, from 1 to 10,000. */
  readonly maxParticles: number;
  /** Blend mode of the particles. */
  readonly blendMode: 'normal' | 'add' | 'multiply' | 'screen';
  /** Whether new particles are drawn below older ones. */
  readonly addAtBack: boolean;
}

type Check = (value: unknown) => string | undefined;

const within =
  (min: number, max: number, wants: string): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max ? undefined : ` must be ${wants}${rangeHint(value)}`;

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

const finite = within(-MAX_NUMBER, MAX_NUMBER, 'a finite number');
const positive = within(MIN_ABOVE, MAX_NUMBER, 'a number above 0');

const CHECKS: Readonly<Record<keyof EmitterConfig, Check>> = {
  particleTexture: oneOf('disc', 'glow', 'smoke', 'spark'),
  alpha: ramp(within(0, 1, 'a number from 0 to 1')),
  speed: ramp(finite),
  scale: ramp(within(0, MAX_NUMBER, 'a number of at least 0')),
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

/** Describes the first error of a config, beginning with the name of the field; `undefined` if it is valid. */
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

/** Returns a deeply frozen copy. */
export const frozenConfig = (config: EmitterConfig): EmitterConfig => {
  const copy = structuredClone(config);
  Object.values(copy).forEach((value) => Object.freeze(value));
  return Object.freeze(copy);
};
