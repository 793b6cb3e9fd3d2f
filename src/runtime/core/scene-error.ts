/** Something in a scene that cannot be as it was asked for. The message names what it is about; nothing else of the scene has changed. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** Does something; if it fails, the message says in which part of a plain form. */
export function within<Result>(place: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new SceneError(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
