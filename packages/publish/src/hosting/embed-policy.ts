/** The policy of the pages of embedded scenes: they load the player, its libraries and pictures of this site, and nothing else. */
export const EMBED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The stage has its aspect ratio in an attribute.
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
