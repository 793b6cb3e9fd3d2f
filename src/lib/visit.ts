/** What a page tells the worker once the reader has come to it. */
export interface Visit {
  type: 'visit';
  /** The build of the document. */
  build: string;
  /** Address of the page. */
  page: string;
  /** Addresses of what the page loaded before the worker was there. */
  files: readonly string[];
}

/** A message as a visit; undefined if it is none. */
export function readVisit(data: unknown): Visit | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, build, page, files }: { readonly [Field in keyof Visit]?: unknown } = data;
  const isVisit = type === 'visit' && typeof build === 'string' && typeof page === 'string';
  if (!isVisit || !isAddresses(files)) return undefined;
  return { type, build, page, files };
}

const isAddresses = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && URL.canParse(each));
