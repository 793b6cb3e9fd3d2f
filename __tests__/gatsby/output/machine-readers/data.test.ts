import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeApi } from '../../../../gatsby/output/machine-readers/write-api';
import { writeScenes } from '../../../../gatsby/output/machine-readers/write-scenes';
import { siteOf } from '../../../support/build';
import { violationsOf } from '../../../support/json-schema';
import { picture } from '../../../support/references';

const ORIGIN = 'https://site.example';

/** Fields that the data layer answers with null for other kinds of parameters. */
const NULLS = { initial: null, min: null, max: null, step: null, unit: null, options: null };
const PARAMETERS = [
  { type: 'number', name: 'Swing', key: 'swing', initial: 5, min: 1, max: 60, step: 1, unit: '°' },
  { type: 'choice', name: 'Ball', key: 'ball', initial: 'wood', options: ['wood', 'steel'] },
  { type: 'toggle', name: 'Air drag', key: 'air-drag', initial: false },
  { type: 'color', name: 'Fill', key: 'fill', initial: 0xdd4f28 },
  { type: 'button', name: 'Kick', key: 'kick' },
];
const scene = {
  id: 'scene-a-pendulum',
  title: 'A pendulum',
  description: 'A ball on a string.',
  poster: { ...picture, src: '/folder/static/1030.png' },
  code: 'new editor.CircleNode(0.5);\neditor.utils.radToDeg(1);',
  parameters: PARAMETERS.map((parameter) => ({ ...NULLS, ...parameter })),
};
const member = {
  name: 'radius',
  kind: 'PROPERTY',
  address: `${ORIGIN}/docs/api/classes/CircleNode#radius`,
  description: 'Radius of the disc.',
  deprecated: null,
  signature: 'radius: number',
  type: 'number',
  default: '0.5',
  unit: 'm',
  range: '> 0',
  isStatic: false,
  isReadonly: true,
};
const symbol = (name: string) => ({
  name,
  kind: 'CLASS',
  address: `${ORIGIN}/docs/api/classes/${name}`,
  description: 'A disc.',
  deprecated: null,
  isAbstract: false,
  extends: null,
  mixins: [],
  type: null,
  members: [member],
});

interface Answers {
  allLiveScene: { nodes: object[] };
  allApiSymbol: { nodes: object[] };
}

const UNUSED = { parameters: [], symbols: [], members: [] };
const ANSWERS: Answers = {
  allLiveScene: {
    nodes: [
      { ...scene, path: '/docs/swing#scene-a-pendulum', symbols: ['CircleNode'], members: ['CircleNode.x', 'Scene.x'] },
      { ...scene, ...UNUSED, id: 'scene-a-clock', path: '/showcase#scene-a-clock' },
    ],
  },
  allApiSymbol: { nodes: ['Scene', 'CircleNode'].map((name) => ({ name, data: symbol(name) })) },
};

/** Writes the data of a site in a folder of its host, and returns its files as objects. */
async function written(answers: Partial<Answers> = {}) {
  const site = siteOf({ data: { ...ANSWERS, ...answers }, pathPrefix: '/folder', settings: { url: ORIGIN } });
  await writeScenes(site);
  await writeApi(site);
  const read = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(site.folder, file), 'utf8'));
  return {
    scenes: read('scenes.json'),
    scenesSchema: read('scenes.schema.json'),
    api: read('api.json'),
    apiSchema: read('api.schema.json'),
  };
}

test('a scene has its addresses, poster, code, parameters and the symbols that it uses', async () => {
  const { scenes } = await written();
  expect(scenes).toEqual({
    $schema: `${ORIGIN}/folder/scenes.schema.json`,
    scenes: [
      {
        id: 'scene-a-pendulum',
        title: 'A pendulum',
        description: 'A ball on a string.',
        address: `${ORIGIN}/folder/docs/swing#scene-a-pendulum`,
        page: `${ORIGIN}/folder/docs/swing`,
        embed: `${ORIGIN}/folder/embed/docs/swing/a-pendulum`,
        poster: { address: `${ORIGIN}/folder/static/1030.png`, width: 1030, height: 579 },
        code: scene.code,
        parameters: PARAMETERS,
        symbols: ['CircleNode'],
        members: ['CircleNode.x', 'Scene.x'],
      },
      expect.objectContaining({
        address: `${ORIGIN}/folder/showcase#scene-a-clock`,
        page: `${ORIGIN}/folder/showcase`,
        parameters: [],
        symbols: [],
      }),
    ],
  });
});

test('the symbols of the API are sorted by name', async () => {
  const { api } = await written();
  expect(api).toEqual({
    $schema: `${ORIGIN}/folder/api.schema.json`,
    symbols: [symbol('CircleNode'), symbol('Scene')],
  });
});

test('the data are valid by the schemas beside them, which accept neither other fields nor values of other types', async () => {
  const { scenes, scenesSchema, api, apiSchema } = await written();
  expect(scenesSchema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: scenes['$schema'],
    description: expect.stringContaining('scene'),
  });
  expect(apiSchema).toMatchObject({ $id: api['$schema'] });
  const ofSymbol = (changes: object) => ({ ...api, symbols: [{ ...symbol('Scene'), ...changes }] });
  for (const [schema, data, fault] of [
    [scenesSchema, scenes, null],
    [apiSchema, api, null],
    [apiSchema, ofSymbol({ address: 'Scene' }), /^#\/symbols\/0\/address: .*uri/],
    [apiSchema, ofSymbol({ members: [{ ...member, unit: 1 }] }), /^#\/symbols\/0\/members\/0\/unit: .*string/],
    [scenesSchema, { ...scenes, other: 1 }, /"other"/],
    [scenesSchema, { ...scenes, scenes: [{}] }, /"id"/],
  ] as const) {
    const violations = violationsOf(schema, data);
    if (fault) expect(violations).toContainEqual(expect.stringMatching(fault));
    else expect(violations).toEqual([]);
  }
});

const WITHOUT_RANGE = { ...NULLS, type: 'number', name: 'Swing', key: 'swing', initial: 5 };
const OF_UNKNOWN_KIND = { ...symbol('Scene'), kind: 'MODULE' };

test.each<[string, Partial<Answers>]>([
  [
    'a number without a range',
    { allLiveScene: { nodes: [{ ...scene, ...UNUSED, path: '/#scene', parameters: [WITHOUT_RANGE] }] } },
  ],
  ['a symbol of an unknown kind', { allApiSymbol: { nodes: [{ name: 'Scene', data: OF_UNKNOWN_KIND }] } }],
])('%s stops the build', async (_, answers) => {
  await expect(written(answers)).rejects.toThrow('invalid');
});
