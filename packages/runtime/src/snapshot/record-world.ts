import type { b2World } from '@box2d/core';
import { BodyNode } from '../bodies/body-node';
import type { Node, NodeClass } from '../core/node';
import { doesNotFit, type StateStream } from '@physics-editor/physics/state-stream';
import {
  bodiesIn,
  jointsIn,
  orderBodies,
  orderJoints,
  particleGroupsIn,
  recordContacts,
  recordParticleSystems,
} from '@physics-editor/physics/world-state';
import { JointNode } from '../joints/joint-node';
import { ParticleGroupNode } from '../particles/particle-group-node';

/** A native object that belongs to a node. */
interface Native {
  GetUserData(): unknown;
}

/**
 * Writes or reads what the physics engine remembers from one step to the next, apart from what follows from the properties of the nodes: the order
 * of its lists, velocities, contacts with their impulses, and the tree in which it looks for new ones.
 *
 * To be read, the nodes must be in the scene already, so that their bodies, fixtures, joints and particles exist; these then get the saved state.
 */
export function recordWorld(stream: StateStream, world: b2World, nodes: readonly Node[]): void {
  const bodies = recordOrder(stream, bodiesIn(world), nodes, BodyNode);
  // The body that stands for the world belongs to no node; where it is in the list makes no difference.
  if (stream.isReading) orderBodies(world, bodies);
  const joints = recordOrder(stream, jointsIn(world), nodes, JointNode);
  if (stream.isReading) orderJoints(world, joints);
  recordGroups(stream, world, nodes);
  recordParticleSystems(stream, world);
  for (const node of nodes) node.record?.(stream);
  recordContacts(stream, world, bodies);
}

/** The order of native objects, each of which belongs to a node; others, such as the pointer's joint, are left out. */
function recordOrder<Item extends Native>(
  stream: StateStream,
  natives: readonly Item[],
  nodes: readonly Node[],
  type: NodeClass,
): readonly Item[] {
  const byNode = new Map<Node, Item>();
  for (const native of natives) {
    const node: unknown = native.GetUserData();
    if (node instanceof type) byNode.set(node, native);
  }
  const order = stream.order(nodes, [...byNode.keys()]);
  return order.map((node) => byNode.get(node) ?? doesNotFit());
}

/** Particle groups are in the order in which they were made, so they are made again if it differs. */
function recordGroups(stream: StateStream, world: b2World, nodes: readonly Node[]): void {
  const groups = particleGroupsIn(world)
    .map((group): unknown => group.GetUserData())
    .filter((node) => node instanceof ParticleGroupNode);
  const saved = stream.order(nodes, groups);
  if (saved.every((node, at) => node === groups[at])) return;
  for (const node of groups) node.takeOut();
  for (const node of saved) if (node instanceof ParticleGroupNode) node.create();
}
