import type { JSONOutput } from 'typedoc';
import type { TextPart } from './model';

type Type = JSONOutput.SomeType;
type Signature = JSONOutput.SignatureReflection;

/** Resolves names in types. */
export interface Names {
  /** Address of a reflection; null if it has none. */
  pathOf: (id: number) => string | null;
  /** Called for a type of the library that its entry file does not export. */
  notExported: (name: string) => void;
  /** The library's package name in TypeDoc's model. */
  packageName: string;
}

/** Text of a type, with links for names of the API. */
export const typeParts = (type: Type | undefined, names: Names): TextPart[] => merged(partsOf(type, names));

/** Text of a call signature: `(a: A, b?: B): C`. */
export const callParts = (signature: Signature, names: Names): TextPart[] => merged(call(signature, names, ': '));

const plain = (text: string): TextPart => ({ text, path: null });

/** Merges adjacent parts that are not links. */
export function merged(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.path === null && part.path === null) last.text += part.text;
    else if (part.text !== '') result.push({ ...part });
  }
  return result;
}

/** Joins lists of parts with a separator. */
const joined = (lists: readonly TextPart[][], separator: string): TextPart[] =>
  lists.flatMap((list, at) => (at === 0 ? list : [plain(separator), ...list]));

const inside = (open: string, parts: readonly TextPart[], close: string): TextPart[] => [
  plain(open),
  ...parts,
  plain(close),
];

function call(signature: Signature, names: Names, before: string): TextPart[] {
  const generics = (signature.typeParameters ?? []).map((parameter) => [
    plain(parameter.name),
    ...(parameter.type ? [plain(' extends '), ...partsOf(parameter.type, names)] : []),
  ]);
  const parameters = (signature.parameters ?? []).map(({ name, flags, type, defaultValue }) => [
    plain(`${flags.isRest ? '...' : ''}${parameterName(name)}${flags.isOptional || defaultValue ? '?' : ''}: `),
    ...partsOf(type, names),
  ]);
  return [
    ...(generics.length > 0 ? inside('<', joined(generics, ', '), '>') : []),
    ...inside('(', joined(parameters, ', '), ')'),
    plain(before),
    ...partsOf(signature.type, names),
  ];
}

/** Name of a parameter for readers. Destructured parameters have generated names (`__…`), unused ones an underscore. */
export const parameterName = (name: string): string => (name.startsWith('__') ? 'values' : name.replace(/^_/, ''));

/** Whether a type needs parentheses before `[]` or `?` and in an intersection; in a union, only functions do. */
const isCompound = (type: Type): boolean =>
  ['union', 'intersection', 'conditional', 'typeOperator'].includes(type.type) ||
  (type.type === 'reflection' && Boolean(type.declaration.signatures));

const grouped = (type: Type, names: Names): TextPart[] =>
  isCompound(type) ? inside('(', partsOf(type, names), ')') : partsOf(type, names);

function partsOf(type: Type | undefined, names: Names): TextPart[] {
  if (!type) return [plain('void')];
  switch (type.type) {
    case 'intrinsic':
    case 'unknown':
      return [plain(type.name)];
    case 'literal':
      return [plain(JSON.stringify(type.value))];
    case 'reference':
      return referenceParts(type, names);
    case 'array':
      return [...grouped(type.elementType, names), plain('[]')];
    case 'union':
      return joined(
        type.types.map((part) => (part.type === 'reflection' ? grouped(part, names) : partsOf(part, names))),
        ' | ',
      );
    case 'intersection':
      return joined(
        type.types.map((part) => grouped(part, names)),
        ' & ',
      );
    case 'typeOperator':
      return [plain(`${type.operator} `), ...partsOf(type.target, names)];
    case 'tuple':
      return inside(
        '[',
        joined(
          (type.elements ?? []).map((part) => partsOf(part, names)),
          ', ',
        ),
        ']',
      );
    case 'namedTupleMember':
      return [plain(`${type.name}${type.isOptional ? '?' : ''}: `), ...partsOf(type.element, names)];
    case 'optional':
      return [...grouped(type.elementType, names), plain('?')];
    case 'rest':
      return [plain('...'), ...grouped(type.elementType, names)];
    case 'query':
      return [plain('typeof '), ...partsOf(type.queryType, names)];
    case 'indexedAccess':
      return [...grouped(type.objectType, names), ...inside('[', partsOf(type.indexType, names), ']')];
    case 'predicate':
      return [
        plain(`${type.asserts ? 'asserts ' : ''}${type.name}`),
        ...(type.targetType ? [plain(' is '), ...partsOf(type.targetType, names)] : []),
      ];
    case 'reflection':
      return literalParts(type.declaration, names);
    case 'templateLiteral':
      return [
        plain(`\`${type.head}`),
        ...type.tail.flatMap(([part, text]) => [...inside('${', partsOf(part, names), '}'), plain(text)]),
        plain('`'),
      ];
    case 'mapped':
      return [
        plain(`{ [${type.parameter} in `),
        ...partsOf(type.parameterType, names),
        plain(']: '),
        ...partsOf(type.templateType, names),
        plain(' }'),
      ];
    case 'conditional':
      return [
        ...partsOf(type.checkType, names),
        plain(' extends '),
        ...partsOf(type.extendsType, names),
        plain(' ? '),
        ...partsOf(type.trueType, names),
        plain(' : '),
        ...partsOf(type.falseType, names),
      ];
    case 'inferred':
      return [plain(`infer ${type.name}`)];
  }
}

function referenceParts(
  { target, name, typeArguments = [], ...rest }: JSONOutput.ReferenceType,
  names: Names,
): TextPart[] {
  const isOurs = typeof target === 'object' && target.packageName === names.packageName;
  if (isOurs && !rest.refersToTypeParameter) names.notExported(name);
  const path = typeof target === 'number' ? names.pathOf(target) : null;
  const inner = typeArguments.map((argument) => partsOf(argument, names));
  return [{ text: name, path }, ...(inner.length > 0 ? inside('<', joined(inner, ', '), '>') : [])];
}

/** Text of an object or function type literal. */
function literalParts(
  { signatures, children = [], indexSignatures = [] }: JSONOutput.DeclarationReflection,
  names: Names,
): TextPart[] {
  const [signature] = signatures ?? [];
  if (signature) {
    const abstract = signature.name === '__type' ? [] : [plain('new ')];
    return [...abstract, ...call(signature, names, ' => ')];
  }
  const index = indexSignatures.map(({ parameters = [], type }) => [
    ...inside(
      '[',
      parameters.flatMap((parameter) => [plain(`${parameter.name}: `), ...partsOf(parameter.type, names)]),
      ']: ',
    ),
    ...partsOf(type, names),
  ]);
  const fields = children.flatMap((child) => {
    const [method] = child.signatures ?? [];
    const constructs = method?.name.startsWith('new ') ?? false;
    if (method) return [[plain(constructs ? 'new ' : child.name), ...call(method, names, ': ')]];
    return [[plain(`${child.name}${child.flags.isOptional ? '?' : ''}: `), ...partsOf(child.type, names)]];
  });
  const all = [...index, ...fields];
  return all.length === 0 ? [plain('{}')] : inside('{ ', joined(all, '; '), ' }');
}
