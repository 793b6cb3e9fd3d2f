import type { BodyNode } from '../bodies/body-node';
import { SceneError } from '../core/scene-error';
import { ParticleGroupNode, type ParticleType } from './particle-group-node';

/** Replaces a body with particles. */
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
 * Replaces a body with a liquid of the same shape, position, velocity and colour. The body is removed, together with
 * the nodes that depend on it.
 * @param body - the body to replace
 * @returns the particle group
 * @throws SceneError if the body has no parent
 */
export const liquify = (body: BodyNode): ParticleGroupNode => dissolve(body, 'water');

/**
 * Replaces a body with a soft body of the same shape, position, velocity and colour. The body is removed, together with
 * the nodes that depend on it.
 * @param body - the body to replace
 * @returns the particle group
 * @throws SceneError if the body has no parent
 */
export const elastify = (body: BodyNode): ParticleGroupNode => dissolve(body, 'elastic');
