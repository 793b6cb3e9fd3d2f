import { firstSentence, withoutMarks } from '../src/model/comments';
import type { Extract } from '../src/typedoc/extract';
import type { ApiMember, ApiSymbol } from '../src/model/model';
import { extractFiles, modelOf } from '../testing/library';

const INDEX = `
export { Body, Disc } from './body';
export type { Ink } from './ink';
export { Labelled } from './labelled';
export type { Pen } from './pen';
export { Thing, type Options, type Place } from './thing';
/** Three of them. */
export enum Colour {
  /** Like blood. */
  Red = 'red',
}
/** What to look for. All fields must match. */
export interface IFilter {
  /** The exact name. */
  readonly name?: string;
}
/** Starts. */
export function startPlayer(): void {}
`;
const THING = `
/** A place in metres. */
export interface Place { x: number; y: number }
/** How it is made. */
export type Options = { deep?: boolean } | 'default';
/** The root. It has *two* sentences, \`a. b\` in one. */
export abstract class Thing {
  /**
   * How big it is.
   * @defaultValue 0.5
   * @unit m
   * @range > 0
   */
  declare size: number;
  /** @internal */
  secret = 1;
  private own = 2;
  /** Where it is. See {@link Thing.moveTo} and {@link Place}. */
  get place(): Place { return { x: 0, y: this.own }; }
  /**
   * Moves it.
   * @param place - where to, in metres
   * @param options - how
   * @returns whether it has moved
   * @throws RangeError if that is nowhere
   * @example
   * \`\`\`js live title="a"
   * new editor.Disc();
   *
   * 1;
   * \`\`\`
   */
  moveTo(place: Place, options: Options = 'default'): boolean { return place.x > 0 && options !== 'default'; }
  /** Its form. */
  toJSON(): Record<string, unknown> { return {}; }
  /**
   * Stops it.
   * @deprecated Use {@link Thing.moveTo}.
   */
  stop(): void {}
  /** Things of all classes. */
  static all<Kind extends Thing>(kind: new () => Kind, ...rest: readonly Place[]): Kind[] { return rest.length ? [] : [new kind()]; }
}
`;
const LABELLED = `
/**
 * What has a label.
 * @see {@link Body}, {@link Disc.twin}
 */
export abstract class Labelled {
  /**
   * What is written.
   * @defaultValue ""
   */
  abstract label: string;
}
`;
const INK = `
/** A colour. */
export type Ink = number;
`;
const PEN = `
import type { Ink } from './ink';
/** What writes. */
export interface Pen {
  readonly ink: Ink;
  spare?: Ink;
  readonly inks: readonly Ink[];
  get last(): Ink | undefined;
  dip(ink: Ink, depth?: number): Ink;
}
`;
const BODY = `
import type { Labelled } from './labelled';
import { Thing } from './thing';
/** A body. */
export abstract class Body extends Thing implements Labelled {
  declare label: string;
  /** @throws RangeError if it is nowhere */
  override toJSON(): Record<string, unknown> { return {}; }
  override moveTo(): boolean { return false; }
}
/**
 * A disc.
 * @example
 * \`\`\`js
 * new editor.Disc(2);
 * \`\`\`
 * @example None.
 */
export class Disc extends Body {
  /** @param radius - in metres */
  constructor(radius = 0.5) { super(); this.size = radius; }
  /** The other one. */
  readonly twin?: Disc;
}
declare module './thing' {
  interface Thing {
    /** The body that it is in. */
    findBody(): Body | undefined;
  }
}
`;

let extract: Extract;
let symbols: ApiSymbol[];

beforeAll(async () => {
  extract = await extractFiles({
    'index.ts': INDEX,
    'thing.ts': THING,
    'labelled.ts': LABELLED,
    'ink.ts': INK,
    'pen.ts': PEN,
    'body.ts': BODY,
  });
  symbols = modelOf(extract).symbols;
}, 60_000);

const symbol = (name: string): ApiSymbol => {
  const found = symbols.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const member = (of: string, name: string): ApiMember => {
  const found = symbol(of).members.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${of}.${name}.`);
  return found;
};
const text = (parts: readonly { text: string }[]): string => parts.map((part) => part.text).join('');

test('a correct library has no faults', () => {
  expect(modelOf(extract).faults).toEqual([]);
});

test('symbols are sorted alphabetically, with their addresses', () => {
  expect(symbols.map(({ nodeType, path }) => [nodeType, path])).toEqual([
    ['ApiClass', '/docs/api/classes/Body'],
    ['ApiEnum', '/docs/api/enums/Colour'],
    ['ApiClass', '/docs/api/classes/Disc'],
    ['ApiInterface', '/docs/api/interfaces/IFilter'],
    ['ApiShape', '/docs/api#Ink'],
    ['ApiClass', '/docs/api/classes/Labelled'],
    ['ApiShape', '/docs/api#Options'],
    ['ApiShape', '/docs/api#Pen'],
    ['ApiShape', '/docs/api#Place'],
    ['ApiClass', '/docs/api/classes/Thing'],
  ]);
});

test('a class has its superclasses, subclasses and mixins', () => {
  expect(symbol('Disc')).toMatchObject({ extends: 'api:Body', ancestors: ['api:Thing', 'api:Body'], extendedBy: [] });
  expect(symbol('Body')).toMatchObject({ extendedBy: ['api:Disc'], mixins: ['api:Labelled'], isAbstract: true });
  expect(symbol('Thing')).toMatchObject({ extends: null, ancestors: [], extendedBy: ['api:Body'], isAbstract: true });
});

test('the first sentence of a comment ends outside code', () => {
  expect(symbol('Thing').description).toBe('The root. It has *two* sentences, `a. b` in one.');
  expect(firstSentence('It `has. one`. Two.')).toBe('It `has. one`.');
  expect(withoutMarks('See [`Disc`](/docs/api/classes/Disc).')).toBe('See Disc.');
});

test('examples are listed for their symbol, each with the position of its fence, and not for members that override', () => {
  const [move] = symbol('Thing').examples;
  const lineIn = (text: string, line: string) => text.split('\n').findIndex((each) => each.includes(line)) + 1;
  expect(move).toEqual({
    ...{ member: 'moveTo', info: 'js live title="a"', code: 'new editor.Disc();\n\n1;' },
    source: { file: 'thing.ts', line: lineIn(THING, '```js live') },
  });
  expect(symbol('Body').examples).toEqual([]);
  expect(symbol('Disc').examples).toEqual([
    { member: null, info: 'js', code: 'new editor.Disc(2);', source: { file: 'body.ts', line: lineIn(BODY, '```js') } },
    { member: null, info: '', code: '', source: { file: 'body.ts', line: lineIn(BODY, 'class Disc') } },
  ]);
});

test('related symbols follow the description of a symbol', () => {
  expect(symbol('Labelled').description).toBe(
    'What has a label.\n\nSee also [`Body`](/docs/api/classes/Body), [`Disc.twin`](/docs/api/classes/Disc#twin).',
  );
});

test('a property has its type, default, unit and range', () => {
  expect(member('Thing', 'size')).toMatchObject({
    kind: 'PROPERTY',
    anchor: 'size',
    default: '0.5',
    unit: 'm',
    range: '> 0',
    inheritedFrom: null,
    description: 'How big it is.',
    source: { file: 'thing.ts', line: 14 },
  });
  expect(text(member('Thing', 'size').signature)).toBe('size: number');
});

test('an accessor without a setter and a member with the modifier are read-only', () => {
  expect(member('Thing', 'place')).toMatchObject({ kind: 'ACCESSOR', isReadonly: true });
  expect(member('Disc', 'twin')).toMatchObject({ kind: 'PROPERTY', isReadonly: true, isOptional: true });
});

test('every name of the API in a signature is a link', () => {
  expect(member('Thing', 'moveTo').signature).toEqual([
    { text: 'moveTo(place: ', path: null },
    { text: 'Place', path: '/docs/api#Place' },
    { text: ', options?: ', path: null },
    { text: 'Options', path: '/docs/api#Options' },
    { text: '): boolean', path: null },
  ]);
});

test('an alias of a primitive type is shown as written, with its link', () => {
  const ink = { text: 'Ink', path: '/docs/api#Ink' };
  expect(member('Pen', 'ink').type).toEqual([ink]);
  expect(member('Pen', 'spare').type).toEqual([ink]);
  expect(member('Pen', 'inks').type).toEqual([{ text: 'readonly ', path: null }, ink, { text: '[]', path: null }]);
  expect(member('Pen', 'last').type).toEqual([ink, { text: ' | undefined', path: null }]);
  expect(member('Pen', 'dip').signature).toEqual([
    { text: 'dip(ink: ', path: null },
    ink,
    { text: ', depth?: number): ', path: null },
    ink,
  ]);
  expect(text(symbol('Ink').type)).toBe('number');
});

test('a method has its parameters, return value and errors', () => {
  expect(member('Thing', 'moveTo')).toMatchObject({
    kind: 'METHOD',
    parameters: [
      { name: 'place', description: 'where to, in metres', default: null, isOptional: false },
      { name: 'options', description: 'how', default: "'default'", isOptional: true },
    ],
    returns: { description: 'whether it has moved' },
    throws: ['`RangeError` if that is nowhere'],
  });
  expect(member('Thing', 'stop').returns).toBeNull();
});

test('a static method with a type parameter has a complete signature', () => {
  const { isStatic, signature } = member('Thing', 'all');
  expect(isStatic).toBe(true);
  expect(text(signature)).toBe('all<Kind extends Thing>(kind: new () => Kind, ...rest: readonly Place[]): Kind[]');
});

test('links in comments are resolved', () => {
  expect(member('Thing', 'place').description).toBe(
    'Where it is. See [`Thing.moveTo`](/docs/api/classes/Thing#moveTo) and [`Place`](/docs/api#Place).',
  );
  expect(member('Thing', 'stop').deprecated).toContain('](/docs/api/classes/Thing#moveTo)');
});

test('an inherited member has the comment and the id of the class that declares it, at any distance', () => {
  expect(member('Disc', 'size')).toMatchObject({ inheritedFrom: 'api:Thing', default: '0.5', unit: 'm' });
});

test('a member of a mixin is inherited from the mixin', () => {
  const label = { inheritedFrom: 'api:Labelled', default: '""', description: 'What is written.' };
  for (const name of ['Body', 'Disc']) expect(member(name, 'label')).toMatchObject(label);
  expect(member('Labelled', 'label')).toMatchObject({ inheritedFrom: null, isAbstract: true });
});

test('an overriding member is an own member, and inherits the missing parts of its comment', () => {
  expect(member('Body', 'toJSON')).toMatchObject({
    inheritedFrom: null,
    overrides: { name: 'Thing.toJSON', path: '/docs/api/classes/Thing#toJSON' },
    description: 'Its form.',
    throws: ['`RangeError` if it is nowhere'],
  });
});

test('own members come first, then those of the nearest class; what another file adds to a class is its last member', () => {
  expect(symbol('Disc').members.map(({ name }) => name)).toEqual([
    'constructor',
    'twin',
    'toJSON',
    'moveTo',
    'label',
    'size',
    'place',
    'stop',
    'all',
    'findBody',
  ]);
});

test('a concrete class has its constructor, an abstract class has none', () => {
  expect(text(member('Disc', 'constructor').signature)).toBe('new Disc(radius?: number)');
  expect(member('Disc', 'constructor').parameters).toMatchObject([{ description: 'in metres', default: '0.5' }]);
  expect(symbol('Body').members.map(({ kind }) => kind)).not.toContain('CONSTRUCTOR');
});

test('an enumeration has its values', () => {
  expect(text(member('Colour', 'Red').signature)).toBe('Red = "red"');
});

test('a type without a page has its definition', () => {
  expect(text(symbol('Options').type)).toBe('{ deep?: boolean } | "default"');
  expect(symbol('Place').members.map(({ anchor }) => anchor)).toEqual(['Place.x', 'Place.y']);
});

test('a symbol lists the members of others whose signatures contain it', () => {
  expect(symbol('Place').usedBy).toEqual([
    { symbol: 'api:Thing', member: 'place', path: '/docs/api/classes/Thing#place' },
    { symbol: 'api:Thing', member: 'moveTo', path: '/docs/api/classes/Thing#moveTo' },
    { symbol: 'api:Thing', member: 'all', path: '/docs/api/classes/Thing#all' },
  ]);
  expect(symbol('Disc').usedBy).toEqual([]);
});

test('a page without an exported class is a fault', () => {
  const classes = ['Thing', 'Body', 'Disc', 'Labelled', 'Later'];
  const missing = { message: 'The reference has a page for Later, but nothing of that name is exported.' };
  expect(modelOf(extract, { classes }).faults).toMatchObject([missing]);
});

test('an exported class that is missing in the layout is a fault', () => {
  expect(modelOf(extract, { classes: ['Thing', 'Body', 'Labelled'] }).faults).toEqual([
    {
      file: 'body.ts',
      line: 19,
      message: 'The class Disc is exported, but has no place in the reference.',
      hint: 'do not export it, or name it in packages/reference/src/model/symbols.ts',
    },
  ]);
});
