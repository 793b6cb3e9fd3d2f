import { LineCounter, isNode, parseDocument } from 'yaml';
import type { z } from 'zod';
import { suggest, type Fault } from './fault';

/** A checked value, or everything that is wrong with it. `lineOf` tells the line of a path for checks that come later. */
export type Checked<T> =
  { ok: true; value: T; lineOf: (path: readonly PropertyKey[]) => number } | { ok: false; faults: Fault[] };

interface YamlSource {
  /** The YAML text. */
  text: string;
  /** Path to name in faults. */
  file: string;
  /** Line of the file on which `text` starts, 1-based. */
  firstLine?: number;
}

/** Parses YAML and checks it by `schema`; every fault carries the line of the value, or of what should hold it. */
export function checkYaml<T extends z.ZodType>(source: YamlSource, schema: T): Checked<z.output<T>> {
  const { file, firstLine = 1 } = source;
  const text = source.text.replace(/^\uFEFF/, '');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;

  if (document.errors.length > 0) {
    return {
      ok: false,
      faults: document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: `This is not YAML: ${error.message}`,
        hint: 'indent with spaces, and quote a text that contains ": " or "#"',
      })),
    };
  }

  /** Line of the deepest node that exists on the way to `path`. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };

  const result = schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) return { ok: true, value: result.data, lineOf };
  return {
    ok: false,
    faults: result.error.issues.flatMap((issue) => issueToFaults(issue, schema, file, lineOf)),
  };
}

function issueToFaults(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  file: string,
  lineOf: (path: readonly PropertyKey[]) => number,
): Fault[] {
  const name = issue.path.map(String).join('.');
  const line = lineOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(schema, issue.path);
    return issue.keys.map((key) => ({
      file,
      line: lineOf([...issue.path, key]),
      message: `Unknown field "${key}".`,
      hint: suggest(key, known),
    }));
  }
  if (issue.path.length === 0 && issue.code !== 'custom') {
    const form = issue.code === 'invalid_type' && issue.expected === 'array' ? 'a list' : '"name: value" lines';
    return [{ file, line, message: 'This has not the form that is asked for.', hint: `write ${form}` }];
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [{ file, line, message: `"${name}" is missing.`, hint: `add "${name}:" (${issue.expected})` }];
  }
  return [{ file, line, message: `"${name}" is not right.`, hint: issue.message }];
}

/** The fields that the object at `path` of a schema may have; of a union, those of all its forms. */
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

/** What zod knows of a schema's own form, through `optional` and `default`; one for each form of a union. */
function definitionsOf(schema: unknown): Definition[] {
  if (typeof schema !== 'object' || schema === null || !('def' in schema)) return [];
  const definition: Definition = schema.def ?? {};
  if (definition.options) return definition.options.flatMap(definitionsOf);
  return definition.innerType ? definitionsOf(definition.innerType) : [definition];
}
