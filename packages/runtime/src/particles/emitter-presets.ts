import { SceneError } from '../core/scene-error';
import { frozenConfig, type EmitterConfig } from './emitter-config';

/** A built-in emitter configuration. */
export interface EmitterPreset {
  /** Name of the preset. */
  readonly name: string;
  /** Immutable configuration; pass a changed copy to {@link ParticleEmitterNode.setEmitterConfig}. */
  readonly config: EmitterConfig;
}

const DEFAULT: EmitterConfig = {
  particleTexture: 'disc',
  alpha: { start: 1, end: 0 },
  speed: { start: 2, end: 1 },
  scale: { start: 0.2, end: 0.05 },
  color: { start: '#ffffff', end: '#66aaff' },
  startRotation: { min: 0, max: 360 },
  rotationSpeed: { min: 0, max: 0 },
  noRotation: false,
  lifetime: { min: 0.5, max: 1 },
  frequency: 0.01,
  maxParticles: 500,
  blendMode: 'normal',
  addAtBack: false,
};

const CHANGES: Readonly<Record<string, Partial<EmitterConfig>>> = {
  Default: {},
  Fire: {
    particleTexture: 'glow',
    alpha: { start: 0.8, end: 0 },
    speed: { start: 3, end: 1.5 },
    scale: { start: 0.5, end: 0.1 },
    color: { start: '#fff191', end: '#ff2a00' },
    startRotation: { min: 75, max: 105 },
    rotationSpeed: { min: -60, max: 60 },
    lifetime: { min: 0.3, max: 0.8 },
    frequency: 0.005,
    blendMode: 'add',
  },
  Smoke: {
    particleTexture: 'smoke',
    alpha: { start: 0.5, end: 0 },
    speed: { start: 1, end: 0.4 },
    scale: { start: 0.2, end: 1.2 },
    color: { start: '#888888', end: '#dddddd' },
    startRotation: { min: 70, max: 110 },
    rotationSpeed: { min: -30, max: 30 },
    lifetime: { min: 1.5, max: 3 },
    frequency: 0.04,
    addAtBack: true,
  },
  Sparks: {
    particleTexture: 'spark',
    speed: { start: 8, end: 2 },
    scale: { start: 0.15, end: 0.02 },
    color: { start: '#ffffff', end: '#ffaa00' },
    lifetime: { min: 0.2, max: 0.5 },
    frequency: 0.004,
    blendMode: 'screen',
  },
  Trail: {
    particleTexture: 'glow',
    alpha: { start: 0.6, end: 0 },
    speed: { start: 0, end: 0 },
    scale: { start: 0.3, end: 0 },
    color: { start: '#ffee88', end: '#ff6600' },
    startRotation: { min: 0, max: 0 },
    noRotation: true,
    lifetime: { min: 0.8, max: 0.8 },
    blendMode: 'screen',
    addAtBack: true,
  },
};

const PRESETS = new Map(
  Object.entries(CHANGES).map(([name, changes]) => [
    name,
    Object.freeze({ name, config: frozenConfig({ ...DEFAULT, ...changes }) }),
  ]),
);

/**
 * Returns the preset with a name.
 * @throws SceneError if the name is unknown; the message lists the known ones
 */
export function emitterPreset(name: string): EmitterPreset {
  const preset = PRESETS.get(name);
  if (!preset)
    throw new SceneError(`There is no emitter preset "${name}"; there are: ${[...PRESETS.keys()].join(', ')}.`);
  return preset;
}
