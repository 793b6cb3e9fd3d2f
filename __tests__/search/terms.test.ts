import { searchTerms } from '../../src/search/terms';

test.each<[string, string[][]]>([
  ['  soft   bodies ', [['soft bodies'], ['soft', 'bodies']]],
  ['CircleNode', [['CircleNode']]],
  ['editor.BodyNode', [['BodyNode']]],
  ['new editor.BodyNode', [['BodyNode']]],
  ['new editor.CircleNode(0.5)', [['CircleNode']]],
  ['player.follow(node)', [['player follow'], ['follow']]],
  ['player.follow(scene.find("ball"));', [['player follow'], ['follow']]],
  ['scene.gravity.y', [['scene gravity'], ['gravity']]],
  ['this.node.angularVelocity = 2', [['node angularVelocity'], ['angularVelocity']]],
  ['this.position', [['position']]],
  ['initNode()', [['initNode']]],
  ['BodyNode.density', [['BodyNode density'], ['density']]],
  ['BodyNode#density', [['BodyNode density'], ['density']]],
  ['editor.CircleNode#gravityScale', [['CircleNode gravityScale'], ['gravityScale']]],
  ['Node.initNode()', [['Node initNode'], ['initNode']]],
  ['9.8 m/s', [['9.8 m/s']]],
  ['what is Tone.js', [['Tone.js']]],
  [
    'new features (editor)',
    [['new features (editor)'], ['features (editor)', 'new (editor)', 'new features'], ['new', 'features', '(editor)']],
  ],
  ['F = ma', [['F = ma']]],
  ['C++', [['"C++"']]],
  ['C#', [['"C#"']]],
  ['c', [['c']]],
  ['バネの自然長', [['バ ネ の 自 然 長']]],
  [
    'How do I get slow motion?',
    [['get slow motion'], ['slow motion', 'get motion', 'get slow'], ['get', 'slow', 'motion']],
  ],
  ['how to', [['how to'], ['how', 'to']]],
  ['"one or more words"', [['"one or more words"']]],
])('the query %j searches for %j', (query, terms) => {
  expect(searchTerms(query)).toEqual(terms);
});
