/**
 * Where Tab is among the bodies of a scene. Whether Tab leaves the scene is decided by the frame at once, not by the scene's worker, so a busy scene is
 * no keyboard trap.
 */
export class TabOrder {
  private index = -1;
  private count = 0;

  /** Whether a body is chosen. */
  get isInside(): boolean {
    return this.index >= 0;
  }

  /** Takes what the scene reports. */
  take({ index, count }: { readonly index: number; readonly count: number }): void {
    this.index = index;
    this.count = count;
  }

  /** Goes to the next body or the previous one. Returns false after the last and before the first, where Tab leaves the scene. */
  move(by: 1 | -1): boolean {
    const next = this.index + by;
    const isThere = next >= 0 && next < this.count;
    this.index = isThere ? next : -1;
    return isThere;
  }

  /** Leaves the bodies. */
  leave(): void {
    this.index = -1;
  }
}
