import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MetaObject, Scene, createEditor, type PropertyDescriptor } from '../src';

interface Member {
  readonly name: string;
  readonly kind: 'property' | 'getter' | 'method';
  readonly isPublic: boolean;
  /** The type of a property, as it is written. */
  readonly type: string;
  /** The whole comment without its stars. */
  readonly comment: string;
  /** The code, without the comment. */
  readonly code: string;
}

interface Documented {
  readonly name: string;
  readonly parent: string | undefined;
  readonly members: readonly Member[];
}

/** The classes of the library. Prettier has put them into a form that a few expressions can read. */
const DOCUMENTED = new Map(
  readdirSync('packages/runtime/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('render'))
    .flatMap((file) => {
      const source = readFileSync(join('packages/runtime/src', file), 'utf8');
      const classes = source.matchAll(
        /^export (?:abstract )?class (\w+)(?:<.*?>)?(?: extends (\w+))?[^]*?\{\n([^]*?)^\}/gm,
      );
      return [...classes].map(([, name = '', parent, body = '']): [string, Documented] => [
        name,
        { name, parent, members: membersIn(body) },
      ]);
    }),
);

const EDITOR = createEditor(new Scene());
const CLASSES = Object.keys(EDITOR).filter((name) => typeof EDITOR[name] === 'function');

/** The members of a class, each with the comment before it. */
function membersIn(body: string): Member[] {
  const starts = [
    ...body.matchAll(
      /(?:^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n(?:^ {2}\/\/.*\n)?)?^ {2}((?:[a-z]+ )*)(\w+)([?!]?:|\??\(|<| =)/gm,
    ),
  ];
  return starts.map((start, index) => {
    const [, stars = '', modifiers = '', name = '', end = ''] = start;
    const comment = stars.replace(/^\s*\* ?/gm, '').trim();
    const code = body.slice(start.index, starts[index + 1]?.index).replace(/\/\*\*(?:(?!\*\/)[^])*\*\//g, '');
    const isGetter = modifiers.includes('get ');
    return {
      name,
      kind: isGetter ? 'getter' : /[(<]/.test(end) ? 'method' : 'property',
      isPublic: !/private|protected|set /.test(modifiers) && name !== 'constructor' && !comment.includes('@internal'),
      type: new RegExp(isGetter ? `${name}\\(\\): (.*?) \\{` : `${name}\\??: (.*?)(;| =)`).exec(code)?.[1] ?? '',
      comment,
      code,
    };
  });
}

/** Text of a tag of a comment. */
const tag = (comment: string, name: string): string | undefined =>
  new RegExp(`^@${name} (.*(?:\\n(?!@).*)*)`, 'm').exec(comment)?.[1]?.trim();

/** A class and those above it. */
function lineage(name: string): Documented[] {
  const known = DOCUMENTED.get(name);
  if (!known) return [];
  const above = known.parent === undefined ? [] : lineage(known.parent);
  return [known, ...above];
}

/** The comment of a member, or of the one that it overrides or takes from the mixin. */
const commentOf = (owner: string, name: string): string =>
  tellers(owner)
    .flatMap(({ members }) => members)
    .find((member) => member.name === name && member.comment !== '')?.comment ?? '';

/** Classes whose comments tell of a class's properties: its own, those above it, and the mixin. */
const tellers = (name: string): Documented[] => lineage(name).flatMap((each) => [each, ...mixin(each.name)]);

const mixin = (name: string): Documented[] =>
  ['BodyNode', 'TextNode'].includes(name) ? [DOCUMENTED.get('TextMixin')].filter((each) => each !== undefined) : [];

/** A concrete object of a class, to try values on. */
function sample(name: string): MetaObject {
  const standIns = {
    BodyNode: 'RectangleNode',
    GraphicsNode: 'RectangleNode',
    PathNode: 'PolylineNode',
    JointNode: 'RevoluteJointNode',
  };
  const Concrete: unknown = EDITOR[Reflect.get(standIns, name) ?? name];
  const made: unknown = typeof Concrete === 'function' ? Reflect.construct(Concrete, []) : undefined;
  if (!(made instanceof MetaObject)) throw new Error(`${name} cannot be made.`);
  return made;
}

interface Own {
  readonly label: string;
  readonly owner: string;
  readonly member: Member;
  readonly text: string;
}

/** What each class shows of its own. */
const OWN: readonly Own[] = CLASSES.flatMap((owner) =>
  (DOCUMENTED.get(owner)?.members ?? []).flatMap((member) => {
    const text = commentOf(owner, member.name);
    return member.isPublic && !text.includes('@internal')
      ? [{ label: `${owner}.${member.name}`, owner, member, text }]
      : [];
  }),
);

interface Case {
  readonly owner: string;
  readonly name: string;
  readonly member: Member | undefined;
  readonly descriptor: PropertyDescriptor;
  readonly options: readonly string[];
}

/** Every property of every class that has descriptors, as its comment tells of it. */
const CASES: readonly Case[] = CLASSES.filter((name) => name !== 'TextMixin').flatMap((owner) => {
  const descriptors: unknown = Reflect.get(Object(EDITOR[owner]), 'propertyDescriptors');
  if (!Array.isArray(descriptors)) return [];
  return descriptors.map((descriptor: PropertyDescriptor) => ({
    owner,
    name: descriptor.path,
    member: tellers(owner)
      .flatMap(({ members }) => members)
      .find(({ name, comment }) => name === descriptor.path && comment !== ''),
    descriptor,
    options: (descriptor.selectOptions ?? []).map(({ value }) => value),
  }));
});

/** Properties that are numbers, but for colours. */
const NUMBERS = CASES.filter(
  ({ descriptor, member }) => typeof descriptor.defaultValue === 'number' && member?.type !== 'Color',
);

/** The problems of all properties; that of an inherited one once. */
const problemsOf = (cases: readonly Case[], problem: (each: Case) => string | undefined): string[] => [
  ...new Set(cases.flatMap((each) => problem(each) ?? [])),
];

/** A property and the class that it comes from. */
const label = ({ owner, name }: Case): string =>
  `${lineage(owner).findLast(({ members }) => members.some((each) => each.name === name))?.name ?? owner}.${name}`;

test('all classes are found', () => {
  expect(CLASSES).toHaveLength(37);
  expect(CLASSES.filter((name) => !DOCUMENTED.has(name))).toEqual([]);
  expect(CASES.length).toBeGreaterThan(200);
});

test('every public member has a comment, its own or an inherited one', () => {
  expect(OWN.filter(({ text }) => text === '').map(({ label }) => label)).toEqual([]);
});

test('a number with an exclusive minimum rejects it, and has no inclusive one', () => {
  const bounded = NUMBERS.filter(({ descriptor }) => descriptor.above !== undefined);
  expect(bounded.length).toBeGreaterThan(20);
  for (const { owner, name, descriptor } of bounded) {
    expect([owner, name, descriptor.min]).toEqual([owner, name, undefined]);
    expect(() => sample(owner).setProperty(name, descriptor.above)).toThrow(`above ${descriptor.above}`);
  }
});

/** Numbers and points that have no unit, and why. */
const WITHOUT_UNIT: Readonly<Record<string, RegExp>> = {
  'a share, a factor or a ratio':
    /^(alpha|\w+Alpha|friction|restitution|gravityScale|dampingRatio|strength|anchor[XY]|\w+Scale[XY])$/,
  'a count or a place in a list':
    /^(\w+Count|sides|teeth|turns|segmentsPerTurn|coils|precision|maxPoints|\w+Iterations|currentFrame)$/,
  'bits, a group or a seed': /^(filter\w+|seed)$/,
  'the unit of the property that is plotted': /^[xy](Min|Max)$/,
};

const needsUnit = ({ name, type }: Member): boolean =>
  /^(number|Point|readonly (Point|Polygon)\[\])$/.test(type) &&
  !Object.values(WITHOUT_UNIT).some((names) => names.test(name));

test('numbers and points have units', () => {
  const without = OWN.filter(({ member }) => member.kind !== 'method' && needsUnit(member));
  expect(without.filter(({ text }) => tag(text, 'unit') === undefined).map(({ label }) => label)).toEqual([]);
});

test('the comment of an enumeration lists its values', () => {
  const wrong = problemsOf(CASES, (each) => {
    const text = each.member?.comment ?? '';
    const isTold = (value: string) => text.includes(`"${value}"`) || each.member?.type === 'TextAssetSubtype';
    const silent = each.options.filter((value) => !isTold(value));
    return silent.length > 0 ? `${label(each)}: ${silent.join(', ')}` : undefined;
  });
  expect(wrong).toEqual([]);
});

test('the comment of a method that rejects values says so', () => {
  const silent = OWN.filter(({ owner, member }) => member.kind === 'method' && refusingOf(owner).has(member.name));
  expect(silent.filter(({ text }) => !tag(text, 'throws')?.startsWith('SceneError')).map(({ label }) => label)).toEqual(
    [],
  );
});

/** Methods of a class that throw, or call one of the same class that does. A scene can always read its own form. */
function refusingOf(name: string): ReadonlySet<string> {
  const methods = (DOCUMENTED.get(name)?.members ?? []).filter(({ kind }) => kind === 'method');
  const refusing = new Set<string>();
  const refuses = ({ code }: Member): boolean =>
    /this\.refuse\(|throw new SceneError/.test(code) || [...refusing].some((other) => code.includes(`this.${other}(`));
  for (let before = -1; before < refusing.size;) {
    before = refusing.size;
    for (const method of methods) if (refuses(method) && method.name !== 'reset') refusing.add(method.name);
  }
  return refusing;
}
