import { LineCounter, isMap, isNode, isScalar, parseDocument, visit, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { suggest, type Fault } from '@physics-editor/lib/content/fault';

/** A YAML error in a writer's words, and how to correct it. */
type YamlAdvice = Pick<Fault, 'message' | 'hint'>;

/** Advice on common mistakes, by the parser's error codes: its own messages assume knowledge of the grammar. */
const ADVICE: Readonly<Record<string, YamlAdvice>> = {
  DUPLICATE_KEY: { message: 'This field occurs twice.', hint: 'keep one of the two' },
  TAB_AS_INDENT: { message: 'This line is indented with a tab.', hint: 'indent with spaces' },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'This line has a second ": ", or is indented too far.',
    hint: 'put a text with ": " in quotes, and indent fields of one level alike',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'This line is not of the form "name: value".',
    hint: 'write a colon and a space after the name',
  },
  BAD_SCALAR_START: {
    message: 'A text without quotes cannot start with this character.',
    hint: 'put the text in quotes',
  },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes needs another before it.',
    hint: 'write \\\\, or use single quotes',
  },
  TAG_RESOLVE_FAILED: { message: 'A text that starts with ! means something else here.', hint: 'put it in quotes' },
  BAD_INDENT: { message: 'A bracket is not closed before this line.', hint: 'close it with ] or }' },
  UNEXPECTED_TOKEN: {
    message: 'This does not continue what is before it.',
    hint: "put the whole text in quotes; a quote of the same kind inside it is written \\\" or ''",
  },
};

const UNEVEN: YamlAdvice = {
  message: 'This line is not indented like the others of its list.',
  hint: 'indent them alike',
};

/** YAML parses a text like `*new* tools` as an alias. */
const STARRED = { message: 'A text that starts with * means something else here.', hint: 'put it in quotes' };

/** What to write, by the type that a schema asks for. */
const FORMS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: '"name: value" lines',
  string: 'a text',
};
const formOf = (type: string): string => FORMS[type] ?? type;

const UNCLOSED: YamlAdvice = { message: 'A quote is not closed before this point.', hint: 'close it' };
const GENERAL = 'indent with spaces, and quote a text that contains ": " or "#"';

/** Rewords an error of the parser for writers. */
function yamlAdvice({ code, message }: YAMLError): YamlAdvice {
  if (code === 'MISSING_CHAR' && message.includes('closing')) return UNCLOSED;
  if (code === 'BAD_INDENT' && message.includes('same column')) return UNEVEN;
  return ADVICE[code] ?? { message: `This is not YAML: ${message}`, hint: GENERAL };
}

/** A checked value, or all its faults. `positionOf` finds the position of a path for later checks. */
export type Checked<T> = { ok: true; value: T; positionOf: PositionOf } | { ok: false; faults: Fault[] };

/** The 1-based position of the value at a path, or of its closest existing ancestor. */
export type PositionOf = (path: readonly PropertyKey[]) => { line: number; column: number };

interface YamlSource {
  text: string;
  /** Path that faults name. */
  file: string;
  /** Line of the file on which `text` starts, 1-based. */
  firstLine?: number;
}

/** The text of each file that was parsed last: a build checks a front matter several times, against parts of its schema. */
const parsed = new Map<string, ReturnType<typeof parse> & { text: string }>();

function parse(text: string) {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

/** Parses YAML and validates it against `schema`. Each fault has the position of the value, or of its closest existing ancestor. */
export function checkYaml<T extends z.ZodType>(source: YamlSource, schema: T): Checked<z.output<T>> {
  const { file, firstLine = 1 } = source;
  const text = source.text.replace(/^\uFEFF/, '');
  const last = parsed.get(file);
  const { document, lines } = last?.text === text ? last : parse(text);
  parsed.set(file, { document, lines, text });
  const positionAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: firstLine + line - 1, column: col };
  };

  // The parser only warns of tags that it does not know, such as `!Important`, and drops them.
  const errors = [...document.errors, ...document.warnings];
  const syntaxFaults = firstOfEachLine(
    errors.map((error) => ({ file, ...positionAt(error.pos[0]), ...yamlAdvice(error) })),
  );
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      syntaxFaults.push({ file, ...positionAt(alias.range?.[0] ?? 0), ...STARRED });
    },
  });
  // A duplicate key leaves the rest readable.
  const isReadable = errors.every(({ code }) => code === 'DUPLICATE_KEY');
  if (!isReadable || syntaxFaults.length > errors.length) return { ok: false, faults: syntaxFaults };

  /** The position of the deepest existing node on the path. */
  const positionOf: PositionOf = (path) => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return positionAt(node.range[0]);
    }
    return { line: firstLine, column: 1 };
  };

  /** The position of a field's name: its value may be correct. */
  const namePositionOf: PositionOf = (path) => {
    const holder: unknown = document.getIn(path.slice(0, -1), true);
    const names = isMap(holder) ? holder.items.map(({ key }) => key) : [];
    const name = names.find((key) => isScalar(key) && String(key.value) === path.at(-1));
    return isScalar(name) && name.range ? positionAt(name.range[0]) : positionOf(path);
  };

  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success && syntaxFaults.length === 0) return { ok: true, value: result.data, positionOf };
  const issues = result.error?.issues ?? [];
  const formFaults = issues.flatMap((issue) => issueToFaults(issue, schema, file, positionOf, namePositionOf));
  return { ok: false, faults: [...syntaxFaults, ...formFaults] };
}

/** One mistake often causes several parser errors on its line. */
const firstOfEachLine = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ line }, at) => faults.findIndex((other) => other.line === line) === at);

function issueToFaults(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  file: string,
  positionOf: PositionOf,
  namePositionOf: PositionOf,
): Fault[] {
  const name = issue.path.map(String).join('.');
  const at = { file, ...positionOf(issue.path) };
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(schema, issue.path);
    // In a union, that of one form may be missing from another.
    const unknown = issue.keys.filter((key) => !known.includes(key));
    return unknown.map((key) => ({
      file,
      ...namePositionOf([...issue.path, key]),
      message: `Unknown field "${key}".`,
      hint: suggest(key, known),
    }));
  }
  if (issue.code === 'invalid_key') {
    const key = String(issue.path.at(-1));
    const place = namePositionOf(issue.path);
    return [{ file, ...place, message: `"${key}" cannot be an id.`, hint: issue.issues[0]?.message ?? issue.message }];
  }
  if (issue.path.length === 0 && issue.code !== 'custom') {
    const form = formOf(issue.code === 'invalid_type' && issue.expected === 'array' ? 'array' : 'object');
    return [{ ...at, message: 'This does not have the expected form.', hint: `write ${form}` }];
  }
  const message = `"${name}" is not valid.`;
  if (issue.code !== 'invalid_type') return [{ ...at, message, hint: issue.message }];
  const form = formOf(issue.expected);
  if (issue.input === undefined) {
    return [{ ...at, message: `"${name}" is missing.`, hint: `add "${name}:" (${form})` }];
  }
  // A schema without words of its own.
  const hint = issue.message.startsWith('Invalid input') ? `write ${form}` : issue.message;
  return [{ ...at, message, hint }];
}

/** The fields that a schema allows in the object at `path`; for a union, those of all its members. */
function fieldsOf(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let forms: unknown[] = [schema];
  for (const step of path) {
    forms = forms
      .flatMap(definitionsOf)
      .map(({ shape, element, valueType }) => shape?.[String(step)] ?? element ?? valueType);
  }
  return [...new Set(forms.flatMap(definitionsOf).flatMap(({ shape = {} }) => Object.keys(shape)))];
}

interface Definition {
  shape?: Record<string, unknown>;
  element?: unknown;
  valueType?: unknown;
  innerType?: unknown;
  options?: unknown[];
}

/** zod's definition of a schema without `optional` and `default`; one for each member of a union. */
function definitionsOf(schema: unknown): Definition[] {
  if (typeof schema !== 'object' || schema === null || !('def' in schema)) return [];
  const definition: Definition = schema.def ?? {};
  if (definition.options) return definition.options.flatMap(definitionsOf);
  return definition.innerType ? definitionsOf(definition.innerType) : [definition];
}
