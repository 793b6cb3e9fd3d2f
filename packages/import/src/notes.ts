interface Positioned {
  position?: { start: { line: number } } | undefined;
}

/** A change that the importer has made in a file, or a task that it leaves to the user. */
export interface Note {
  /** Line of the foreign file, 1-based. */
  readonly line: number;
  readonly message: string;
}

/** The notes on one file. */
export class Notes {
  readonly changed: Note[] = [];
  readonly left: Note[] = [];

  /** Notes a change that preserves the meaning. */
  change(node: Positioned | undefined, message: string): void {
    this.changed.push({ line: node?.position?.start.line ?? 1, message });
  }

  /** Notes something that is lost or needs a decision. */
  leave(node: Positioned | undefined, message: string): void {
    this.left.push({ line: node?.position?.start.line ?? 1, message });
  }
}
