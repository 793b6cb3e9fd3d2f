/** What the document in a scene's frame may do: run its own scripts and code that it is given, and nothing that leaves it. */
export const PLAYER_POLICY = [
  "default-src 'none'",
  // It evaluates whatever code it is given, so that inline scripts add nothing; its own stands inside the document.
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data: blob:',
  'media-src data: blob:',
  'connect-src data: blob:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
