/** Where keys have other meanings: fields, the editor of a scene, and the scene. */
const TYPING = ':read-write, select, .live-scene';

/** Selector of buttons that open the search. */
export const SEARCH_BUTTON = '.search-button';

/** Attribute of the html element with the text typed between requesting the search and its opening. */
export const TYPED_AHEAD = 'data-typed-ahead';

/** Represents Enter in a query. */
export const ENTER = '\n';

/** Whether a key is K: by its letter, or by its position where the layout has other letters than Latin, which come after z. */
export const isK = ({ key, code }: KeyboardEvent): boolean => /^(?:key)?k$/i.test(key <= 'z' ? key : code);

/** Whether a key opens the search: Ctrl-K, ⌘-K and the slash do, unless the reader is typing. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { target } = event;
  const isShortcut = event.ctrlKey || event.metaKey ? !event.shiftKey && isK(event) : event.key === '/';
  return isShortcut && !event.altKey && !event.isComposing && !(target instanceof Element && target.closest(TYPING));
}

/** A query after a key is pressed before there is a field; undefined if the key does not change it. */
export function typeAhead(query: string, { key, ctrlKey, metaKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === 'Backspace') return query.slice(0, -1);
  const typed = key === 'Enter' ? ENTER : key;
  return typed.length === 1 ? query + typed : undefined;
}

/** Returns the text typed ahead and clears it. */
export function takeTypedAhead(): string {
  const { documentElement } = document;
  const typed = documentElement.getAttribute(TYPED_AHEAD) ?? '';
  documentElement.removeAttribute(TYPED_AHEAD);
  return typed;
}
