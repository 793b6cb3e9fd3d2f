/** A node that is idle because it cannot do what it is for. */
export interface NodeFailure {
  /** Id of the node. */
  readonly node: string;
  /** What was thrown. */
  readonly error: unknown;
  /** All of it in one sentence, which names the node. */
  readonly message: string;
}
