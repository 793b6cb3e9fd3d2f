/**
 * Starts the page's scripts late: when the page is loaded and the browser idle, or at the reader's first sign of use, and with data saving
 * at that alone. It stands inside every page, and what readers do before the scripts act is kept for them.
 * The element that it stands in names the scripts in `data-scripts`, separated by spaces.
 */

import { SEARCH_BUTTON, TYPED_AHEAD, opensSearch } from '../state/search-keys';

/** What shows that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** How long a page may be busy before its scripts start all the same, in ms. */
const LONGEST_WAIT = 2000;

const html = document.documentElement;
const scripts = document.currentScript?.dataset['scripts']?.split(' ') ?? [];

let isStarted = false;
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false; // They are fetched together and run in this order.
    script.onerror = giveUp;
    document.head.append(script);
  }
}

/** What the reader did before the scripts could answer. */
const held: (() => void)[] = [];

/** What is typed once the search was asked for; undefined before. */
let typed: string | undefined;

/** Keeps clicks on buttons that need a script. Links, fold-outs and buttons that open a popover work by themselves. */
function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('#___gatsby button') : null;
  if (!(button instanceof HTMLButtonElement) || button.hasAttribute('popovertarget')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (button.matches(SEARCH_BUTTON)) {
    if (typed !== undefined) return;
    typed = '';
  }
  held.push(() => button.click());
}

/** Keeps the first key that opens the search, and all that is typed once it was asked for. */
function holdKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  if (typed !== undefined && !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace')) {
    event.preventDefault();
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  } else if (typed === undefined && opensSearch(event)) {
    event.preventDefault();
    typed = '';
    const again = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true });
    held.push(() => void target?.dispatchEvent(again));
  }
}

/** Buttons that are not to be used until the scripts answer: they can be, since clicks are kept. */
const early = [...document.querySelectorAll<HTMLButtonElement>('#___gatsby button:disabled')];
for (const button of early) button.disabled = false;

/** The scripts will never answer. */
function giveUp(): void {
  letGo();
  for (const button of early) button.disabled = true;
}

/** The scripts answer from now on. */
function letGo(): void {
  observer.disconnect();
  removeEventListener('click', holdClick, true);
  removeEventListener('keydown', holdKey, true);
}

const observer = new MutationObserver(() => {
  if (html.dataset['hasHydrated'] !== 'true') return;
  letGo();
  if (typed !== undefined) html.setAttribute(TYPED_AHEAD, typed);
  // Each in a task of its own, since React takes two clicks in one task as one.
  for (const act of held) setTimeout(act);
});
observer.observe(html, { attributeFilter: ['data-has-hydrated'] });
addEventListener('click', holdClick, true);
addEventListener('keydown', holdKey, true);

for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
if (navigator.connection?.saveData !== true) {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: LONGEST_WAIT }) : setTimeout(start);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
