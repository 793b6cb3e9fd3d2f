import { degToRad } from '@physics-editor/physics/geometry/shapes';
import type { ParticleTexture } from '../../particles/emitter-config';
import type { EmittedParticle, ParticleEmitterNode } from '../../particles/particle-emitter-node';
import type { ParticleGroupNode } from '../../particles/particle-group-node';
import type { ParticleLifeNode } from '../../particles/particle-life-node';
import { BLENDING } from '../canvas';
import type { Pen } from '../pen';

/** Draws a liquid or a soft body as discs that overlap. */
export function drawParticleGroup(pen: Pen, node: ParticleGroupNode): void {
  if (!node.drawFill) return;
  pen.useScene();
  pen.fillDiscs(node.getParticlePositions(), node.particleRadius, node.fillColor, node.fillAlpha);
}

/** Draws the particles type by type; the types alternate in the list of particles. */
export function drawParticleLife(pen: Pen, node: ParticleLifeNode): void {
  const { placeX, placeY, colors, particleSize } = node;
  colors.forEach((color, type) => {
    pen.context.beginPath();
    for (let at = type; at < placeX.length; at += colors.length) {
      pen.addSpot(placeX[at] ?? 0, placeY[at] ?? 0, particleSize);
    }
    pen.fill(color);
  });
}

/** A disc of a particle image: its radius as a fraction of the particle's width, and its opacity. */
type Disc = readonly [radius: number, alpha: number];

/** Particle images made of discs; the others are lines. */
const DISCS: Readonly<Partial<Record<ParticleTexture, readonly Disc[]>>> = {
  disc: [[0.5, 1]],
  glow: [
    [0.5, 0.2],
    [0.35, 0.3],
    [0.2, 0.6],
  ],
  smoke: [
    [0.5, 0.4],
    [0.35, 0.4],
  ],
};
/** Width of a line as a fraction of its length. */
const THIN = 0.1;

/** Draws the particles of an emitter; consecutive particles of nearly the same appearance are drawn at once. */
export function drawEmitter(pen: Pen, node: ParticleEmitterNode): void {
  const { particleTexture, blendMode } = node.config;
  const discs = DISCS[particleTexture];
  pen.useScene();
  pen.context.globalCompositeOperation = BLENDING[blendMode];
  for (const run of runsOf(node.particles)) {
    if (discs) drawDiscs(pen, run, discs);
    else drawSparks(pen, run);
  }
}

/** Particles that are drawn at once, with the appearance of the first. */
type Run = readonly [EmittedParticle, ...EmittedParticle[]];

function runsOf(particles: readonly EmittedParticle[]): readonly Run[] {
  const runs: [EmittedParticle, ...EmittedParticle[]][] = [];
  let last = -1;
  for (const particle of particles) {
    if (particle.alpha <= 0 || particle.scale <= 0) continue;
    // 32 levels of opacity, and 32 levels of red, green and blue.
    const looks = (particle.color & 0xf8f8f8) + Math.round(particle.alpha * 32) * 0x1000000;
    if (looks === last) runs.at(-1)?.push(particle);
    else runs.push([particle]);
    last = looks;
  }
  return runs;
}

function drawDiscs(pen: Pen, run: Run, discs: readonly Disc[]): void {
  for (const [radius, alpha] of discs) {
    pen.context.beginPath();
    for (const { x, y, scale } of run) pen.addSpot(x, y, scale * radius);
    pen.fill(run[0].color, run[0].alpha * alpha);
  }
}

function drawSparks(pen: Pen, run: Run): void {
  pen.context.beginPath();
  for (const { x, y, angle, scale } of run) {
    const [along, across] = [Math.cos(degToRad(angle)) * scale * 0.5, Math.sin(degToRad(angle)) * scale * 0.5];
    pen.addPolygon([
      { x: x - along, y: y - across },
      { x: x + across * THIN, y: y - along * THIN },
      { x: x + along, y: y + across },
      { x: x - across * THIN, y: y + along * THIN },
    ]);
  }
  pen.fill(run[0].color, run[0].alpha);
}
