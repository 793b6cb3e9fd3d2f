import { BodyNode } from '../bodies/body-node';
import type { Node } from '../core/node';

/**
 * Reads back the positions of all bodies that have moved, parents first: a node below a moving one has a new position
 * relative to it. Returns whether the state of all is finite; bodies with another one are not read.
 */
export function readBodies(nodes: Iterable<Node>): boolean {
  const moved = new Set<Node>();
  let areFinite = true;
  for (const node of nodes) {
    const isCarried = node.parent !== undefined && moved.has(node.parent);
    if (!(node instanceof BodyNode) || !node.body) {
      if (isCarried) moved.add(node);
      continue;
    }
    const hasMoved = node.hasMoved && node.bodyType !== 'static';
    if (!isCarried && !hasMoved) continue;
    // Only a parent needs to be remembered.
    if (node.childCount > 0) moved.add(node);
    if (!node.readBody()) areFinite = false;
  }
  return areFinite;
}
