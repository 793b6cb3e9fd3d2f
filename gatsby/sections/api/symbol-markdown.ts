import { MEMBER_KINDS } from '@physics-editor/lib/api';
import { code as codeNode, emphasis, link, list, paragraph, root, text } from '@physics-editor/markdown/nodes';
import { joinBlocks } from '@physics-editor/markdown/plain/join-blocks';
import { writeMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { ApiExample, ApiMember, ApiSymbol, TextPart } from './reference/model/model';
import { memberPath } from './reference/model/links';

const KINDS: Readonly<Record<ApiSymbol['kind'], string>> = {
  CLASS: 'Class',
  ENUM: 'Enumeration',
  INTERFACE: 'Interface',
  TYPE: 'Type',
  VALUE: 'Constant',
  FUNCTION: 'Function',
};

/** Context for writing a symbol. */
interface Surroundings {
  /** Every symbol, by its id. */
  symbols: ReadonlyMap<string, ApiSymbol>;
  /** Prefix that makes an address of the site a full one. */
  base: string;
}

/**
 * A symbol as Markdown; its comments must be Markdown, too. A symbol with a page becomes a whole page, a shape a part of the overview, with a heading
 * of level 3.
 */
export function symbolMarkdown(symbol: ApiSymbol, surroundings: Surroundings): string {
  const { name, kind, description, deprecated, examples, members, nodeType, type, isAbstract } = symbol;
  const example = examples.find(({ member }) => member === null);
  const isShape = nodeType === 'ApiShape';
  const [title, section] = isShape ? ['###', '####'] : ['#', '##'];
  const own = members.filter(({ inheritedFrom }) => inheritedFrom === null);
  const groups = MEMBER_KINDS.flatMap(({ kind: each, label }) => {
    const inGroup = own.filter((member) => member.kind === each);
    if (inGroup.length === 0) return [];
    return [
      `${section} ${label}`,
      ...inGroup.map((member) => memberMarkdown(member, examples, `${section}#`, surroundings)),
    ];
  });
  return joinBlocks([
    `${title} ${name}`,
    isShape ? '' : `${isAbstract ? 'Abstract class' : KINDS[kind]} \`editor.${name}\``,
    deprecated === null ? '' : `**Deprecated.** ${deprecated}`,
    description,
    type.length > 0 ? signature([{ text: `${name} = `, path: null }, ...type]) : '',
    relations(symbol, surroundings),
    ...(example ? [`${section} Example`, exampleMarkdown(example)] : []),
    ...groups,
    ...inherited(symbol, section, surroundings),
  ]);
}

/** The relations of a class to others. */
function relations(symbol: ApiSymbol, { symbols, base }: Surroundings): string {
  const mixedInto = [...symbols.values()].filter(({ mixins }) => mixins.includes(symbol.id)).map(({ id }) => id);
  const lines: [string, readonly string[]][] = [
    ['Extends', symbol.extends === null ? [] : [symbol.extends]],
    ['Mixes in', symbol.mixins],
    ['Mixed into', mixedInto],
    ['Extended by', symbol.extendedBy],
  ];
  const items = lines.flatMap(([label, ids]) => {
    const found = ids.flatMap((id) => symbols.get(id) ?? []);
    return found.length === 0
      ? []
      : [`- ${label} ${found.map(({ name, path }) => `[${name}](${base}${path})`).join(', ')}`];
  });
  return items.join('\n');
}

function memberMarkdown(
  member: ApiMember,
  examples: readonly ApiExample[],
  mark: string,
  { base }: Surroundings,
): string {
  const example = examples.find((each) => each.member === member.name);
  const { name, kind, deprecated, description, parameters, returns, throws, overrides } = member;
  const described = parameters.filter((parameter) => parameter.description !== '' || parameter.default !== null);
  const outcome = returns?.description ?? '';
  const items = [
    ...described.map((parameter) => {
      const fallback = parameter.default === null ? '' : `default ${code(parameter.default)}`;
      return `- ${code(parameter.name)}: ${[parameter.description, fallback].filter(Boolean).join('; ')}`;
    }),
    ...(outcome ? [`- Returns ${outcome}`] : []),
    ...throws.map((error) => `- Throws ${error}`),
    ...factsOf(member).map((fact) => `- ${fact}`),
    ...(overrides ? [`- Replaces [${overrides.name}](${base}${overrides.path})`] : []),
  ];
  return joinBlocks([
    kind === 'CONSTRUCTOR' ? '' : `${mark} ${name}${kind === 'METHOD' ? '()' : ''}`,
    signature(member.signature),
    deprecated === null ? '' : `**Deprecated.** ${deprecated}`,
    description,
    items.join('\n'),
    example ? exampleMarkdown(example) : '',
  ]);
}

/** An example: its caption, what its page adds, and its code. */
const exampleMarkdown = ({ title, note, listing }: ApiExample): string =>
  writeMarkdown(
    root([
      paragraph([emphasis([text(title)])]),
      ...(note === '' ? [] : [paragraph([text(note)])]),
      codeNode('js', listing),
    ]),
  );

function factsOf({ default: value, unit, range, isStatic, isReadonly, isAbstract, isOptional }: ApiMember): string[] {
  const traits = [
    isStatic && 'static',
    isReadonly && 'read-only',
    isAbstract && 'abstract',
    isOptional && 'optional',
  ].filter((trait) => trait !== false);
  return [
    ...(value === null ? [] : [`Default: ${code(value)}`]),
    ...(unit === null ? [] : [`Unit: ${plain(unit)}`]),
    ...(range === null ? [] : [`Range: ${code(range)}`]),
    ...(traits.length === 0 ? [] : [`This is ${traits.join(', ')}.`]),
  ];
}

/** Links to inherited members, grouped by the class that declares them. */
function inherited(symbol: ApiSymbol, section: string, { symbols, base }: Surroundings): string[] {
  const { members } = symbol;
  const origins = [...new Set(members.flatMap(({ inheritedFrom }) => inheritedFrom ?? []))];
  if (origins.length === 0) return [];
  const items = origins.map((id) => {
    const names = members
      .filter(({ inheritedFrom, kind }) => inheritedFrom === id && kind !== 'CONSTRUCTOR')
      .map((member) =>
        link(base + memberPath(member, symbol, (each) => symbols.get(each) ?? null), [text(member.name)]),
      );
    const origin = symbols.get(id);
    const from = link(base + (origin?.path ?? ''), [text(origin?.name ?? '')]);
    return [
      paragraph([
        text('From '),
        from,
        text(': '),
        ...names.flatMap((name, at) => (at === 0 ? [name] : [text(', '), name])),
      ]),
    ];
  });
  return [`${section} Inherited members`, writeMarkdown(root([list(items)]))];
}

/** A signature as a code block. */
const signature = (parts: readonly TextPart[]): string =>
  writeMarkdown(root([codeNode('ts', parts.map((part) => part.text).join(''))]));

/** Inline code, with delimiters that the code does not contain. */
const code = (value: string): string => writeMarkdown(root([paragraph([{ type: 'inlineCode', value }])]));

/** Plain text, with the characters escaped that are Markdown's syntax. */
const plain = (value: string): string => writeMarkdown(root([paragraph([text(value)])]));
