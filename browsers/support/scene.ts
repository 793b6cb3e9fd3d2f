import { expect } from '@playwright/test';
import type { Reader } from './reader';

/** The first scene of a page. */
export const SCENE = 'figure.live-scene';

export const readingsOf = (reader: Reader): Promise<string> => reader.textOf(`${SCENE} [role=timer]`);

export const codeOf = (reader: Reader): Promise<string> => reader.textOf(`${SCENE} .cm-content`);

/** Runs other code in the scene by its editor. */
export async function runCode(reader: Reader, code: string): Promise<void> {
  await reader.pointAt(SCENE);
  await reader.click(`${SCENE} button`, 'Edit code');
  await reader.click(`${SCENE} .cm-content`);
  await reader.tab.run(() => String(document.execCommand('selectAll')));
  await reader.tab.type(code);
  await expect.poll(() => codeOf(reader)).toBe(code);
  await reader.click(`${SCENE} button`, 'Run code');
}

/** Drags the slider with a label to a value. */
export const slide = (reader: Reader, label: string, value: number): Promise<string> =>
  reader.tab.run(
    (scene = '', name = '', text = '') => {
      const slider = [...document.querySelectorAll<HTMLInputElement>(`${scene} input[type=range]`)].find(
        (each) => (each.ariaLabel ?? each.labels?.[0]?.textContent ?? '').startsWith(name) && !each.disabled,
      );
      if (!slider) throw new Error(`The scene has no slider "${name}".`);
      // React only notices a change that bypasses its own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, text);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      return '';
    },
    SCENE,
    label,
    String(value),
  );
