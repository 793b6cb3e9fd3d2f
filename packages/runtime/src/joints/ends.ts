import type { b2Body } from '@box2d/core';
import { BodyNode, type PhysicsHost } from '../bodies/body-node';
import type { Node } from '../core/node';
import { point, text } from '../core/property';
import { distance, type Point } from '@physics-editor/physics/geometry/shapes';

/** What a joint or a spring needs of the scene that contains it. */
export interface JointHost extends PhysicsHost {
  /** A static body without fixtures, for joints that connect a body to the world. */
  readonly ground: b2Body;
  /** Connects a joint or a spring to its bodies, now or once both are in the scene. */
  connect(link: Link): void;
  /** Has a link connected again as soon as its bodies are available. */
  disconnected(link: Link): void;
}

/** A node that connects two bodies, or a body and the world. */
export interface Link extends Node {
  scene: JointHost | undefined;
  readonly nodeAId: string;
  readonly nodeBId: string;
  readonly localAnchorA: Point;
  readonly localAnchorB: Point;
  /** Connects the bodies if both are in the scene. Returns whether it did. */
  connect(): boolean;
}

/** The native bodies at both ends. */
export interface Bodies {
  readonly a: b2Body;
  readonly b: b2Body;
}

/** The two ends of a {@link JointNode} or a {@link SpringNode}. An empty second id stands for the world. */
export class Ends {
  constructor(private readonly link: Link) {}

  get nodeA(): BodyNode | undefined {
    return bodyNode(this.link.scene?.nodeById(this.link.nodeAId));
  }

  get nodeB(): BodyNode | undefined {
    return bodyNode(this.link.scene?.nodeById(this.link.nodeBId));
  }

  get anchorA(): Point {
    return this.nodeA?.toGlobal(this.link.localAnchorA) ?? this.link.localAnchorA;
  }

  get anchorB(): Point {
    return this.nodeB?.toGlobal(this.link.localAnchorB) ?? this.link.localAnchorB;
  }

  get distance(): number {
    return distance(this.anchorA, this.anchorB);
  }

  /** Ids of the nodes that the link depends on. */
  get ids(): readonly string[] {
    return [this.link.nodeAId, this.link.nodeBId].filter((id) => id !== '');
  }

  /** Returns the native bodies, or a description of what prevents the connection. */
  find(): Bodies | string {
    const { nodeAId, nodeBId, scene } = this.link;
    if (nodeAId !== '' && nodeAId === nodeBId) {
      return `cannot hold ${scene?.nodeById(nodeAId)?.describe() ?? `"${nodeAId}"`} to itself`;
    }
    const a = nodeAId === '' ? 'has no body at its first end' : this.body(nodeAId, 'first');
    if (typeof a === 'string') return a;
    const b = nodeBId === '' ? scene?.ground : this.body(nodeBId, 'second');
    return b === undefined ? 'is in no scene' : typeof b === 'string' ? b : { a, b };
  }

  private body(id: string, end: 'first' | 'second'): b2Body | string {
    const node = this.link.scene?.nodeById(id);
    if (!node) return `needs a body at its ${end} end; there is no node "${id}"`;
    return bodyNode(node)?.body ?? `needs a body at its ${end} end, not ${node.describe()}`;
  }
}

/** Definitions of the properties that name the ends. */
export const endProperties = {
  nodeAId: text('', 'joint'),
  nodeBId: text('', 'joint'),
  localAnchorA: point({ x: 0, y: 0 }, 'joint'),
  localAnchorB: point({ x: 0, y: 0 }, 'joint'),
};

const bodyNode = (node: Node | undefined): BodyNode | undefined => (node instanceof BodyNode ? node : undefined);
