import type { Point } from '@physics-editor/runtime';
import type { Input } from '../messages/thread-protocol';

/**
 * Where Tab is among the bodies of a scene. Whether Tab leaves the scene is decided by the frame at once, not by the scene's worker, so a busy scene is
 * no keyboard trap.
 */
export class TabOrder {
  private index = -1;
  private count = 0;

  constructor(private readonly send: (input: Input) => void) {}

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
    this.send({ type: 'choose', by: isThere ? by : 0 });
    return isThere;
  }

  /** Pushes the chosen body, by a change of its velocity in m/s. Returns whether there is one. */
  push({ x, y }: Point): boolean {
    const isThere = this.index >= 0;
    if (isThere) this.send({ type: 'push', x, y });
    return isThere;
  }

  /** Leaves the bodies. */
  leave(): void {
    this.index = -1;
    this.send({ type: 'choose', by: 0 });
  }
}
