import { SHORTCUTS } from '../messages/shortcuts';

/** Keys that would scroll the page. */
const SCROLLING = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

interface Keys {
  /** Whether the scene uses keys; it then receives all of them except Escape and Tab. */
  readonly areUsed: () => boolean;
  readonly onKey: (keyCode: number, isDown: boolean) => void;
  readonly onBlur: () => void;
  readonly onShortcut: (name: string) => void;
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- scenes identify keys by these numbers
const codeOf = ({ keyCode }: KeyboardEvent): number => keyCode;

/** Passes the frame's keys to the scene and the page. Escape and Tab always leave the frame. */
export function followKeys(canvas: HTMLCanvasElement, { areUsed, onKey, onBlur, onShortcut }: Keys): void {
  window.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') return onShortcut('leave');
    if (altKey || ctrlKey || metaKey || key === 'Tab') return undefined;
    onKey(codeOf(event), true);
    const shortcut = areUsed() ? undefined : SHORTCUTS[key];
    if (shortcut && !event.repeat) onShortcut(shortcut);
    if (shortcut || (areUsed() && SCROLLING.includes(key))) event.preventDefault();
    return undefined;
  });
  window.addEventListener('keyup', (event) => onKey(codeOf(event), false));
  window.addEventListener('blur', onBlur);
  canvas.addEventListener('pointerdown', () => canvas.focus());
}
