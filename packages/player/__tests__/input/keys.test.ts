/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { followKeys } from '../../src/input/keys';

/** Keys of a frame whose scene uses keys or not, and that has a chosen body or not, and what they have done. */
const scene = { areUsed: false, hasBody: true };
const done: string[] = [];
followKeys({
  areUsed: () => scene.areUsed,
  onKey: (keyCode, isDown) => done.push(`${isDown ? 'down' : 'up'} ${keyCode}`),
  onShortcut: (name) => done.push(name),
  choose: (by) => done.push(`choose ${by}`) > 0 && scene.hasBody,
  push: ({ x, y }) => scene.hasBody && done.push(`push ${x} ${y}`) > 0,
  onPushed: () => done.push('pushed'),
});

/** Presses and releases a key. Returns what is done, and whether the browser does nothing. */
function press(key: string, init: KeyboardEventInit = {}) {
  done.length = 0;
  const isLeft = fireEvent.keyDown(window, { key, keyCode: 70, ...init });
  fireEvent.keyUp(window, { key, keyCode: 70, ...init });
  return [...done, isLeft ? 'left' : 'taken'].join(', ');
}

beforeEach(() => Object.assign(scene, { areUsed: false, hasBody: true }));

test('Tab and Shift with Tab choose bodies, and leave the scene if there are none', () => {
  expect(press('Tab')).toBe('choose 1, taken');
  expect(press('Tab', { shiftKey: true })).toBe('choose -1, taken');
  scene.hasBody = false;
  expect(press('Tab')).toBe('choose 1, left');
  scene.areUsed = true;
  expect(press('Tab', { shiftKey: true })).toContain('choose -1');
  expect(press('Tab', { ctrlKey: true })).not.toContain('choose');
  expect(press('Escape')).toContain('leave');
});

test.each([
  ['ArrowRight', 'l', '1 0', '0.1 0'],
  ['ArrowUp', 'i', '0 1', '0 0.1'],
  ['ArrowLeft', 'J', '-1 0', '-0.1 0'],
  ['ArrowDown', 'K', '0 -1', '0 -0.1'],
])('%s and %s push the chosen body, gently with Shift', (arrow, letter, full, gentle) => {
  expect(press(arrow)).toBe(`push ${full}, pushed, taken`);
  expect(press(letter)).toBe(`push ${full}, pushed, taken`);
  expect(press(arrow, { shiftKey: true })).toBe(`push ${gentle}, pushed, taken`);
  expect(press(arrow, { altKey: true })).not.toContain('push ');
  scene.hasBody = false;
  expect(press(arrow)).toContain('left');
});

test('a scene that uses keys receives arrows and all others, but not the letters that push a chosen body', () => {
  scene.areUsed = true;
  expect(press('ArrowRight')).toBe('down 70, up 70, taken');
  expect(press('r')).toBe('down 70, up 70, left');
  expect(press('i')).toContain('push 0 1, pushed');
  scene.hasBody = false;
  expect(press('i')).toContain('down 70');
});

test('other scenes receive no keys, so that a key pressed in their past changes nothing; shortcuts are not repeated', () => {
  expect(press(',')).toBe('stepBack, taken');
  expect(press(',', { repeat: true })).toBe('taken');
  expect(press('x')).toBe('left');
});
