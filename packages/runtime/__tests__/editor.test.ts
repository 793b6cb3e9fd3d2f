import { CircleNode, ImageAsset, KeyboardManager, Scene, SpriteNode, createEditor, setAssetLoader } from '../src';
import type { EditorOptions } from '../src';
import * as runtime from '../src';
import { attach, box, having, keep, put, scriptIn, wall } from './build';

/** Runs a text as the constructor of a script, and gives back what it puts into the user data under "result". */
function run(body: string, scene = new Scene(createEditor)): unknown {
  scene.on('scriptFailed', (failure) => {
    throw new Error(JSON.stringify(failure));
  });
  scene.scripts = [scriptIn(scene, `class Script { constructor(node) { ${body} } }`).id];
  return scene.userData['result'];
}

const sceneWith = (options: EditorOptions): Scene => new Scene((scene) => createEditor(scene, options));

test('scripts see every class and enum of the library', () => {
  const editor = createEditor(new Scene());
  const classes = Object.entries(runtime).filter(([name]) => /(Node|Asset|Object|Mixin|Subtype|^Scene)$/.test(name));
  expect(classes.length).toBeGreaterThan(20);
  for (const [name, value] of classes) expect([name, editor[name]]).toEqual([name, value]);
});

test('scripts of a copied or loaded scene share one editor object', () => {
  const scene = new Scene(createEditor);
  const code = 'node.userData.result = editor.root.scene === node && editor.root.keyboardManager.keycodes.LEFT_ARROW';
  expect(run(code, scene)).toBe(37);
  const copy = scene.clone();
  expect(copy.userData['result']).toBe(37);
  expect(copy.id).not.toBe(scene.id);
  scene.fromJSON(JSON.parse(JSON.stringify({ ...scene.toJSON(), userData: {} })));
  expect(scene.userData['result']).toBe(37);
});

test('all scripts of a scene share one object', () => {
  const scene = new Scene(createEditor);
  for (const name of ['A', 'B']) {
    const { id } = scriptIn(scene, `class ${name} { constructor(node) { node.userData.${name} = editor } }`);
    scene.scripts = [...scene.scripts, id];
  }
  expect(scene.userData['A']).toBe(scene.userData['B']);
});

test('a script that throws is disabled and reported with its line', () => {
  const scene = new Scene();
  const ball = put(scene, new CircleNode());
  const failures: unknown[] = [];
  scene.on('scriptFailed', (failure) => failures.push(failure));
  const asset = scriptIn(scene, 'class Boom {\n  update() {\n    throw new Error("no");\n  }\n}');
  asset.name = 'Boom';
  ball.scripts = [asset.id];
  scene.step(60);
  expect(failures).toEqual([expect.objectContaining({ script: 'Boom', node: ball.id, hook: 'update', line: 3 })]);
});

test.each([
  ['adds another', 'node.scripts = [...node.scripts, node.name];', { first: 2, second: 1 }],
  ['is detached', 'node.scripts = [];', { first: 1, destroyed: 1 }],
  ['is detached with its node', 'node.parent.removeChild(node);', { first: 1, destroyed: 1 }],
])('a script that %s in its constructor runs once, or not at all', (_, change, counts) => {
  const scene = new Scene();
  const count = (name: string): string => `this.node.userData.${name} = (this.node.userData.${name} ?? 0) + 1;`;
  const hooks = (name: string): string => `update() { ${count(name)} } destroy() { ${count('destroyed')} }`;
  const ball = put(scene, new CircleNode());
  ball.name = scriptIn(scene, `class Second { constructor(node) { this.node = node; } ${hooks('second')} }`).id;
  const code = `class First { constructor(node) { this.node = node; ${count('first')} ${change} } ${hooks('first')} }`;
  ball.scripts = [scriptIn(scene, code).id];
  scene.step();
  expect(ball.userData).toEqual(counts);
});

test('random helpers use the seed of the scene', () => {
  const body =
    'const u = editor.utils; node.userData.result = [u.randomColor(), u.randomNumber(5, 6), u.randomColor()]';
  const first = run(body);
  expect(first).toEqual(run(body));
  expect(run(body, having(new Scene(createEditor), { seed: 2 }))).not.toEqual(first);
});

test.each([
  ['utils.calculateDistance({ x: 0, y: 0 }, { x: 3, y: 4 })', 5],
  ['utils.calculateAngle({ x: 1, y: 1 }, { x: 1, y: 2 })', Math.PI / 2],
  ['utils.getDirectionVector({ x: 1, y: 1 }, { x: 1, y: 4 })', { x: 0, y: 1 }],
  ['utils.getDirectionVector({ x: 1, y: 1 }, { x: 1, y: 1 })', undefined],
  [
    'utils.PolygonHelper.processPolygon([{ x: 0, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }], { clean: true }).polygon.length',
    3,
  ],
  ['utils.radToDeg(Math.PI)', 180],
  ['utils.degToRad(180)', Math.PI],
  ['utils.createLineStyle(0.1)', { width: 0.1, color: 0, alpha: 1 }],
  ['utils.createFillStyle()', { color: 0, alpha: 1 }],
  ['utils.fromTinyColor({ toHex: () => "00ff7f" })', 0x00ff7f],
  ['utils.getPointerState(node)', { localPosition: { x: 0, y: 0 }, buttons: 0 }],
  [
    'utils.getContactImpulse({ count: 1, normalImpulses: [2, 9], tangentImpulses: [3, 9] })',
    { normalImpulses: [2], tangentImpulses: [3] },
  ],
  ['pixiUtils.rgb2hex([1, 0.5, 0])', 0xff8000],
  ['pixiUtils.string2hex("#0a0b0c")', 0x0a0b0c],
  ['pixiUtils.hex2string(0x0a0b0c)', '#0a0b0c'],
  ['root.keyboardManager.isPressed(37)', false],
])('editor.%s', (expression, expected) => {
  expect(run(`node.userData.result = editor.${expression}`)).toEqual(expected);
});

test('the tracer script of the guide draws on a layer', () => {
  const scene = new Scene(createEditor);
  run(
    `const { utils } = editor;
    const graphics = utils.createGraphics();
    node.layers.foreground.addChild(graphics);
    const fill = utils.createFillStyle(0xff0000);
    const line = utils.createLineStyle(0);
    for (const alpha of [0.5, 1]) { fill.alpha = alpha; utils.drawStyledCircle(graphics, 1, 2, 0.1, line, fill); }
    utils.drawStyledPolygon(graphics, [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }], line, fill);`,
    scene,
  );
  const drawings = scene.layers.foreground.children.flatMap((surface) => [...surface.drawings]);
  expect(drawings.map(({ kind }) => kind)).toEqual(['circle', 'circle', 'polygon']);
  expect(drawings[0]).toMatchObject({ centre: { x: 1, y: 2 }, radius: 0.1, fill: { alpha: 0.5 } });
});

test('the geometry of a contact is in scene coordinates, with the normal from A to B', () => {
  const scene = new Scene(createEditor);
  wall(scene, 0, 0, 10);
  const resting = box(scene, 3, 1);
  attach(
    resting,
    `onPostSolve(other, contact, impulse) {
      const { normal, points } = editor.utils.getContactWorldManifold(contact);
      const { normalImpulses } = editor.utils.getContactImpulse(impulse);
      this.node.userData.touch = { y: Math.abs(normal.y), points, normalImpulses };
    }`,
  );
  scene.step(30);
  const xs = [expect.closeTo(2.5, 1), expect.closeTo(3.5, 1)];
  expect(resting.userData['touch']).toMatchObject({ y: expect.closeTo(1, 6) });
  const { points, normalImpulses } = Object(resting.userData['touch']);
  expect(points.map(({ x }: { x: number }) => x).sort()).toEqual(xs);
  // Two points carry 1 kg · 9.8 m/s² · 1/60 s together, within 5 %.
  expect(normalImpulses[0] + normalImpulses[1]).toBeGreaterThan((0.95 * 9.8) / 60);
  expect(normalImpulses[0] + normalImpulses[1]).toBeLessThan((1.05 * 9.8) / 60);
});

test('the player provides the pointer, the keys and the view', () => {
  const keyboardManager = new KeyboardManager();
  const zoomScene = jest.fn();
  const pointerState = jest.fn(() => ({ localPosition: { x: 1, y: 2 }, buttons: 3 }));
  keyboardManager.press(84);
  const body = `editor.root.zoomScene();
    node.userData.result = [editor.root.keyboardManager.isPressed(84), editor.utils.getPointerState(node).buttons];`;
  expect(run(body, sceneWith({ keyboardManager, zoomScene, pointerState }))).toEqual([true, 3]);
  expect(zoomScene).toHaveBeenCalledTimes(1);
  keyboardManager.release(84);
  keyboardManager.press(65);
  expect(keyboardManager.isPressed(84)).toBe(false);
  keyboardManager.clear();
  expect(keyboardManager.isPressed(65)).toBe(false);
});

test.each(['createSynth', 'importTone', 'importTinyGradient', 'importAnimeJS'])('%s needs the player', async (name) => {
  const body = `node.userData.result = editor.utils.${name}('Kalimba')`;
  await expect(run(body)).rejects.toThrow(`editor.utils.${name}() does nothing here`);
  const library = jest.fn(() => Promise.resolve('library'));
  await expect(run(body, sceneWith({ libraries: { [name]: library } }))).resolves.toBe('library');
  expect(library).toHaveBeenCalledWith('Kalimba');
});

test('textures are loaded for sprites', async () => {
  const scene = new Scene(createEditor);
  const url = 'https://example.org/a.png';
  const preload = run(`node.userData.result = editor.utils.preloadTexture('${url}')`, scene);
  await expect(preload).rejects.toThrow(/cannot be loaded/);
  setAssetLoader(() => Promise.resolve({ content: {}, width: 10, height: 10 }));
  const body = `node.userData.result = editor.utils.textureFromUrl('${url}').then((texture) => {
    const sprite = editor.utils.createSprite(texture);
    node.addChild(sprite);
    return sprite;
  })`;
  const sprite = await run(body, scene);
  expect(sprite).toBeInstanceOf(SpriteNode);
  const [image] = scene.assetsLibrary.getAssets({ type: 'image' });
  expect(image).toBeInstanceOf(ImageAsset);
  expect(sprite).toHaveProperty('texture', image?.id);
});

test('helpers and images of a scene share one request for an address', async () => {
  const loader = jest.fn(() => Promise.resolve({ content: {}, width: 10, height: 10 }));
  setAssetLoader(loader);
  const scene = new Scene(createEditor);
  const url = 'https://example.org/a.png';
  const textures = await run(
    `const { utils } = editor;
    const get = () => utils.textureFromUrl('${url}');
    node.userData.result = Promise.all([utils.preloadTexture('${url}'), get(), get()]).then(([, ...both]) => both);`,
    scene,
  );
  expect(textures).toEqual([expect.any(ImageAsset), expect.any(ImageAsset)]);
  const [first, second] = Array.isArray(textures) ? textures : [];
  expect(first).toBe(second);
  const image = keep(scene, new ImageAsset(url));
  await image.load();
  expect(image.width).toBe(10);
  expect(loader).toHaveBeenCalledTimes(1);
});
