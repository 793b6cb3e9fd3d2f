import { Scene, createEditor } from '@physics-editor/runtime';
import { readReference } from '../src/read-reference';
import { readRecord } from '../src/record';

test('a record of another library is of no use', () => {
  expect(readRecord(process.cwd(), 'another')).toBeUndefined();
});

test('what the reference shows as callable, a script can call', async () => {
  const { symbols } = await readReference(process.cwd());
  const editor = createEditor(new Scene());
  const callable = symbols.filter(
    ({ kind, nodeType, members }) =>
      kind === 'FUNCTION' ||
      nodeType === 'ApiClass' ||
      nodeType === 'ApiEnum' ||
      members.some((member) => member.kind === 'CONSTRUCTOR'),
  );
  expect(callable.length).toBeGreaterThan(35);
  expect(callable.map(({ name }) => name).filter((name) => !(name in editor))).toEqual([]);
});

test('a default is a value, never the name of a constant of the library or an abbreviation', async () => {
  const { symbols } = await readReference(process.cwd());
  const defaults = symbols.flatMap((symbol) =>
    symbol.members.flatMap((member) =>
      [member, ...member.parameters].flatMap(({ name, default: text }) =>
        text === null ? [] : [{ path: `${symbol.name}.${member.name} ${name}`, text }],
      ),
    ),
  );
  const isName = (text: string) => /^[A-Za-z_]\w*$/.test(text) && !['true', 'false', 'null'].includes(text);
  expect(defaults.length).toBeGreaterThan(300);
  expect(defaults.filter(({ text }) => isName(text) || text.includes('...'))).toEqual([]);
  const lengths = defaults.filter(({ path }) =>
    /^(Spring|DistanceJoint|Graph|Ruler)Node.constructor (length|x|start)/.test(path),
  );
  expect(lengths.map(({ text }) => text).sort()).toEqual(['"time"', '(0, 0)', '−1', '−1']);
});
