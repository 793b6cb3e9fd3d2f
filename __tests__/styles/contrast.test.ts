import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLOUT_KINDS } from '@physics-editor/lib/callouts';
import { PAPER } from '@physics-editor/lib/paper';
import { COLOURS } from '@physics-editor/publish/cards/card';
import { BACKDROP_FILE } from '@physics-editor/publish/cards/card';

/** WCAG 2.1: text, and the parts of controls. */
const TEXT = 4.5;
const CONTROL = 3;

const SURFACES = ['paper', 'paper-raised', 'paper-sunk'];
const TEXT_COLOURS = ['ink', 'ink-soft', 'accent', 'link', ...CALLOUT_KINDS];
const CODE_COLOURS = ['code-keyword', 'code-string', 'code-number', 'code-title', 'code-comment'];

const css = readFileSync(join(__dirname, '../../src/styles/tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The colours of a mode by name, without the dashes at the start. */
function coloursOf(mode: string): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selector = '', rules = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(`[data-theme='${mode}']`)) continue;
    for (const [, name = '', value = ''] of rules.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\s*;/gi))
      colours.set(name, value);
  }
  return colours;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (colours: readonly string[], surfaces: readonly string[], least: number) =>
  colours.flatMap((colour) => surfaces.map((surface) => [colour, surface, least] as const));

/** Lines that order a page or a drawing; nothing is read from them. */
const LINES = ['grid-major', 'grid-minor', 'line'];

const PAIRS = [
  ...pairs(TEXT_COLOURS, SURFACES, TEXT),
  ...pairs(['on-accent'], ['accent'], TEXT),
  ...pairs(CODE_COLOURS, ['paper-sunk', 'mark'], TEXT),
  ...pairs(['ink'], ['mark'], TEXT),
  ...pairs(['control-line', 'focus'], ['paper', 'paper-raised'], CONTROL),
];

describe.each(['light', 'dark'])('in %s mode', (mode) => {
  const colours = coloursOf(mode);

  function colour(name: string): string {
    const value = colours.get(name);
    if (!value) throw new Error(`tokens.css has no colour --${name} in ${mode} mode.`);
    return value;
  }

  test.each(PAIRS)('%s is readable on %s: at least %d', (name, surface, least) => {
    expect(contrast(colour(name), colour(surface))).toBeGreaterThanOrEqual(least);
  });

  test('all colours are tested here, except those of decorative lines', () => {
    const held = PAIRS.flatMap(([name, surface]) => [name, surface]);
    expect([...colours.keys()].filter((name) => !held.includes(name)).sort()).toEqual(LINES);
  });
});

test('no text has a reduced opacity, which would reduce its contrast', () => {
  const styles = join(__dirname, '../../src');
  const sheets = readdirSync(styles, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const faded = sheets.filter((file) => /opacity:\s*0?\.\d/.test(readFileSync(join(styles, file), 'utf8')));
  expect(sheets.length).toBeGreaterThan(20);
  expect(faded).toEqual([]);
});

test('both modes define the same tokens', () => {
  expect([...coloursOf('dark').keys()]).toEqual([...coloursOf('light').keys()]);
});

test("the browser's toolbar has the background colour of the page", () => {
  expect(PAPER).toEqual({ light: coloursOf('light').get('paper'), dark: coloursOf('dark').get('paper') });
});

test('social cards have the colours of the light mode', () => {
  const light = coloursOf('light');
  const names = { raised: 'paper-raised', soft: 'ink-soft' };
  const drawn = readFileSync(BACKDROP_FILE, 'utf8').match(/#[0-9a-f]+/g) ?? [];
  expect(COLOURS).toEqual(
    Object.fromEntries(Object.keys(COLOURS).map((name) => [name, light.get(Reflect.get(names, name) ?? name)])),
  );
  expect(new Set(drawn).size).toBe(5);
  expect([...light.values()]).toEqual(expect.arrayContaining(drawn));
});
