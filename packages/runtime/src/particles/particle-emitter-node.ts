import { defineClass } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, point, text, type Property } from '../core/property';
import { Random } from '../core/random';
import { Matrix } from '@physics-editor/physics/geometry/matrix';
import { degToRad, type Color, type Point } from '@physics-editor/physics/geometry/shapes';
import { configProblem, frozenConfig, isConfig, type EmitterConfig, type Range } from './emitter-config';
import { emitterPreset, type EmitterPreset } from './emitter-presets';

/**
 * State of a particle in scene coordinates, for drawing.
 * @internal
 */
export interface EmittedParticle {
  x: number;
  y: number;
  /** Rotation of the image in degrees. */
  angle: number;
  /** Width in metres. */
  scale: number;
  alpha: number;
  color: Color;
}

interface Living extends EmittedParticle {
  age: number;
  readonly lifetime: number;
  /** Unit vector. */
  readonly direction: Point;
  readonly rotationSpeed: number;
}

/**
 * An emitter of visual particles: smoke, fire, sparks, trails.
 *
 * The particles do not collide, have no mass and are not saved, so they are cheap; for particles with physics, use
 * {@link ParticleGroupNode}. The emitter stays in place, or follows a node by its id. Start with one of the presets
 * Default, Fire, Smoke, Sparks and Trail: copy its config, change it and pass it to `setEmitterConfig`. The number of
 * living particles is about lifetime / frequency, but at most `maxParticles`.
 *
 * @see {@link EmitterConfig}
 *
 * @example
 * ```js live title="The preset Fire with particles that live longer: the comet draws a tail of fire behind it." alt="A ball with a tail of fire above a floor." floor=14 view=12 height=405 poster=1.2
 * const ball = new editor.CircleNode(0.3);
 * ball.initNode(-5, 1.5);
 * ball.setLinearVelocity({ x: 4, y: 6 });
 * ball.restitution = 0.8;
 * ball.fillColor = 0xdd4f28;
 *
 * const tail = new editor.ParticleEmitterNode(ball.id);
 * const { config } = editor.ParticleEmitterNode.getPreset('Fire');
 * tail.setEmitterConfig({
 *   ...config, // a copy, because presets are immutable
 *   lifetime: { min: 0.5, max: 1.5 }, // seconds
 *   maxParticles: 200,
 * });
 * scene.addChildren([ball, tail]);
 * ```
 */
export class ParticleEmitterNode extends Node {
  /**
   * Id of the node that the emitter follows; empty to stay in place. If that node is removed, the emitter stops
   * emitting.
   */
  declare nodeId: string;
  /**
   * Point of emission, in the coordinates of the followed node, or in those of the emitter if it follows none.
   * @unit m
   */
  declare relativePosition: Point;
  /** Whether new particles are emitted. */
  declare emitting: boolean;
  /**
   * Appearance and motion of the particles. The object is immutable; call `setEmitterConfig` to replace it.
   * @defaultValue the preset "Default"
   */
  declare readonly config: EmitterConfig;

  /** `undefined` until particles are emitted for the first time in a scene. */
  private random: Random | undefined;
  private readonly living: Living[] = [];
  /** Time since the last particle was emitted, in seconds. */
  private waited = 0;

  /** @param nodeId - id of the node to follow; empty to stay in place */
  constructor(nodeId = '') {
    super();
    this.nodeId = nodeId;
  }

  /**
   * Returns a built-in preset: `"Default"`, `"Fire"`, `"Smoke"`, `"Sparks"` or `"Trail"`. Presets are immutable; change
   * a copy of the config.
   * @param name - name of the preset
   * @throws SceneError if there is no preset with this name
   * @example
   * ```js live title="Three of the presets, side by side." alt="Smoke on the left, fire in the middle and sparks on the right, in front of a dark sky." view=12 height=405 poster=2
   * scene.backgroundColor = 0x111a2c; // fire and sparks brighten what is behind them, so they need the dark
   * ['Smoke', 'Fire', 'Sparks'].forEach((name, index) => {
   *   const emitter = new editor.ParticleEmitterNode();
   *   emitter.initNode(index * 3.6 - 3.6, -1.5);
   *   emitter.setEmitterConfig(editor.ParticleEmitterNode.getPreset(name).config);
   *   scene.addChild(emitter);
   * });
   * ```
   */
  static getPreset(name: string): EmitterPreset {
    return emitterPreset(name);
  }

  /** Number of living particles. */
  get particleCount(): number {
    return this.living.length;
  }

  /**
   * The particles in drawing order.
   * @internal
   */
  get particles(): readonly EmittedParticle[] {
    return this.config.addAtBack ? [...this.living].reverse() : this.living;
  }

  /**
   * Changes the appearance and motion of the particles, including those that are alive.
   * @param config - the complete configuration; the emitter stores a copy
   * @throws SceneError if a field is missing, unknown or invalid; the message names the field
   */
  setEmitterConfig(config: EmitterConfig): void {
    const problem = configProblem(config);
    if (problem) this.refuse(`: ${problem}`);
    this.setProperty('config', config);
  }

  /** Starts emitting particles. */
  start(): void {
    this.emitting = true;
  }

  /** Stops emitting particles. Living particles remain until the end of their lifetime. */
  stop(): void {
    this.emitting = false;
  }

  override entered(): void {
    this.random = undefined;
  }

  override left(): void {
    this.living.length = 0;
    this.waited = 0;
  }

  override afterStep(seconds: number): void {
    let alive = 0;
    for (const particle of this.living) {
      this.age(particle, seconds);
      if (particle.age < particle.lifetime) this.living[alive++] = particle;
    }
    this.living.length = alive;
    const source = this.emitting ? this.source() : undefined;
    if (source) this.emitParticles(source, seconds);
    else this.waited = 0;
  }

  /** Transform of the point of emission; `undefined` if the followed node is not in the scene. */
  private source(): Matrix | undefined {
    const node = this.nodeId === '' ? this : this.scene?.nodeById(this.nodeId);
    const transform = node?.getSceneTransform();
    if (!transform) return undefined;
    const { x, y } = transform.apply(this.relativePosition);
    return Matrix.at(x, y, transform.angle);
  }

  /** A sequence of its own, seeded by the index in the scene: visual effects must not change the numbers that scripts get. */
  private seeded(): Random {
    const scene = this.findSceneNode();
    return new Random(scene ? scene.seed + scene.getDescendants().indexOf(this) : 0);
  }

  private emitParticles(source: Matrix, seconds: number): void {
    const random = (this.random ??= this.seeded());
    const { frequency, maxParticles } = this.config;
    this.waited += seconds;
    const due = Math.floor(this.waited / frequency);
    this.waited -= due * frequency;
    const room = maxParticles - this.living.length;
    for (let at = Math.min(due, room) - 1; at >= 0; at--) {
      const particle = this.born(source, random);
      // The first particle of a step was due earliest, so it is the oldest.
      this.age(particle, Math.min(this.waited + at * frequency, seconds));
      if (particle.age < particle.lifetime) this.living.push(particle);
    }
  }

  private born(source: Matrix, random: Random): Living {
    const draw = ({ min, max }: Range): number => random.between(min, max);
    const { startRotation, rotationSpeed, lifetime, noRotation } = this.config;
    const rotation = draw(startRotation);
    const angle = source.angle + degToRad(rotation);
    return {
      ...source.apply({ x: 0, y: 0 }),
      angle: noRotation ? 0 : (angle * 180) / Math.PI,
      scale: 0,
      alpha: 0,
      color: 0,
      age: 0,
      lifetime: draw(lifetime),
      direction: { x: Math.cos(angle), y: Math.sin(angle) },
      rotationSpeed: noRotation ? 0 : draw(rotationSpeed),
    };
  }

  private age(particle: Living, seconds: number): void {
    const { speed, alpha, scale, color } = this.config;
    particle.age += seconds;
    const part = Math.min(1, particle.age / particle.lifetime);
    const way = mix(speed.start, speed.end, part) * seconds;
    particle.x += particle.direction.x * way;
    particle.y += particle.direction.y * way;
    particle.angle += particle.rotationSpeed * seconds;
    particle.alpha = mix(alpha.start, alpha.end, part);
    particle.scale = mix(scale.start, scale.end, part);
    particle.color = mixColors(color.start, color.end, part);
  }
}

const mix = (start: number, end: number, part: number): number => start + (end - start) * part;

function mixColors(start: string, end: string, part: number): Color {
  const [a, b] = [parseInt(start.slice(1), 16), parseInt(end.slice(1), 16)];
  const mixed = (shift: number) => Math.round(mix((a >> shift) & 0xff, (b >> shift) & 0xff, part)) << shift;
  return mixed(16) | mixed(8) | mixed(0);
}

const config: Property<EmitterConfig> = {
  defaultValue: emitterPreset('Default').config,
  wants: 'an emitter config',
  accepts: isConfig,
  toStored: frozenConfig,
};

defineClass(ParticleEmitterNode, 'ParticleEmitterNode', {
  nodeId: text(''),
  relativePosition: point({ x: 0, y: 0 }),
  emitting: boolean(true),
  config,
});
