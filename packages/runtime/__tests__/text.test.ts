import { Scene, TextNode } from '../src';
import { layOutText } from '../src/text/text-layout';

const style = { fontSize: 100, fontWeight: 'normal' } as const;

test('a text is as wide as its letters in Arial: H, e, l, l, o are 722, 556, 222, 222, 556 thousandths', () => {
  const node = new TextNode('Hello');
  expect(node.width).toBeCloseTo(2.278 * 0.24, 12);
  expect(node.height).toBeCloseTo(1.2 * 0.24, 12);
  node.fontSize = 48;
  expect(node.width).toBeCloseTo(2.278 * 0.48, 12);
  const normal = node.width;
  node.fontWeight = 'bold';
  expect(node.width).toBeGreaterThan(normal);
});

test('the width is that of the longest line, and an empty text has no size', () => {
  const node = new TextNode('a\nbb\n');
  expect(node.height).toBeCloseTo(3 * 1.2 * 0.24, 12);
  expect(node.width).toBe(new TextNode('bb').width);
  expect(node.getBoundingRect().x).toBeCloseTo(-node.width / 2, 12);
  node.text = '';
  expect([node.width, node.height]).toEqual([0, 0]);
});

test('lines break between words; a longer word is not broken', () => {
  expect(layOutText('aa aa aa', style, 2.6).lines).toEqual(['aa aa', 'aa']);
  expect(layOutText('a mmmmmm a', style, 1).lines).toEqual(['a', 'mmmmmm', 'a']);
  expect(layOutText('a  b', style).lines).toEqual(['a  b']);
});

test('letters that are not in the table have a width, too', () => {
  expect(new TextNode('π→\u{1F600}').width).toBeCloseTo(3 * 0.6 * 0.24, 12);
});

test('a label has no box by default, and is saved with the scene', () => {
  const scene = new Scene();
  const node = new TextNode('Hello');
  expect([node.drawFill, node.drawLine]).toEqual([false, false]);
  node.drawFill = true;
  scene.addChild(node);
  const copy = new Scene().fromJSON(scene.toJSON());
  expect(JSON.stringify(copy)).toBe(JSON.stringify(scene));
  expect(() => node.setProperty('fontSize', 0)).toThrow(/fontSize must be a finite number above 0/);
});
