/** Codes of keys that have names; letters and digits have the code of the upper-case character. */
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

/** Which keys are down. Scripts reach it as `editor.root.keyboardManager`. */
export class KeyboardManager {
  /** Codes of keys that have names. */
  readonly keycodes = KEYCODES;

  private readonly down = new Set<number>();

  /**
   * Whether a key is down.
   * @param keyCode - code of the key, as `keycodes` has it; of a letter or digit, that of the upper-case character
   */
  isPressed(keyCode: number): boolean {
    return this.down.has(keyCode);
  }

  /** Takes all keys as released, as when the page loses the keyboard. */
  clear(): void {
    this.down.clear();
  }

  /**
   * A key went down; the player says so.
   * @internal
   */
  press(keyCode: number): void {
    this.down.add(keyCode);
  }

  /**
   * A key went up; the player says so.
   * @internal
   */
  release(keyCode: number): void {
    this.down.delete(keyCode);
  }
}
