/** Key codes of named keys; letters and digits have the code of the upper-case character. */
const KEYCODES = {
  BACKSPACE: 8,
  TAB: 9,
  ENTER: 13,
  SHIFT: 16,
  CONTROL: 17,
  ALT: 18,
  ESCAPE: 27,
  SPACE: 32,
  PAGE_UP: 33,
  PAGE_DOWN: 34,
  END: 35,
  HOME: 36,
  LEFT_ARROW: 37,
  UP_ARROW: 38,
  RIGHT_ARROW: 39,
  DOWN_ARROW: 40,
  INSERT: 45,
  DELETE: 46,
} as const;

/** The pressed keys. Scripts access it as `editor.root.keyboardManager`. */
export class KeyboardManager {
  /** Key codes of named keys. */
  readonly keycodes = KEYCODES;

  private readonly down = new Set<number>();

  /**
   * Reports whether a key is pressed.
   * @param keyCode - key code: a member of `keycodes`, or the code of the upper-case character for letters and digits
   * @returns `true` while the key is down
   */
  isPressed(keyCode: number): boolean {
    return this.down.has(keyCode);
  }

  /** Releases all keys, for instance when the page loses the keyboard focus. */
  clear(): void {
    this.down.clear();
  }

  /**
   * Records that a key was pressed; called by the player.
   * @internal
   */
  press(keyCode: number): void {
    this.down.add(keyCode);
  }

  /**
   * Records that a key was released; called by the player.
   * @internal
   */
  release(keyCode: number): void {
    this.down.delete(keyCode);
  }
}
