/** A script that was switched off because it threw. */
export interface ScriptFailure {
  /** Name of the script asset, or its id if it has none. */
  readonly script: string;
  /** The node that it was attached to. */
  readonly node: string;
  /** What was called: `"constructor"`, `"update"`, … */
  readonly hook: string;
  /** Line of the script, from 1; undefined if it is not known. */
  readonly line: number | undefined;
  /** What was thrown. */
  readonly error: unknown;
  /** All of it in one sentence. */
  readonly message: string;
}
