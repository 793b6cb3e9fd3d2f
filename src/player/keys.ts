import type { KeyboardManager } from '../runtime';

/** What keys do in a frame, beside what scripts do with them. */
const COMMANDS: Readonly<Record<string, string>> = { ' ': 'toggle', '.': 'step', r: 'reset', R: 'reset' };
/** Keys that would scroll the page. */
const SCROLLING = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

interface Keys {
  /** Whether the scene asks for keys; then they are its own, but for Escape. */
  readonly usesKeys: () => boolean;
  readonly onCommand: (name: string) => void;
}

/** Hands keys to the scripts and the page. */
export function followKeys(canvas: HTMLCanvasElement, manager: KeyboardManager, { usesKeys, onCommand }: Keys): void {
  window.addEventListener('keydown', (event) => {
    const { key, keyCode, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') return onCommand('leave');
    if (altKey || ctrlKey || metaKey) return undefined;
    const isOwn = usesKeys();
    manager.press(keyCode);
    const command = isOwn ? undefined : COMMANDS[key];
    if (command && !event.repeat) onCommand(command);
    if (command || (isOwn && SCROLLING.includes(key))) event.preventDefault();
    return undefined;
  });
  window.addEventListener('keyup', ({ keyCode }) => manager.release(keyCode));
  window.addEventListener('blur', () => manager.clear());
  canvas.addEventListener('pointerdown', () => canvas.focus());
}
