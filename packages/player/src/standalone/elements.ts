/** The object in a data block of the page. Throws if there is none. */
export function dataOf(id: string): object {
  const data: unknown = JSON.parse(document.getElementById(id)?.textContent ?? 'null');
  if (typeof data !== 'object' || data === null) throw new Error(`The page has no data "${id}".`);
  return data;
}

/** A text among data; empty if there is none. */
export function textIn(data: object, name: string): string {
  const text: unknown = Reflect.get(data, name);
  return typeof text === 'string' ? text : '';
}
