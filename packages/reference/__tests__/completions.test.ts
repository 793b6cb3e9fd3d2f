import { UTILS, completionsOf } from '../src/completions';
import { readReference } from '../src/read-reference';
import { Scene } from '@physics-editor/runtime';
import { createUtils } from '@physics-editor/runtime/scripts/utils';
import { Player } from '@physics-editor/player/stage/player';

const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name).sort();

test('the helpers are those of editor.utils', () => {
  expect(namesOf(UTILS)).toEqual(Object.keys(createUtils(new Scene(), {})).sort());
});

async function completions() {
  const { symbols, faults } = await readReference(process.cwd());
  expect(faults).toEqual([]);
  return completionsOf(symbols);
}

test('the player has its public members, with their parameters', async () => {
  const { player } = await completions();
  const internal = ['constructor', 'shown', 'followed', 'description', 'assetOf'];
  const methods = Object.getOwnPropertyNames(Player.prototype).filter((name) => !internal.includes(name));
  expect(namesOf(player)).toEqual([...methods, 'grid'].sort());
  expect(player).toContainEqual({
    name: 'number',
    kind: 'method',
    detail: '(name, initial, options)',
    info: expect.stringMatching(/^Adds a slider and a number field.*\.$/),
  });
}, 120_000);

test('a class has all its members with kind, detail and description, including inherited ones', async () => {
  const { classes } = await completions();
  expect(Object.keys(classes)).toHaveLength(37);
  const circle = new Map(classes['CircleNode']?.map((member) => [member.name, member]));
  expect(circle.get('radius')).toEqual({
    name: 'radius',
    kind: 'property',
    detail: 'number',
    info: expect.stringMatching(/^Radius.*\.$/),
  });
  expect(circle.get('addChild')).toMatchObject({ kind: 'method', detail: '(node)' });
}, 120_000);
