/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { TabOrder } from '../../src/bodies/tab-order';
import { followKeys } from '../../src/input/keys';
import type { Input } from '../../src/messages/thread-protocol';

/** What the keys of a frame have done, whose scene uses keys or not. */
const scene = { areUsed: false };
const done: string[] = [];
const send = (input: Input): void => {
  if (input.type === 'key') done.push(`${input.isDown ? 'down' : 'up'} ${input.keyCode}`);
  if (input.type === 'choose') done.push(`choose ${input.by}`);
  if (input.type === 'push') done.push(`push ${input.x} ${input.y}`);
  if (input.type === 'whereIs') done.push('pushed');
};
const tabOrder = new TabOrder(send);
followKeys({ areUsed: () => scene.areUsed, tabOrder, send, onShortcut: (name) => done.push(name) });

/** Presses and releases a key. Returns what is done, and whether the browser does nothing. */
function press(key: string, init: KeyboardEventInit = {}) {
  done.length = 0;
  const isLeft = fireEvent.keyDown(window, { key, keyCode: 70, ...init });
  fireEvent.keyUp(window, { key, keyCode: 70, ...init });
  return [...done, isLeft ? 'left' : 'taken'].join(', ');
}

beforeEach(() => {
  scene.areUsed = false;
  // The second of three bodies is chosen.
  tabOrder.take({ index: 1, count: 3 });
});
const removeBodies = () => tabOrder.take({ index: -1, count: 0 });

test('Tab and Shift with Tab choose bodies, and leave the scene if there are none', () => {
  expect(press('Tab')).toBe('choose 1, taken');
  expect(press('Tab', { shiftKey: true })).toBe('choose -1, taken');
  removeBodies();
  expect(press('Tab')).toBe('choose 0, left');
  scene.areUsed = true;
  expect(press('Tab', { shiftKey: true })).toContain('choose 0');
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
  expect(press(arrow, { altKey: true })).toBe('left');
  removeBodies();
  expect(press(arrow)).toContain('left');
});

test('a scene that uses keys receives arrows and all others, but not the letters that push a chosen body', () => {
  scene.areUsed = true;
  expect(press('ArrowRight')).toBe('down 70, up 70, taken');
  expect(press('r')).toBe('down 70, up 70, left');
  expect(press('i')).toContain('push 0 1, pushed');
  removeBodies();
  expect(press('i')).toContain('down 70');
});

test('a scene receives the release of each key that it has received, also if the key has pushed a body since', () => {
  scene.areUsed = true;
  removeBodies();
  done.length = 0;
  fireEvent.keyDown(window, { key: 'l', keyCode: 76 });
  tabOrder.take({ index: 1, count: 3 });
  fireEvent.keyDown(window, { key: 'l', keyCode: 76, repeat: true });
  fireEvent.keyUp(window, { key: 'l', keyCode: 76 });
  expect(done).toEqual(['down 76', 'push 1 0', 'pushed', 'up 76']);
});

test('other scenes receive no keys, so that a key pressed in their past changes nothing; shortcuts are not repeated', () => {
  expect(press(',')).toBe('stepBack, taken');
  expect(press(',', { repeat: true })).toBe('taken');
  expect(press('x')).toBe('left');
});
