/** Where keys have other meanings: fields, the editor of a scene, and the scene. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), .live-scene';

/** Selector of buttons that open the search. */
export const SEARCH_BUTTON = '.search-button';

/** Attribute of the html element with the text typed between requesting the search and its opening. */
export const TYPED_AHEAD = 'data-typed-ahead';

/** Whether a key opens the search: Ctrl-K, ⌘-K and the slash do, unless the reader is typing. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && key === 'k';
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey;
  return (isShortcut || isSlash) && !(target instanceof Element && target.closest(TYPING));
}

/** Returns the text typed ahead and clears it. */
export function takeTypedAhead(): string {
  const { documentElement } = document;
  const typed = documentElement.getAttribute(TYPED_AHEAD) ?? '';
  documentElement.removeAttribute(TYPED_AHEAD);
  return typed;
}
