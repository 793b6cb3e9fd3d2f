import {
  cursorCharBackwardLogical,
  cursorCharForwardLogical,
  selectCharBackwardLogical,
  selectCharForwardLogical,
} from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { element } from '@physics-editor/lib/element';
import { HIDDEN, codePointName } from '@physics-editor/lib/scenes/hidden-characters';

const NAMES: Readonly<Record<number, string>> = {
  0xad: 'soft hyphen',
  0x61c: 'Arabic letter mark',
  0x115f: 'Hangul filler',
  0x1160: 'Hangul filler',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x2028: 'line separator, which ends a line of code',
  0x2029: 'paragraph separator, which ends a line of code',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'end of an embedding or override',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'end of an isolate',
  0x3164: 'Hangul filler',
  0xfeff: 'byte order mark',
  0xffa0: 'Hangul filler',
};

function nameOf(code: number): string {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return 'control character';
  if ((code >= 0xfe00 && code < 0xfe10) || (code >= 0xe0100 && code < 0xe01f0)) return 'variation selector';
  if (code >= 0xe0000 && code < 0xe0080) return 'tag character';
  return NAMES[code] ?? 'invisible character';
}

/** A label for an invisible character, by code point. */
function label(code: number): HTMLElement {
  const number = codePointName(code);
  const title = `${number}: ${nameOf(code)}`;
  const shown = element('span', { className: 'cm-hiddenChar', title }, number);
  shown.setAttribute('role', 'img');
  shown.setAttribute('aria-label', title);
  // A separator ends a line of code.
  return code === 0x2028 || code === 0x2029 ? element('span', {}, shown, '\n') : shown;
}

/**
 * Code is shown as it runs: invisible characters are labelled, and each line is laid out in logical order, whatever its script or direction marks
 * (CVE-2021-42574). Letters that look alike are not distinguished.
 */
export const hiddenCharacters: Extension = [
  // CodeMirror itself knows the control characters.
  highlightSpecialChars({ addSpecialChars: HIDDEN, render: label }),
  EditorView.theme({
    '.cm-line': { direction: 'ltr', unicodeBidi: 'bidi-override' },
    '.cm-hiddenChar': {
      margin: '0 0.1em',
      padding: '0 0.2em',
      border: '1px solid currentColor',
      borderRadius: '3px',
      color: 'var(--danger)',
      fontSize: '0.75em',
      fontStyle: 'normal',
    },
  }),
  // The arrow keys follow the order on the screen.
  keymap.of([
    { key: 'ArrowLeft', run: cursorCharBackwardLogical, shift: selectCharBackwardLogical, preventDefault: true },
    { key: 'ArrowRight', run: cursorCharForwardLogical, shift: selectCharForwardLogical, preventDefault: true },
  ]),
];
