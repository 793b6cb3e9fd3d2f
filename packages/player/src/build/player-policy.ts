/** The policy of the document in a scene's frame, and of the scene's worker: they may run any code, but connect to nothing. */
export const PLAYER_POLICY = [
  "default-src 'none'",
  // The document evaluates any code it receives, so allowing inline scripts adds no risk; its own script is inline.
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data: blob:',
  'media-src data: blob:',
  'connect-src data: blob:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
