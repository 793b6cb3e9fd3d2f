/** What keys do in a frame, beside what scripts do with them. */
const SHORTCUTS: Readonly<Record<string, string>> = { ' ': 'toggle', '.': 'step', r: 'reset', R: 'reset' };
/** Keys that would scroll the page. */
const SCROLLING = [' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

interface Keys {
  /** Whether the scene asks for keys; then they are its own, but for Escape and Tab. */
  readonly areUsed: () => boolean;
  readonly onKey: (keyCode: number, isDown: boolean) => void;
  readonly onBlur: () => void;
  readonly onShortcut: (name: string) => void;
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- scenes name keys by these numbers
const codeOf = ({ keyCode }: KeyboardEvent): number => keyCode;

/** Hands the keys of the frame to the scene and the page. Escape and Tab always lead out. */
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
