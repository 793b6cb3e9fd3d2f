/** What is said if a scene ends against the reader's wishes. */
export const SILENT =
  'This scene did not answer for some time and was stopped. An endless loop may be the reason. Run starts it afresh.';
export const FLOODED =
  'This scene sent the page more messages than it can take, and was stopped. Run starts it afresh.';
export const BROKEN = 'The player could not be loaded. Check the connection, then run the scene again.';
