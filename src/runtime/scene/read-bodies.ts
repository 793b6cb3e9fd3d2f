import { BodyNode } from '../bodies/body-node';
import type { Node } from '../core/node';

/**
 * Reads back the positions of all bodies that have moved, parents first: a node below a moving one has a new position
 * relative to it.
 */
export function readBodies(nodes: Iterable<Node>): void {
  const moved = new Set<Node>();
  for (const node of nodes) {
    const isCarried = node.parent !== undefined && moved.has(node.parent);
    const isBody = node instanceof BodyNode && node.body !== undefined;
    const hasMoved = isBody && node.hasMoved && node.bodyType !== 'static';
    if (isCarried || hasMoved) moved.add(node);
    if (isBody && (isCarried || hasMoved)) node.readBody();
  }
}
