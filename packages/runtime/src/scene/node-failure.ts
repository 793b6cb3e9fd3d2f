/** Details of the event `nodeFailed`: a node is idle because it cannot fulfil its function, or cannot do all that it was set to do. */
export interface NodeFailure {
  /** Id of the node. */
  readonly node: string;
  /** The error that was thrown. */
  readonly error: unknown;
  /** The complete message, which names the node. */
  readonly message: string;
}
