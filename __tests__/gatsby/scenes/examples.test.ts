import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from '../../../gatsby/scenes/examples/read-examples';
import { readReference } from '@physics-editor/reference/read-reference';
import {
  GraphNode,
  ParticleLifeNode,
  RectangleNode,
  Scene,
  TextAsset,
  TextAssetSubtype,
  TextNode,
  createEditor,
  setAssetLoader,
  type Node,
} from '@physics-editor/runtime';
import { compileScript } from '@physics-editor/runtime/scripts/script-class';
import { disc, failuresOf, wall } from '../../../packages/runtime/__tests__/build';

const EDITOR = createEditor(new Scene());
const CLASSES = Object.keys(EDITOR).filter((name) => typeof EDITOR[name] === 'function');

const ORIGIN = { x: 0, y: 0 };

function added<Added extends Node>(to: Node, node: Added): Added {
  (to.findSceneNode() ?? to).addChild(node);
  return node;
}

/** Lets the generator of a page create in a scene what its reader would let it create. */
async function use(code: string, scene: Scene): Promise<void> {
  const Generator = compileScript(new TextAsset(code, TextAssetSubtype.JavaScript), createEditor(scene));
  const create: unknown = Reflect.get(Generator.prototype, 'create');
  if (typeof create !== 'function') throw new Error('This is no generator.');
  await Reflect.apply(create, new Generator(), [scene, ORIGIN]);
}

/** Values of a plain form that are numbers without being finite, by their names. */
function broken(value: unknown, name = 'scene'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [name];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => broken(part, `${name}.${key}`))
    : [];
}

beforeEach(() => {
  // A player loads pictures; these have a size alone.
  setAssetLoader(() => Promise.resolve({ content: {}, width: 60, height: 60 }));
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => setAssetLoader(undefined));

let found: ReturnType<typeof readExamples>;
beforeAll(async () => {
  found = readExamples((await readReference(process.cwd())).symbols);
}, 120_000);

test('the examples of the reference have no faults; there are many of members', () => {
  const { examples, faults } = found;
  expect(faults).toEqual([]);
  expect(examples.filter(({ member }) => member !== null).length).toBeGreaterThanOrEqual(50);
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  expect(examples.filter(({ listing }) => listing.split('\n').length > 32).map(({ id }) => id)).toEqual([]);
});

test.each(CLASSES)('%s has an example, which contains that class', (name) => {
  const example = found.examples.find(({ symbol, member }) => symbol === name && member === null);
  const code = example?.code ?? '';
  const isUsed = new RegExp(`editor\\.${name}\\b`).test(code) || name === 'Scene';
  expect(isUsed || membersOf(name).some((member) => new RegExp(`\\b${member}\\b`).test(code))).toBe(true);
});

test('each example of a member contains it', () => {
  const others = found.examples.filter(
    ({ member, code }) => member !== null && !new RegExp(`\\b${member}\\b`).test(code),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});

/** Members of a class of its own. A mixin has none while it runs: they are those of the classes that it is mixed into. */
const membersOf = (name: string): string[] =>
  name === 'TextMixin'
    ? TextNode.propertyDescriptors.map(({ path }) => path).filter((path) => /^(text|font)/.test(path))
    : Object.getOwnPropertyNames(Reflect.get(Object(EDITOR[name]), 'prototype')).filter(
        (path) => path !== 'constructor',
      );

/** The scripts that pages show, each with its page and its name. */
const LISTINGS = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const blocks = readFileSync(join('content', file), 'utf8').matchAll(
      /^```js(?! live)[^\n]*\n(class (\w+) [^]*?)\n```$/gm,
    );
    return [...blocks].map(([, code = '', name = '']): [string, string, string] => [file, name, code]);
  });

/** Nodes that scripts of pages are for; the others are for bodies. */
const LISTING_HOSTS: Readonly<Record<string, () => Node>> = {
  Breathing: () => Object.assign(new ParticleLifeNode(), { particleCount: 50 }),
  PrintCsv: () => new GraphNode(),
};

test.each(LISTINGS)('in %s, %s runs, and ends', async (_file, name, code) => {
  const libraries = { importTone: () => new Promise(() => {}) };
  const scene = new Scene((of) => createEditor(of, { libraries }));
  const failures = failuresOf(scene);
  wall(scene, 0, -4.5, 40, 1);
  disc(scene, 0.2, 3);
  jest.spyOn(console, 'log').mockImplementation();
  if (/^ {2}(async )?create\(/m.test(code)) await use(code, scene);
  else {
    const asset = new TextAsset(code, TextAssetSubtype.JavaScript);
    scene.assetsLibrary.addAsset(asset);
    const host = added(scene, LISTING_HOSTS[name]?.() ?? new RectangleNode());
    host.scripts = [asset.id];
    scene.start();
    scene.step(120);
    scene.stop();
    host.scripts = [];
  }
  scene.step(60);
  expect(failures).toEqual([]);
  expect(broken(scene.toJSON())).toEqual([]);
});
