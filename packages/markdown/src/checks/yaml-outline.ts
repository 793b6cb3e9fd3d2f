import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** The keys at the top level of a YAML text, even if their values are invalid; undefined if it cannot be parsed. */
export function topNames(text: string): string[] | undefined {
  const { contents, errors } = parseDocument(text, { prettyErrors: false });
  if (errors.length > 0 || !isMap(contents)) return undefined;
  return contents.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
}

/** All strings in fields of this name, at any depth, in file order, with their 1-based positions; none if the file is not valid YAML. */
export function textsNamed(name: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const found: { value: string; line: number; column: number }[] = [];
  if (document.errors.length > 0) return found;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== name || !isScalar(value) || typeof value.value !== 'string') return;
      const { line, col } = lines.linePos(value.range?.[0] ?? 0);
      found.push({ value: value.value, line, column: col });
    },
  });
  return found;
}
