import type { BodyNode } from '../bodies/body-node';
import { SceneError } from '../core/scene-error';
import { ParticleGroupNode, type ParticleType } from './particle-group-node';

/** Puts particles in the place of a body. */
function dissolve(body: BodyNode, particleType: ParticleType): ParticleGroupNode {
  const { parent } = body;
  if (!parent) throw new SceneError(`${body.describe()} is in no scene: it cannot become particles.`);
  const group = new ParticleGroupNode(body.outline(), particleType);
  group.initNode(body.x, body.y, body.angle);
  group.name = body.name;
  group.fillColor = body.fillColor;
  group.linearVelocityX = body.linearVelocityX;
  group.linearVelocityY = body.linearVelocityY;
  parent.insertChild(group, parent.childIndex(body));
  parent.removeChild(body);
  return group;
}

/**
 * Turns a body into a liquid of the same shape, place, velocity and colour. The body goes, and all that depends on it.
 * @returns the particles
 * @throws SceneError if the body has no parent
 */
export const liquify = (body: BodyNode): ParticleGroupNode => dissolve(body, 'water');

/**
 * Turns a body into a soft body of the same shape, place, velocity and colour. The body goes, and all that depends on it.
 * @returns the particles
 * @throws SceneError if the body has no parent
 */
export const elastify = (body: BodyNode): ParticleGroupNode => dissolve(body, 'elastic');
