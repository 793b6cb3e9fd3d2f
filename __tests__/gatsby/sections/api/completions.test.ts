import { PLAYER, UTILS, completionsOf } from '../../../../gatsby/sections/api/completions';
import { buildModel } from '../../../../gatsby/sections/api/model/build-model';
import { asHtml } from '../../../../gatsby/sections/api/model/comment-forms';
import { extractLibrary } from '../../../../gatsby/sections/api/typedoc/extract';
import { LAYOUT } from '../../../../gatsby/sections/api/typedoc/reflections';
import { Scene } from '../../../../src/runtime';
import { createUtils } from '../../../../src/runtime/scripts/utils';
import { Parameters } from '../../../../src/player/parameters';
import { Description } from '../../../../src/player/description';
import { Readouts } from '../../../../src/player/readouts';
import { Player } from '../../../../src/player/stage';

const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name).sort();

test('the helpers are those of editor.utils', () => {
  expect(namesOf(UTILS)).toEqual(Object.keys(createUtils(new Scene(), {})).sort());
});

test('the members of the player are its public ones', () => {
  const player = new Player(new Scene(), '', new Parameters(), new Readouts(), new Description());
  const internal = ['constructor', 'showAll', 'shown', 'followed', 'assetOf'];
  const methods = Object.getOwnPropertyNames(Player.prototype).filter((name) => !internal.includes(name));
  expect(namesOf(PLAYER)).toEqual([...methods, 'grid'].sort());
  expect('grid' in player).toBe(true);
});

test('a class has all its members with kind, detail and description, including inherited ones', async () => {
  const extract = await extractLibrary(process.cwd());
  const { symbols } = buildModel(extract, { layout: LAYOUT, sourceUrl: () => '', comments: asHtml('') });
  const { classes } = completionsOf(symbols);
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
