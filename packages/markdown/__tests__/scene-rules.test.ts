import { brokenRules } from '../src/scenes/scene-rules';

/** A script with one method. */
const script = (method: string) => `class Script {\n  ${method}\n}`;

/** What is reported about code, as "line: message". */
const faultsOf = (code: string) => brokenRules(code).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ['a lookup in the constructor', script('constructor(node) { this.scene = node.findSceneNode(); }'), 'findSceneNode'],
  ['a lookup in a field', script('doors = this.names.map((name) => scene.findChildByName(name));'), 'findChildByName'],
  ['a library in the constructor', script('constructor() { editor.utils.importTone(); }'), 'importTone'],
  ['a picture in the constructor', script('constructor() { this.image.load().then(() => {}); }'), 'load'],
  ['a request in the constructor', script("constructor() { fetch('data:,'); }"), 'fetch'],
  ['a removal at a contact', script('onEndContact(other) { other.parent.removeChild(other); }'), 'removeChild'],
  ['a move at a contact', script('onPostSolve(other) { other.setPosition({ x: 0, y: 0 }); }'), 'setPosition'],
  ['a contact that may not touch', script('onBeginContact(other) { this.hits++; }'), 'IsTouching'],
  ['a set without a count', script('onEndContact(other) { this.touching.delete(other); }'), 'onEndContact'],
  ['a clock of updates', script('update() { this.steps++; }'), 'this.steps'],
  ['a sum of updates', script('update() { this.frames += 1; }'), 'this.frames'],
  ['chance', script('create() { this.x = 4 * Math.random(); }'), 'Math.random'],
  ['a date', script('create() { this.day = new Date(); }'), 'new Date()'],
  ['the clock of the computer', script('create() { this.begun = Date.now(); }'), 'Date.now'],
  ['a stopwatch of the computer', script('create() { this.begun = performance.now(); }'), 'performance.now'],
])('%s breaks a rule', (_, code, name) => {
  expect(faultsOf(code)).toEqual([expect.stringMatching(new RegExp(`^2: .*${name.replace(/[().]/g, '\\$&')}`))]);
});

test.each([
  ['a lookup in update', script('update() { this.door ??= this.node.findSceneNode()?.findChildByName("Door"); }')],
  ['a listener made in the constructor', script('constructor(node) { node.on("x", () => node.findSceneNode()); }')],
  ['a static field', script('static tone = editor.utils.importTone();')],
  ['a library in the first update', script('update() { this.tone ??= editor.utils.importTone(); }')],
  ['a library of the whole scene', 'const synth = await editor.utils.createSynth("Cello");\nawait image.load();'],
  ['a contact that touches', script('onBeginContact(other, contact) { if (contact.IsTouching()) this.hits++; }')],
  ['a contact that is disabled', script('onPreSolve(other, contact) { contact.SetEnabled(false); }')],
  ['a count of contacts', script('onEndContact(other) { if (--this.count === 0) this.touching.delete(other); }')],
  ['time added up', script('update(delta) { this.elapsed += delta; }')],
  ['an interval taken off', script('update(delta) { this.elapsed -= 500; }')],
  ['a count of what happened', script('update() { if (this.node.y < 0) this.falls++; }')],
  ['the random numbers of the scene', 'const x = scene.random.between(0, 1);\nconst y = Math.floor(x);'],
  ['a date that is given', 'const day = new Date(0);'],
  ['a member that is computed', script("update() { this.node['findSceneNode'](); }")],
  ['code with a syntax error, which running it reports', 'class { constructor() { Math.random( } }'],
])('%s breaks none', (_, code) => {
  expect(faultsOf(code)).toEqual([]);
});

test('each violation of a rule has a hint', () => {
  const code =
    'const a = Math.random();\nclass A {\n  constructor(node) {\n    this.scene = node.findSceneNode();\n  }\n}';
  expect(brokenRules(code)).toEqual([
    {
      line: 1,
      message: 'Math.random gives other numbers in every run.',
      hint: 'use scene.random.between(a, b), or editor.utils.randomNumber(a, b) in a script',
    },
    {
      line: 4,
      message: 'The constructor calls findSceneNode.',
      hint: 'look nodes up in update: while a scene loads, they may not exist yet',
    },
  ]);
});
