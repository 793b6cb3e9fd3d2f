interface Positioned {
  position?: { start: { line: number } } | undefined;
}

/** Something that the importer has changed in a file, or has left to whoever imports it. */
export interface Note {
  /** Line of the foreign file, 1-based. */
  readonly line: number;
  readonly message: string;
}

/** What is noted of one file. */
export class Notes {
  readonly changed: Note[] = [];
  readonly left: Note[] = [];

  /** Notes a change that keeps the meaning. */
  change(node: Positioned | undefined, message: string): void {
    this.changed.push({ line: node?.position?.start.line ?? 1, message });
  }

  /** Notes what is lost, or wants a decision. */
  leave(node: Positioned | undefined, message: string): void {
    this.left.push({ line: node?.position?.start.line ?? 1, message });
  }
}
