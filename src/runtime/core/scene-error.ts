/** Something in a scene that cannot be as it was asked for. The message names what it is about; nothing else of the scene has changed. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}
