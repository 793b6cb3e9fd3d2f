import { searchTerms } from '../../src/search/terms';

test.each<[string, string[]]>([
  ['  soft   bodies ', ['soft bodies']],
  ['CircleNode', ['CircleNode']],
  ['editor.BodyNode', ['BodyNode']],
  ['new editor.BodyNode', ['new BodyNode']],
  ['initNode()', ['initNode']],
  ['BodyNode.density', ['BodyNode density', 'density']],
  ['BodyNode#density', ['BodyNode density', 'density']],
  ['editor.CircleNode#gravityScale', ['CircleNode gravityScale', 'gravityScale']],
  ['Node.initNode()', ['Node initNode', 'initNode']],
  ['9.8 m/s', ['9.8 m/s']],
  ['what is Tone.js', ['what is Tone.js']],
])('the query %j searches for %j', (query, terms) => {
  expect(searchTerms(query)).toEqual(terms);
});
