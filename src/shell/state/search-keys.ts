/** Where keys have other meanings: fields, the editor of a scene, and the scene. */
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), .live-scene';

/** Selector of buttons that open the search. */
export const SEARCH_BUTTON = '.search-button';

/** Attribute of the html element with the text typed between requesting the search and its opening. */
export const TYPED_AHEAD = 'data-typed-ahead';

/** Represents Enter in a query. */
export const ENTER = '\n';

/** Whether a key is Ctrl-K or ⌘-K: by its letter, or by its position where the layout has no Latin letters. */
export function isSearchShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Whether a key opens the search: Ctrl-K, ⌘-K and the slash do, unless the reader is typing. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing;
  return (isSlash || isSearchShortcut(event)) && !(target instanceof Element && target.closest(TYPING));
}

/** A query after a key is pressed before there is a field; undefined if the key does not change it. */
export function typeAhead(query: string, { key, ctrlKey, metaKey, isComposing }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || isComposing) return undefined;
  if (key === 'Backspace') return query.slice(0, -1);
  if (key === 'Enter') return query === '' ? undefined : query + ENTER;
  return key.length === 1 ? query + key : undefined;
}

/** Returns the text typed ahead and clears it. */
export function takeTypedAhead(): string {
  const { documentElement } = document;
  const typed = documentElement.getAttribute(TYPED_AHEAD) ?? '';
  documentElement.removeAttribute(TYPED_AHEAD);
  return typed;
}
