/** What a link leads to, as shown before it is followed. */
export interface Preview {
  title: string;
  /** One sentence; empty if there is none. */
  text: string;
  picture?: PreviewPicture;
}

/** A small picture. */
export interface PreviewPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The preview of a page, and those of its parts by id: headings, scenes, members of the API. */
export interface PagePreviews extends Preview {
  parts: Readonly<Record<string, Preview>>;
}

/** Parses the previews of a page; undefined for other data. */
export function readPreviews(data: unknown): PagePreviews | undefined {
  if (!isPreview(data) || !('parts' in data)) return undefined;
  const { parts, ...page } = data;
  return isObject(parts) && isEach(parts, isPreview) ? { ...page, parts } : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEach = <Value>(
  record: Readonly<Record<string, unknown>>,
  is: (value: unknown) => value is Value,
): record is Readonly<Record<string, Value>> => Object.values(record).every(is);

const isPreview = (value: unknown): value is Preview =>
  isObject(value) &&
  typeof value['title'] === 'string' &&
  typeof value['text'] === 'string' &&
  (value['picture'] === undefined || isPicture(value['picture']));

const isPicture = (value: unknown): value is PreviewPicture =>
  isObject(value) &&
  typeof value['src'] === 'string' &&
  typeof value['width'] === 'number' &&
  typeof value['height'] === 'number' &&
  typeof value['alt'] === 'string';
