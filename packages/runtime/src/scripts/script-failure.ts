/** Details of the event `scriptFailed`: a script was switched off because it threw an error. */
export interface ScriptFailure {
  /** Name of the script asset, or its id if it has no name. */
  readonly script: string;
  /** Id of the node that the script was attached to. */
  readonly node: string;
  /** Method that threw the error: `"constructor"`, `"update"`, … */
  readonly hook: string;
  /** Line of the script, starting at 1; `undefined` if it is unknown. */
  readonly line: number | undefined;
  /** The error that was thrown. */
  readonly error: unknown;
  /** The complete message, which names the script and the node. */
  readonly message: string;
}
