import { rewriteMarkdown } from '@physics-editor/markdown/plain/plain-markdown';
import type { Example } from '../../../../gatsby/scenes/examples/read-examples';
import { buildModel } from '@physics-editor/reference/model/build-model';
import { LAYOUT } from '@physics-editor/reference/model/symbols';
import { symbolData, symbolSchema } from '@physics-editor/reference/symbol-data';
import { symbolMarkdown } from '../../../../gatsby/sections/api/symbol-markdown';
import { extractFiles } from '@physics-editor/reference/testing/library';

const INDEX = `
/** What things are. It lists {@link Kind}. */
export abstract class CoreObject {
  /**
   * How big it is, as in [the docs](/docs/snapping).
   * @defaultValue 0.5
   * @unit m
   * @range > 0
   */
  declare size: number;
  /**
   * Moves it.
   * @param by - how far | in metres
   * @returns whether it has moved
   * @throws RangeError if that is *nowhere*
   */
  moveTo(by: number, options: Kind = 'a'): boolean { return by > 0 && options === 'a'; }
}
/**
 * A thing.
 */
export class Node extends CoreObject {
  /**
   * Stops it.
   * @deprecated Use {@link CoreObject.moveTo}.
   */
  stop(): void {}
  /** How many. */
  static readonly count: number = 1;
}
/** Subtypes. */
export enum TextAssetSubtype {
  /** Data. */
  JSON = 'json',
}
/** One letter. */
export type Kind = 'a' | 'b';
`;

const exampleOf = (symbol: string, member: string | null = null): Example => ({
  ...{ symbol, member, id: 'scene-Node', title: 'It falls.', alt: 'A node.', height: 324 },
  ...{ listing: 'new editor.Node();', setting: '\n{}', note: 'On a floor.', code: 'new editor.Node();\n{}' },
  poster: { file: 'docs/api/Node.png', seconds: 3, width: 1030 },
  source: { file: 'packages/runtime/src/node.ts', line: 4 },
});

const BASE = 'https://site.example/folder';
const complete = (markdown: string): string =>
  rewriteMarkdown(markdown, { host: 'https://site.example', pathPrefix: '/folder', page: '/' });
const texts = new Map<string, string>();
const data = new Map<string, ReturnType<typeof symbolData>>();

beforeAll(async () => {
  const extract = await extractFiles({ 'index.ts': INDEX });
  const { symbols } = buildModel(extract, LAYOUT);
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const examples = [exampleOf('Node'), exampleOf('Node', 'stop')];
  for (const symbol of symbols) {
    texts.set(symbol.name, symbolMarkdown(symbol, { symbols: byId, examples, base: BASE, complete }));
    data.set(symbol.name, symbolData(symbol, { symbols: byId, base: BASE, complete }));
  }
}, 60_000);

const textOf = (name: string): string => texts.get(name) ?? '';

test('a class is a page with its description, its position in the hierarchy and its own members', () => {
  expect(textOf('CoreObject')).toBe(
    `# CoreObject

Abstract class \`editor.CoreObject\`

What things are. It lists [\`Kind\`](${BASE}/docs/api#Kind).

- Extended by [Node](${BASE}/docs/api/classes/Node)

## Properties

### size

\`\`\`ts
size: number
\`\`\`

How big it is, as in [the docs](${BASE}/docs/snapping).

- Default: \`0.5\`
- Unit: m
- Range: \`> 0\`

## Methods

### moveTo()

\`\`\`ts
moveTo(by: number, options?: Kind): boolean
\`\`\`

Moves it.

- \`by\`: how far | in metres
- \`options\`: default \`'a'\`
- Returns whether it has moved
- Throws \`RangeError\` if that is *nowhere*`,
  );
});

test('inherited members are listed by name, with links to their documentation', () => {
  const text = textOf('Node');
  const above = `${BASE}/docs/api/classes/CoreObject`;
  expect(text).toContain(`- Extends [CoreObject](${above})`);
  expect(text).toContain(`## Inherited members\n\n- From [CoreObject](${above}): [size](${above}#size), [moveTo]`);
  expect(text).not.toContain('### size');
});

test('deprecated and static members and examples are included', () => {
  const text = textOf('Node');
  expect(text).toContain('## Example\n\n*It falls.*\n\nOn a floor.\n\n```js\nnew editor.Node();\n```');
  expect(text).toMatch(/### stop\(\)\n[^]*\*It falls\.\*/);
  expect(text).toMatch(/\*\*Deprecated\.\*\* Use \[`CoreObject\.moveTo`\]\(https:[^)]*\/CoreObject#\w+\)\./);
  expect(text).toContain('- This is static, read-only.');
});

test('an enumeration has its values', () => {
  expect(textOf('TextAssetSubtype')).toContain('## Values\n\n### JSON\n\n```ts\nJSON = "json"\n```\n\nData.');
});

test('a type is a section of the overview', () => {
  expect(textOf('Kind')).toBe('### Kind\n\nOne letter.\n\n```ts\nKind = "a" | "b"\n```');
});

test('a class as data has its own members with types, defaults, units and ranges', () => {
  expect(data.get('CoreObject')).toEqual({
    name: 'CoreObject',
    kind: 'CLASS',
    address: `${BASE}/docs/api/classes/CoreObject`,
    description: `What things are. It lists [\`Kind\`](${BASE}/docs/api#Kind).`,
    deprecated: null,
    isAbstract: true,
    extends: null,
    mixins: [],
    type: null,
    members: [
      {
        name: 'size',
        kind: 'PROPERTY',
        address: `${BASE}/docs/api/classes/CoreObject#size`,
        description: `How big it is, as in [the docs](${BASE}/docs/snapping).`,
        deprecated: null,
        signature: 'size: number',
        type: 'number',
        default: '0.5',
        unit: 'm',
        range: '> 0',
        isStatic: false,
        isReadonly: false,
      },
      expect.objectContaining({
        name: 'moveTo',
        kind: 'METHOD',
        signature: 'moveTo(by: number, options?: Kind): boolean',
        type: 'boolean',
        default: null,
      }),
    ],
  });
});

test('a subclass as data has its base class, and no inherited members', () => {
  expect(data.get('Node')).toMatchObject({ isAbstract: false, extends: 'CoreObject' });
  expect(data.get('Node')?.members).toEqual([
    expect.objectContaining({ kind: 'CONSTRUCTOR', signature: 'new Node()' }),
    expect.objectContaining({
      name: 'stop',
      deprecated: `Use [\`CoreObject.moveTo\`](${BASE}/docs/api/classes/CoreObject#moveTo).`,
    }),
    expect.objectContaining({ name: 'count', isStatic: true, isReadonly: true }),
  ]);
});

test('a type as data has its definition, an enumeration its values', () => {
  expect(data.get('Kind')).toMatchObject({ kind: 'TYPE', address: `${BASE}/docs/api#Kind`, type: '"a" | "b"' });
  expect(data.get('TextAssetSubtype')).toMatchObject({
    kind: 'ENUM',
    type: null,
    members: [{ name: 'JSON', kind: 'ENUM_MEMBER', type: '"json"' }],
  });
});

test('all symbols match the schema of api.json', () => {
  expect([...data.values()].map((symbol) => symbolSchema.parse(symbol))).toEqual([...data.values()]);
});
