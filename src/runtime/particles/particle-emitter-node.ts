import { defineClass } from '../core/meta-object';
import { Node } from '../core/node';
import { boolean, point, text, type Property } from '../core/property';
import { Random } from '../core/random';
import { registerClass } from '../core/registry';
import { Matrix } from '../geometry/matrix';
import { degToRad, type Color, type Point } from '../geometry/shapes';
import type { Scene } from '../scene/scene';
import { configProblem, frozenConfig, isConfig, type EmitterConfig, type Range } from './emitter-config';
import { emitterPreset, type EmitterPreset } from './emitter-presets';

/**
 * A particle as it is to be drawn, in the scene.
 * @internal
 */
export interface EmittedParticle {
  x: number;
  y: number;
  /** Turn of the picture in degrees. */
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
 * Smoke, fire, sparks, trails: particles that are only seen.
 *
 * They meet nothing, weigh nothing and are not saved, so they cost little; for particles that push and pour take a `ParticleGroupNode`. The
 * emitter stays where it is, or follows a node by its id. Begin with one of the presets Default, Fire, Smoke, Sparks and Trail, copy its
 * config, change what you like and hand it back with `setEmitterConfig`. The number alive at a time is about lifetime / frequency, and
 * never more than `maxParticles`.
 *
 * @example
 * ```js
 * class Comet {
 *   create(scene, position) {
 *     const ball = new editor.CircleNode(0.25);
 *     ball.setPosition(position);
 *     ball.setLinearVelocity({ x: 4, y: 3 });
 *     ball.restitution = 0.7;
 *
 *     const tail = new editor.ParticleEmitterNode(ball.id);
 *     const { config } = editor.ParticleEmitterNode.getPreset('Fire');
 *     tail.setEmitterConfig({
 *       ...config, // a copy: presets cannot be changed
 *       lifetime: { min: 0.5, max: 1.5 }, // seconds
 *       maxParticles: 200,
 *     });
 *     scene.addChildren([ball, tail]);
 *   }
 * }
 * ```
 */
export class ParticleEmitterNode extends Node {
  /** Id of the node that the emitter follows; empty to stay where it is. If that node goes, the emitter makes no more particles. */
  declare nodeId: string;
  /**
   * Where the particles come from, in the followed node; in the emitter itself if it follows none.
   * @unit m
   */
  declare relativePosition: Point;
  /** Whether new particles are made. */
  declare emitting: boolean;
  /**
   * How the particles look and move. It cannot be changed in place: see `setEmitterConfig`.
   * @defaultValue the preset "Default"
   */
  declare readonly config: EmitterConfig;

  private readonly random = new Random(0);
  private isSeeded = false;
  private readonly living: Living[] = [];
  private scene: Scene | undefined;
  /** Time since the last particle. */
  private waited = 0;

  /** @param nodeId - id of the node to follow */
  constructor(nodeId = '') {
    super();
    this.nodeId = nodeId;
  }

  /**
   * A built-in look: `"Default"`, `"Fire"`, `"Smoke"`, `"Sparks"` or `"Trail"`. It cannot be changed; change a copy of its config.
   * @param name - of the preset
   * @throws SceneError for another name
   */
  static getPreset(name: string): EmitterPreset {
    return emitterPreset(name);
  }

  /** Number of particles that are alive. */
  get particleCount(): number {
    return this.living.length;
  }

  /**
   * The particles in the order in which they are drawn.
   * @internal
   */
  get particles(): readonly EmittedParticle[] {
    return this.config.addAtBack ? [...this.living].reverse() : this.living;
  }

  /**
   * Changes how the particles look and move; those that are alive change too.
   * @param config - all fields; a copy of it is kept
   * @throws SceneError if a field is missing, unknown or has a wrong value; the message names the field
   */
  setEmitterConfig(config: EmitterConfig): void {
    const problem = configProblem(config);
    if (problem) this.refuse(`: ${problem}`);
    this.setProperty('config', config);
  }

  /** Lets the emitter make particles. */
  start(): void {
    this.emitting = true;
  }

  /** Lets the emitter make no more particles; those that are alive live on. */
  stop(): void {
    this.emitting = false;
  }

  override entered(scene: Scene): void {
    super.entered(scene);
    this.scene = scene;
    this.isSeeded = false;
  }

  override left(scene: Scene): void {
    super.left(scene);
    this.scene = undefined;
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

  /** Where particles come from; undefined if the followed node is not in the scene. */
  private source(): Matrix | undefined {
    const node = this.nodeId === '' ? this : this.scene?.nodeById(this.nodeId);
    const transform = node?.getSceneTransform();
    if (!transform) return undefined;
    const { x, y } = transform.apply(this.relativePosition);
    return Matrix.at(x, y, transform.angle);
  }

  /** A sequence of its own, by its place in the scene: what is only seen does not change the numbers that scripts get. */
  private seed(): void {
    if (this.isSeeded || !this.scene) return;
    this.isSeeded = true;
    const place = this.scene.getDescendants().indexOf(this);
    this.random.restore(new Random(this.scene.seed + place).save());
  }

  private emitParticles(source: Matrix, seconds: number): void {
    this.seed();
    const { frequency, maxParticles } = this.config;
    this.waited += seconds;
    const due = Math.floor(this.waited / frequency);
    this.waited -= due * frequency;
    const room = maxParticles - this.living.length;
    for (let at = Math.min(due, room) - 1; at >= 0; at--) {
      const particle = this.born(source);
      // The first of a step is as old as the time that has passed since it was due.
      this.age(particle, Math.min(this.waited + at * frequency, seconds));
      if (particle.age < particle.lifetime) this.living.push(particle);
    }
  }

  private born(source: Matrix): Living {
    const { startRotation, rotationSpeed, lifetime, noRotation } = this.config;
    const rotation = this.draw(startRotation);
    const angle = source.angle + degToRad(rotation);
    return {
      ...source.apply({ x: 0, y: 0 }),
      angle: noRotation ? 0 : (angle * 180) / Math.PI,
      scale: 0,
      alpha: 0,
      color: 0,
      age: 0,
      lifetime: this.draw(lifetime),
      direction: { x: Math.cos(angle), y: Math.sin(angle) },
      rotationSpeed: noRotation ? 0 : this.draw(rotationSpeed),
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

  private draw({ min, max }: Range): number {
    return this.random.between(min, max);
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
  keep: frozenConfig,
  affects: 'display',
};

defineClass(ParticleEmitterNode, 'ParticleEmitterNode', {
  nodeId: text(''),
  relativePosition: point({ x: 0, y: 0 }),
  emitting: boolean(true),
  config,
});
registerClass('ParticleEmitterNode', ParticleEmitterNode);
