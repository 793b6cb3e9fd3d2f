import { BodyNode } from '../bodies/body-node';
import type { Node } from '../core/node';

/** Takes the places of all bodies that have moved, those of parents first: what is below one that moves has another place in it. */
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
