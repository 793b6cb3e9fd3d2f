import type { Point } from '@physics-editor/runtime';
import type { TabOrder } from '../bodies/tab-order';
import { SHORTCUTS } from '../messages/shortcuts';
import type { Input } from '../messages/thread-protocol';

/** Keys that would scroll the page. */
const SCROLLING = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

const [RIGHT, UP, LEFT, DOWN] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
/** Keys that push the chosen body. The arrows belong to the scene if it uses keys; the letters always push. */
const ARROWS: Readonly<Record<string, Point>> = { ArrowRight: RIGHT, ArrowUp: UP, ArrowLeft: LEFT, ArrowDown: DOWN };
const LETTERS: Readonly<Record<string, Point>> = { l: RIGHT, i: UP, j: LEFT, k: DOWN };
/** Change of the velocity by a push, in m/s: without and with Shift. */
const PUSH = 1;
const NUDGE = 0.1;

interface Keys {
  /** Whether the scene uses keys; it then receives all of them except Escape, Tab, and those that push a body. */
  readonly areUsed: () => boolean;
  readonly tabOrder: TabOrder;
  readonly send: (input: Input) => void;
  readonly onShortcut: (name: string) => void;
}

// oxlint-disable-next-line typescript/no-deprecated -- scenes identify keys by these numbers
const codeOf = ({ keyCode }: KeyboardEvent): number => keyCode;

/** Passes the frame's keys to the scene and the page. Escape always leaves the frame, and Tab after the last body. */
export function followKeys({ areUsed, tabOrder, send, onShortcut }: Keys): void {
  const directionOf = (key: string): Point | undefined =>
    LETTERS[key.toLowerCase()] ?? (areUsed() ? undefined : ARROWS[key]);

  /** Keys that have pushed a body, and codes of those that the scene has received, until they are released: one may do both while it is held. */
  const [pushing, received] = [new Set<string>(), new Set<number>()];

  /** Whether the player itself uses a key. */
  const isTaken = ({ key, shiftKey, repeat }: KeyboardEvent): boolean => {
    if (key === 'Tab') return tabOrder.move(shiftKey ? -1 : 1);
    const direction = directionOf(key);
    const strength = shiftKey ? NUDGE : PUSH;
    if (direction && tabOrder.push({ x: direction.x * strength, y: direction.y * strength })) {
      pushing.add(key.toLowerCase());
      return true;
    }
    const shortcut = areUsed() ? undefined : SHORTCUTS[key];
    if (shortcut && !repeat) onShortcut(shortcut);
    return shortcut !== undefined;
  };

  window.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') return onShortcut('leave');
    if (altKey || ctrlKey || metaKey) return undefined;
    if (isTaken(event)) return event.preventDefault();
    if (key === 'Tab' || !areUsed()) return undefined;
    received.add(codeOf(event));
    send({ type: 'key', keyCode: codeOf(event), isDown: true });
    return SCROLLING.includes(key) ? event.preventDefault() : undefined;
  });
  window.addEventListener('keyup', (event) => {
    if (pushing.delete(event.key.toLowerCase())) send({ type: 'whereIs' });
    if (received.delete(codeOf(event)) && areUsed()) send({ type: 'key', keyCode: codeOf(event), isDown: false });
  });
}
