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

/** Details of the event `scriptFailed`: a script was switched off because it threw an error. */
export interface ScriptFailure {
  /** Name of the script asset, or its id if it has no name. */
  readonly script: string;
  /** Id of the node that the script was attached to. */
  readonly node: string;
  /** Method that threw the error: `"constructor"`, `"update"`, … */
  readonly hook: string;
  /** Line of the script, starting at 1; `undefined` if it is unknown. */
  readonly line: number | undefined;
  /** The error that was thrown. */
  readonly error: unknown;
  /** The complete message, which names the script and the node. */
  readonly message: string;
}
