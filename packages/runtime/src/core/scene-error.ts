/** Thrown when a scene or one of its objects rejects a request. The message names the object. */
export class SceneError extends Error {
  /** Name of the class. */
  override readonly name = 'SceneError';
}

/** The message of something thrown. Not that of `packages/lib/src`, since the library is independent of the site. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs an action; if it throws, the error names the part of the data that was being read. */
export function within<Result>(place: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new SceneError(`${place}: ${messageOf(error)}`, { cause: error });
  }
}

/** Details of the event `nodeFailed`: a node is idle because it cannot fulfil its function, or cannot do all that it was set to do. */
export interface NodeFailure {
  /** Id of the node. */
  readonly node: string;
  /** The error that was thrown. */
  readonly error: unknown;
  /** The complete message, which names the node. */
  readonly message: string;
}
