import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CircleNode,
  GraphNode,
  ParticleLifeNode,
  RectangleNode,
  RevoluteJointNode,
  Scene,
  TextAsset,
  TextAssetSubtype,
  TextNode,
  TilingSpriteNode,
  createEditor,
  setAssetLoader,
  type Node,
} from '../../src/runtime';
import { compileScript } from '../../src/runtime/scripts/script-class';
import { disc, failuresOf, wall } from './build';

/** The example in the comment of each class, by the name of the class. */
const examples = new Map(
  readdirSync('src/runtime', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(join('src/runtime', file), 'utf8');
      const classes = source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:abstract )?class (\w+)/g);
      return [...classes].map(([, comment = '', name = '']): [string, string[]] => [name, codeOf(comment)]);
    }),
);

/** The code of all examples in a comment. */
function codeOf(comment: string): string[] {
  const text = comment.replace(/^ \* ?/gm, '');
  return [...text.matchAll(/^@example\n```js\n([^]*?)\n```$/gm)].map(([, code = '']) => code);
}

const EDITOR = createEditor(new Scene());
const CLASSES = Object.keys(EDITOR).filter((name) => typeof EDITOR[name] === 'function');

const ORIGIN = { x: 0, y: 0 };

/** What the first line of a node script names, in a scene. */
const HOSTS: Readonly<Record<string, (scene: Scene) => Node>> = {
  'the scene': (scene) => {
    scene.addChild(new CircleNode());
    return scene;
  },
  'a CircleNode': (scene) => added(scene, new CircleNode()),
  'a RectangleNode': (scene) => added(scene, new RectangleNode()),
  'a TextNode': (scene) => added(scene, new TextNode()),
  'a TilingSpriteNode': (scene) => added(scene, new TilingSpriteNode('', 4, 1)),
  'a RevoluteJointNode': (scene) => {
    const arm = new RectangleNode(2, 0.2);
    arm.initNode(1, 0);
    return added(added(scene, arm), new RevoluteJointNode(arm.id, '', { x: -1, y: 0 }, ORIGIN));
  },
};

function added<Added extends Node>(to: Node, node: Added): Added {
  (to.findSceneNode() ?? to).addChild(node);
  return node;
}

/** Lets an example do in a scene what its reader would let it do. */
async function use(code: string, scene: Scene): Promise<void> {
  const asset = new TextAsset(code, TextAssetSubtype.JavaScript);
  const host = /^\/\/ attach to (.*)$/m.exec(code)?.[1];
  if (host !== undefined) {
    scene.assetsLibrary.addAsset(asset);
    const node = HOSTS[host]?.(scene);
    if (!node) throw new Error(`There is no "${host}" in this test.`);
    node.scripts = [asset.id];
    return;
  }
  const Generator = compileScript(asset, createEditor(scene));
  const create: unknown = Reflect.get(Generator.prototype, 'create');
  if (typeof create !== 'function')
    throw new Error('The example is neither a generator nor says what it is attached to.');
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

afterEach(() => {
  setAssetLoader(undefined);
  jest.restoreAllMocks();
});

test('there are 37 classes', () => {
  expect(CLASSES).toHaveLength(37);
});

test.each(CLASSES)('the example of %s runs for 300 steps, and something changes', async (name) => {
  const [code = '', ...others] = examples.get(name) ?? [];
  expect(others).toEqual([]);
  expect(code.split('\n').length).toBeGreaterThanOrEqual(6);
  const scene = new Scene(createEditor);
  wall(scene, 0, -4.5, 40, 1);
  const failures = failuresOf(scene);
  await use(code, scene);
  const before = JSON.stringify(scene.toJSON());
  scene.start();
  scene.step(300);
  expect(failures).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
  expect(broken(scene.toJSON())).toEqual([]);
  expect(JSON.stringify(scene.toJSON())).not.toBe(before);
});

test.each(CLASSES)('the example of %s contains that class', (name) => {
  const [code = ''] = examples.get(name) ?? [];
  const host = /^\/\/ attach to (.*)$/m.exec(code)?.[1] ?? '';
  const isUsed = new RegExp(`editor\\.${name}\\b`).test(code) || host.toLowerCase().endsWith(name.toLowerCase());
  expect(isUsed || membersOf(name).some((member) => new RegExp(`\\b${member}\\b`).test(code))).toBe(true);
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
    const blocks = readFileSync(join('content', file), 'utf8').matchAll(/^```js[^\n]*\n(class (\w+) [^]*?)\n```$/gm);
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
