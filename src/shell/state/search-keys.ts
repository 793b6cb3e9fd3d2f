/** Where keys are the reader's own: fields, the editor of a scene, and the scene. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), .live-scene';

/** What opens the search by a click. */
export const SEARCH_BUTTON = '.search-button';

/** The attribute of the html element that has what was typed after the search was asked for and before it could open. */
export const TYPED_AHEAD = 'data-typed-ahead';

/** Whether a key asks for the search: Ctrl-K, ⌘-K and the slash do, unless the reader types. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && key === 'k';
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey;
  return (isShortcut || isSlash) && !(target instanceof Element && target.closest(TYPING));
}

/** Gives what was typed ahead, once. */
export function takeTypedAhead(): string {
  const { documentElement } = document;
  const typed = documentElement.getAttribute(TYPED_AHEAD) ?? '';
  documentElement.removeAttribute(TYPED_AHEAD);
  return typed;
}
