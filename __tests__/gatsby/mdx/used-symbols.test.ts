import { usedSymbols } from '../../../gatsby/mdx/scenes/used-symbols';

const KNOWN = new Set(['BodyNode', 'CircleNode', 'RectangleNode', 'TextAssetSubtype']);

test.each([
  ['an instance', 'scene.addChild(new editor.CircleNode(0.5));', ['CircleNode']],
  ['a base class', 'class Ball extends editor.CircleNode {}', ['CircleNode']],
  ['a check in a script', 'class A { hit(other) { return other instanceof editor.BodyNode; } }', ['BodyNode']],
  ['a value of an enumeration', 'const type = editor.TextAssetSubtype.JSON;', ['TextAssetSubtype']],
  ['names in braces', 'const { CircleNode, RectangleNode: Box } = editor;', ['CircleNode', 'RectangleNode']],
  [
    'several, each once and sorted',
    'new editor.RectangleNode();\nnew editor.CircleNode();\nnew editor.RectangleNode();',
    ['CircleNode', 'RectangleNode'],
  ],
  ['code after await', 'await editor.utils.importTone();\nnew editor.CircleNode();', ['CircleNode']],
])('%s counts as a use', (_, code, names) => {
  expect(usedSymbols(code, KNOWN)).toEqual(names);
});

test.each([
  ['a name outside the API', 'editor.utils.radToDeg(1);\neditor.Nothing;'],
  ['a comment or a text', '// editor.CircleNode\nconst text = "editor.CircleNode";'],
  ['a member of something else', 'shapes.CircleNode;\nthis.editor.CircleNode;\nconst { CircleNode } = shapes;'],
  ['a computed name', 'const CircleNode = "BodyNode";\neditor[CircleNode];\nconst { [CircleNode]: Ball } = editor;'],
  ['a new name in braces', 'const { utils: CircleNode } = editor;'],
  ['code with a syntax error', 'new editor.CircleNode('],
])('%s does not count as a use', (_, code) => {
  expect(usedSymbols(code, KNOWN)).toEqual([]);
});
