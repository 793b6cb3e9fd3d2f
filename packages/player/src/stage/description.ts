import { SceneError, messageOf } from '@physics-editor/runtime/core/scene-error';

/** Maximum length of a description, in characters: a sentence or two. */
const LONGEST = 300;

/** A scene's description of its current state, for readers who cannot see it. */
export class Description {
  private read: (() => unknown) | undefined;

  /** The current text; empty if the scene declares none. If it cannot be computed, the text gives the reason. */
  get text(): string {
    if (!this.read) return '';
    try {
      return String(this.read()).trim().slice(0, LONGEST);
    } catch (error) {
      return `The scene cannot describe itself: ${messageOf(error)}`;
    }
  }

  describe(read: () => unknown): void {
    if (typeof read !== 'function') throw new SceneError('player.describe needs a function that returns a sentence.');
    if (this.read) throw new SceneError('player.describe: the scene has a description already.');
    this.read = read;
  }
}
