import type { Node } from '../core/node';

/** The nodes of a scene by id, in the order in which they entered it, and those that need attention in each step or when others are removed. */
export class NodeRegistry {
  private readonly nodes = new Map<string, Node>();
  private readonly stepping = new Set<Node>();
  /** Nodes of the classes that can depend on others; only these are looked through when a node is removed. */
  private readonly dependent = new Set<Node>();
  /** Ids that have been removed since dependants were last looked for. */
  private readonly removed = new Set<string>();

  get all(): MapIterator<Node> {
    return this.nodes.values();
  }

  /** The nodes with `beforeStep` or `afterStep`. */
  get stepped(): readonly Node[] {
    return [...this.stepping];
  }

  get(id: string): Node | undefined {
    return this.nodes.get(id);
  }

  add(node: Node): void {
    this.nodes.set(node.id, node);
    this.removed.delete(node.id);
    if (node.beforeStep || node.afterStep) this.stepping.add(node);
    if (node.dependsOn) this.dependent.add(node);
  }

  remove(node: Node): void {
    this.stepping.delete(node);
    this.dependent.delete(node);
    this.nodes.delete(node.id);
    this.removed.add(node.id);
  }

  /** Re-indexes the nodes after the id of one has changed; the old id counts as removed. */
  renamed(before: string): void {
    this.index([...this.all]);
    this.removed.add(before);
  }

  /** The nodes that depend on removed ones; each removal is considered once. */
  takeDependants(): Node[] {
    const removed = new Set(this.removed);
    this.removed.clear();
    return removed.size === 0
      ? []
      : [...this.dependent].filter((node) => node.dependsOn?.some((id) => removed.has(id)));
  }

  /** Changes the order of all nodes. */
  reorder(nodes: readonly Node[]): void {
    this.index(nodes);
    for (const set of [this.stepping, this.dependent]) {
      const members = nodes.filter((node) => set.has(node));
      set.clear();
      for (const node of members) set.add(node);
    }
  }

  private index(nodes: readonly Node[]): void {
    this.nodes.clear();
    for (const node of nodes) this.nodes.set(node.id, node);
  }
}
