import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A text in a YAML file, and where it stands, 1-based. */
export interface PlacedText {
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** The names at the top of a YAML text, whose form may be wrong below them; undefined if they cannot be read. */
export function topNames(text: string): string[] | undefined {
  const { contents, errors } = parseDocument(text, { prettyErrors: false });
  if (errors.length > 0 || !isMap(contents)) return undefined;
  return contents.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : []));
}

/** Every text that a field of this name holds, at any depth, in the order of the file; none if the file is no YAML. */
export function textsNamed(name: string, text: string): PlacedText[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const found: PlacedText[] = [];
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
