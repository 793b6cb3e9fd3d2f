import { createStage } from '../src/stage/stage';
import { PARAMETERS, initialText, queryOf, readParameters } from '../src/messages/parameter';
import { parameter } from '../src/messages/parameter-schema';

/** Creates a scene with the reader's values, and returns its parameters and what its code has put into `userData`. */
async function declare(code: string, query = '') {
  const { scene, parameters } = await createStage(`const out = scene.userData;\n${code}`, {
    values: new Map(new URLSearchParams(query)),
  });
  return { parameters, out: scene.userData };
}

const SWING = "out.value = player.number('Start angle', 5, { min: 1, max: 60, step: 0.5, unit: '°' });";

describe('values', () => {
  test.each([
    ['', 5, '5'],
    ['start-angle=30', 30, '30'],
    ['start-angle=30.3', 30.5, '30.5'],
    ['start-angle=60', 60, '60'],
    ['start-angle=1e1', 10, '10'],
    ['start-angle=12', 12, '12'],
    ['start-angle=12.0', 12, '12'],
    ['start-angle=1.2e1', 12, '12'],
    ['start-angle=120e-1', 12, '12'],
    ['start-angle=12.', 12, '12'],
  ])('of a number: "%s"', async (query, value, text) => {
    const { parameters, out } = await declare(SWING, query);
    expect(out).toEqual({ value });
    expect(parameters.all).toMatchObject([
      { type: 'number', name: 'Start angle', key: 'start-angle', unit: '°', text },
    ]);
    expect(parameters.note).toBe('');
  });

  test.each([
    // Of a number without noise in its last digits.
    ["player.number('A', 0, { min: 0, max: 1, step: 0.1 })", 'a=0.3', 0.3],
    ["player.choice('Ball', ['wood', 'steel & tin'])", 'ball=steel+%26+tin', 'steel & tin'],
    ["player.choice('Ball', ['wood', 'steel'])", '', 'wood'],
    ["player.toggle('Air drag', false)", 'air-drag=on', true],
    ["player.toggle('Air drag', true)", 'air-drag=off', false],
    ["player.color('Fill', 0x00ff00)", 'fill=0000ff', 0x0000ff],
    ["player.color('Größe', 0x0000ff)", '', 0x0000ff],
  ])('%s with "%s" is %p', async (call, query, value) => {
    const { parameters, out } = await declare(`out.value = ${call};`, query);
    expect(out).toEqual({ value });
    expect(parameters.note).toBe('');
    expect(queryOf(parameters.all)).toBe(query);
  });
});

describe('values that cannot be used are brought into the range or left out, which the reader is told', () => {
  test.each([
    [SWING, 'start-angle=100', 60, 'Start angle goes from 1 to 60°, so it is 60°.'],
    [SWING, 'start-angle=-3', 1, 'Start angle goes from 1 to 60°, so it is 1°.'],
    [SWING, 'start-angle=steep', 5, 'Start angle must be a number, not "steep", so it is 5.'],
    [SWING, 'swing=3', 5, 'This scene has no parameter "swing".'],
    ["out.value = player.choice('Ball', ['a', 'b']);", 'ball=c', 'a', 'Ball must be one of a, b, not "c", so it is a.'],
    ["out.value = player.toggle('Air', true);", 'air=1', true, 'Air must be on or off, not "1", so it is on.'],
    [
      "out.value = player.color('Fill', 0x0000ff);",
      'fill=red',
      0x0000ff,
      'Fill must be six hexadecimal digits, not "red", so it is 0000ff.',
    ],
  ])('%s with %s', async (code, query, value, note) => {
    const { parameters, out } = await declare(code, query);
    expect(out).toEqual({ value });
    expect(parameters.note).toBe(note);
  });

  test.each(['0x3', '0b11', '0o7', '1e999', 'Infinity', '', ' ', ' 3', '3 ', '１２', '1_0', '3,5', '+3'])(
    '"%s" is no plain number',
    async (text) => {
      const { parameters, out } = await declare(SWING, String(new URLSearchParams({ 'start-angle': text })));
      expect(out).toEqual({ value: 5 });
      expect(parameters.note).toMatch(/^Start angle must be a number, not ".*", so it is 5\.$/);
    },
  );

  test('the note quotes only the start of a long text', async () => {
    const { parameters } = await declare(SWING, `start-angle=${'x'.repeat(500)}&${'y'.repeat(500)}=1`);
    expect(parameters.note.length).toBeLessThan(220);
    expect(parameters.note).toContain('x…"');
  });

  test('no text changes the direction of the note, and hidden characters are shown', async () => {
    const { parameters } = await declare(SWING, 'start-angle=%E2%80%8B5%E2%80%AE&%D7%90%0A=1');
    expect(parameters.note).toBe(
      'Start angle must be a number, not "U+200B5U+202E", so it is 5. This scene has no parameter "\u2068אU+000A\u2069".',
    );
  });
});

describe('changes of a scene that follows them', () => {
  const LIVE = `
    out.values = [];
    player.number('Gravity', 9.8, { min: 0, max: 20, onChange: (value) => out.values.push(value) });
    player.toggle('Wind', false, { onChange: (value) => out.values.push(value) });
    player.button('Kick', () => out.values.push('kicked'));`;

  test('are passed on as values', async () => {
    const { parameters, out } = await declare(LIVE);
    expect(parameters.all.map(({ isLive }) => isLive)).toEqual([true, true, true]);
    expect(parameters.take('gravity', '2')).toBeUndefined();
    expect(parameters.take('wind', 'on')).toBeUndefined();
    expect(parameters.take('kick', '')).toBeUndefined();
    expect(out).toEqual({ values: [2, true, 'kicked'] });
    expect(parameters.all.map(({ text }) => text)).toEqual(['2', 'on', '']);
  });

  test('are brought into the range, which is reported', async () => {
    const { parameters, out } = await declare(LIVE);
    expect(parameters.take('gravity', '50')).toBe('Gravity goes from 0 to 20, so it is 20.');
    expect(out).toEqual({ values: [20] });
    expect(parameters.all[0]?.text).toBe('20');
  });

  test('of an unknown parameter have no effect', async () => {
    const { parameters, out } = await declare(LIVE);
    expect(parameters.take('mass', '50')).toBeUndefined();
    expect(out).toEqual({ values: [] });
  });
});

test('a message that is not a list of parameters has none, and at most twelve are read', async () => {
  const { parameters } = await declare(SWING);
  expect(readParameters(parameters.all)).toEqual(parameters.all);
  for (const none of [undefined, null, 'all', { length: 1 }, [null, {}, { ...parameters.all[0], min: '1' }]]) {
    expect(readParameters(none)).toEqual([]);
  }
  expect(readParameters(Array.from({ length: 40 }, () => parameters.all[0]))).toHaveLength(12);
});

test('each kind of parameter is a message and fits the schema; a colour is an integer', async () => {
  const { parameters } = await declare(
    `${SWING}player.choice('B', ['one', 'two']); player.toggle('C', true); player.color('D', 1); player.button('E', () => {});`,
  );
  const kinds = parameters.all.map(({ type }) => type);
  expect(kinds).toEqual(Object.keys(PARAMETERS));
  expect(readParameters(parameters.all)).toEqual(parameters.all);
  for (const one of parameters.all) expect(parameter.safeParse(one)).toMatchObject({ success: true });
  const broken = { ...parameters.all[3], initial: 0.5 };
  expect(readParameters([broken])).toEqual([]);
  expect(parameter.safeParse(broken)).toMatchObject({ success: false });
});

test('a query contains what differs from the initial values', async () => {
  const { parameters } = await declare(`${SWING}player.toggle('Air', true);player.button('Go', () => {});`, 'air=off');
  expect(queryOf(parameters.all)).toBe('air=off');
  expect(queryOf(parameters.all.map((one) => ({ ...one, text: initialText(one) })))).toBe('');
});
