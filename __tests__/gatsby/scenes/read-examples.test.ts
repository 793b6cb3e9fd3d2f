import { readExamples } from '../../../gatsby/scenes/examples/read-examples';

const TITLES = 'title="It falls." alt="A ball."';

const source = { file: 'packages/runtime/src/disc.ts', line: 4 };

/** Reads an example of a class and another one of a member. */
function read(info: string, code = 'scene.time;') {
  const member = { member: 'radius', info: `js live ${TITLES} view=6`, code: 'new editor.Disc().radius = 2;', source };
  const { examples, faults } = readExamples([
    { name: 'Disc', examples: [{ member: null, info: `js ${info}`, code, source }, member] },
  ]);
  return { examples, faults: faults.map(({ line, message, hint }) => `${line} ${message} → ${hint}`) };
}

test('examples name their poster and place', () => {
  const { examples, faults } = read(`live ${TITLES} poster=1`, 'new editor.Disc();\n\nscene.time;');
  expect(faults).toEqual([]);
  expect(examples).toMatchObject([
    {
      ...{ symbol: 'Disc', member: null, id: 'scene-Disc', title: 'It falls.', alt: 'A ball.', height: 324 },
      listing: 'new editor.Disc();\n\nscene.time;',
      poster: { file: 'docs/api/Disc.png', seconds: 1 },
      source: { file: 'packages/runtime/src/disc.ts', line: 4 },
    },
    {
      ...{ symbol: 'Disc', member: 'radius', id: 'scene-Disc-radius', listing: 'new editor.Disc().radius = 2;' },
      note: 'The view is 6 m wide.',
      poster: { file: 'docs/api/Disc.radius.png' },
    },
  ]);
});

test('the build attaches a script, and adds a floor and a view, after the lines of the listing', () => {
  const script = 'class Hop {\n  update() {}\n}';
  const [example] = read(`live ${TITLES} attach=CircleNode floor=8`, script).examples;
  expect(example?.note).toBe(
    'Attached to a circle of radius 0.5 m at (0, 2). A floor, 8 m wide, has its top at y = 0. The view is 10 m wide.',
  );
  expect(example?.code.startsWith(`${script}\n\n`)).toBe(true);
  expect(example?.code).toContain('player.show({ x: -5, y: -0.5, width: 10, height: 4.5 });');
  expect(example?.code).toContain('new editor.RectangleNode(8, 0.3);');
  expect(example?.code).toMatch(/new editor\.CircleNode\(0\.5\);[^]*player\.attach\(node, Hop\);\n\}$/);
  const [ofScene] = read(`live ${TITLES} attach=Scene`, script).examples;
  expect(ofScene?.code).toContain('player.attach(scene, Hop);');
  expect(ofScene?.note).toBe('Attached to the scene. The view is 10 m wide.');
});

test('code that chooses its view gets none', () => {
  const [example] = read(`live ${TITLES}`, 'player.show({ x: 0, y: 0, width: 4, height: 2 });').examples;
  expect(example).toMatchObject({ setting: '', note: '' });
});

test.each([
  ['', 'scene.time;', '4 This example does not run: it is not a live scene. → write ```js live title='],
  ['live alt="A ball."', 'scene.time;', '4 This scene has no title. → write title="what to watch for"'],
  [`live ${TITLES} flor=8`, 'scene.time;', '4 A scene has no "flor". → did you mean "floor"?'],
  [`live ${TITLES} floor=0`, 'scene.time;', '4 The width floor=0 cannot be used. → write metres from 1 to 100'],
  [`live ${TITLES} attach=CircelNode`, 'class A {}', 'attach a script to "CircelNode". → did you mean "CircleNode"?'],
  [`live ${TITLES} attach=Scene`, 'scene.time;', '4 There is no script to attach. → begin with "class Name {"'],
  [`live ${TITLES}`, 'class A {}', '4 This example is a script that is attached to nothing. → write attach=Scene or'],
  [`live ${TITLES}`, 'scene.time;\nMath.random();', '6 '],
])('a fault says its line and the correction: %s', (info, code, message) => {
  const { faults } = read(info, code);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(message);
});

test('a comment has one example', () => {
  const example = { member: 'radius', info: `js live ${TITLES}`, code: 'scene.time;', source };
  const { examples, faults } = readExamples([
    { name: 'Disc', examples: [example, { ...example, source: { ...source, line: 9 } }, { ...example, member: 'x' }] },
  ]);
  expect(examples.map(({ id }) => id)).toEqual(['scene-Disc-radius', 'scene-Disc-x']);
  expect(faults).toMatchObject([{ line: 9, message: 'This comment has several examples.', hint: 'keep the best one' }]);
});
