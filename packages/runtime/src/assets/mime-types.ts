/** MIME type of a resource, split at the slash. */
export interface MimeType {
  readonly type: string;
  readonly subtype: string | undefined;
}

const BY_ENDING: Readonly<Record<string, MimeType>> = {
  jpg: { type: 'image', subtype: 'jpeg' },
  jpeg: { type: 'image', subtype: 'jpeg' },
  png: { type: 'image', subtype: 'png' },
  webp: { type: 'image', subtype: 'webp' },
  svg: { type: 'image', subtype: 'svg+xml' },
  txt: { type: 'text', subtype: 'plain' },
  js: { type: 'text', subtype: 'javascript' },
  csv: { type: 'text', subtype: 'csv' },
  html: { type: 'text', subtype: 'html' },
  json: { type: 'text', subtype: 'json' },
  mp3: { type: 'audio', subtype: 'mpeg' },
  wav: { type: 'audio', subtype: 'wav' },
  otf: { type: 'font', subtype: 'otf' },
  ttf: { type: 'font', subtype: 'ttf' },
  woff: { type: 'font', subtype: 'woff' },
  woff2: { type: 'font', subtype: 'woff2' },
};

/**
 * Derives the MIME type from the extension of a URL or from the header of a `data:` URL; `undefined` if neither is
 * known.
 */
export function mimeTypeOf(url: string): MimeType | undefined {
  const [, type, subtype] = /^data:([\w.+-]+)\/([\w.+-]+)/i.exec(url) ?? [];
  if (type !== undefined) return { type: type.toLowerCase(), subtype: subtype?.toLowerCase() };
  const ending = /\.(\w+)(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : undefined;
}
