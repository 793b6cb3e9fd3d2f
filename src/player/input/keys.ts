/** What keys do in a frame, beside what scripts do with them. */
const COMMANDS: Readonly<Record<string, string>> = { ' ': 'toggle', '.': 'step', r: 'reset', R: 'reset' };
/** Keys that would scroll the page. */
const SCROLLING = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

interface Keys {
  /** Whether the scene asks for keys; then they are its own, but for Escape and Tab. */
  readonly areUsed: () => boolean;
  readonly onKey: (keyCode: number, isDown: boolean) => void;
  readonly onBlur: () => void;
  readonly onCommand: (name: string) => void;
}

/** Hands the keys of the frame to the scene and the page. Escape and Tab always lead out. */
export function followKeys(canvas: HTMLCanvasElement, { areUsed, onKey, onBlur, onCommand }: Keys): void {
  window.addEventListener('keydown', (event) => {
    const { key, keyCode, altKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') return onCommand('leave');
    if (altKey || ctrlKey || metaKey || key === 'Tab') return undefined;
    onKey(keyCode, true);
    const command = areUsed() ? undefined : COMMANDS[key];
    if (command && !event.repeat) onCommand(command);
    if (command || (areUsed() && SCROLLING.includes(key))) event.preventDefault();
    return undefined;
  });
  window.addEventListener('keyup', ({ keyCode }) => onKey(keyCode, false));
  window.addEventListener('blur', onBlur);
  canvas.addEventListener('pointerdown', () => canvas.focus());
}
