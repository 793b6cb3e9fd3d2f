/** What the document in a scene's frame may do, and the thread of the scene: run code that it has or is given, and nothing that leaves it. */
export const PLAYER_POLICY = [
  "default-src 'none'",
  // It evaluates whatever code it is given, so that inline scripts add nothing; its own stands inside the document.
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
