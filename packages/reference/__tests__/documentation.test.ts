import { MetaObject, Scene, createEditor, type PropertyDescriptor } from '@physics-editor/runtime';
import { ownMembers, textOf, type ApiMember, type ApiSymbol } from '../src/model/model';
import { readReference } from '../src/read-reference';

const editor = createEditor(new Scene());

let classes: readonly ApiSymbol[] = [];

beforeAll(async () => {
  const { symbols } = await readReference(process.cwd());
  classes = symbols.filter(({ name }) => typeof editor[name] === 'function');
}, 240_000);

const descriptorsOf = (name: string): readonly PropertyDescriptor[] =>
  Reflect.get(Object(editor[name]), 'propertyDescriptors') ?? [];

/** Own members of all classes that have a problem, by their names. */
const ownWith = (hasProblem: (member: ApiMember, of: ApiSymbol) => boolean): string[] =>
  classes.flatMap((of) =>
    ownMembers(of).flatMap((member) => (hasProblem(member, of) ? [`${of.name}.${member.name}`] : [])),
  );

test('all classes are found', () => {
  const known = Object.keys(editor).filter((name) => typeof editor[name] === 'function');
  expect(known).toHaveLength(37);
  expect(classes.map(({ name }) => name).sort()).toEqual(known.sort());
});

test('a number with an exclusive minimum rejects it, and has no inclusive one', () => {
  const bounded = classes.flatMap(({ name, isAbstract }) =>
    descriptorsOf(name).flatMap(({ path, above, min }) =>
      above === undefined || isAbstract ? [] : { name, path, above, min },
    ),
  );
  expect(bounded.length).toBeGreaterThan(20);
  for (const { name, path, above, min } of bounded) {
    expect([name, path, min]).toEqual([name, path, undefined]);
    const made: unknown = Reflect.construct(Object(editor[name]), []);
    expect(() => made instanceof MetaObject && made.setProperty(path, above)).toThrow(`above ${above}`);
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

test('numbers and points have units', () => {
  const hasNone = (name: string) => Object.values(WITHOUT_UNIT).some((names) => names.test(name));
  const without = ownWith(
    ({ name, kind, type, unit }) =>
      /^(PROPERTY|ACCESSOR)$/.test(kind) &&
      /^(number|Point|readonly (Point|Polygon)\[\])$/.test(textOf(type)) &&
      unit === null &&
      !hasNone(name),
  );
  expect(without).toEqual([]);
});

test('the comment of an enumeration lists its values', () => {
  const silent = classes.flatMap(({ name, members }) =>
    descriptorsOf(name).flatMap(({ path, selectOptions = [] }) => {
      const member = members.find((each) => each.name === path);
      if (member && textOf(member.type) === 'TextAssetSubtype') return [];
      return selectOptions.flatMap(({ value }) =>
        member?.description.includes(`"${value}"`) ? [] : [`${name}.${path}: ${value}`],
      );
    }),
  );
  expect(silent).toEqual([]);
});

test('the comment of a method that rejects values says so', () => {
  const silent = ownWith(
    ({ name, kind, throws }, of) =>
      kind === 'METHOD' && refusingOf(of.name).has(name) && !throws.some((text) => text.startsWith('[`SceneError`]')),
  );
  expect(silent).toEqual([]);
});

/** Methods of a class that throw, or call one of the same class that does. A scene can always read its own form. */
function refusingOf(name: string): ReadonlySet<string> {
  const made = Object(editor[name]);
  const codes = [made, made.prototype].flatMap((owner) =>
    Object.entries(Object.getOwnPropertyDescriptors(owner)).flatMap(([method, { value }]) =>
      typeof value === 'function' && !/^(constructor|reset)$/.test(method) ? [[method, String(value)] as const] : [],
    ),
  );
  const refusing = new Set<string>();
  const refuses = (code: string): boolean =>
    /this\.refuse\(|throw new (\w+\.)?SceneError/.test(code) ||
    [...refusing].some((other) => code.includes(`this.${other}(`));
  for (let before = -1; before < refusing.size;) {
    before = refusing.size;
    for (const [method, code] of codes) if (refuses(code)) refusing.add(method);
  }
  return refusing;
}
