/**
 * Starts the page's scripts, listed in `data-scripts` of its own element, when the page is loaded and the browser idle, or on the first interaction;
 * with data saving, only on the latter. Inlined in every page; stores interactions until the scripts respond.
 */

import { SEARCH_BUTTON, TYPED_AHEAD, opensSearch, typeAhead } from '../state/search-keys';
import { loadScript } from './load-script';
import { whenIdle } from './when-idle';

/** Events that indicate a reader's presence. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Maximum delay of the scripts while the page is busy, in ms. */
const LONGEST_WAIT = 2000;

const html = document.documentElement;
const scripts = document.currentScript?.dataset['scripts']?.split(' ') ?? [];

function start(): void {
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  for (const src of scripts.splice(0)) loadScript(src).onerror = giveUp;
}

/** Interactions before the scripts respond. */
const held: (() => void)[] = [];

/** Text typed after the search was requested; undefined before. */
let typed: string | undefined;

/** Stores clicks on buttons that need a script. Links, folds and popover buttons work without. */
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

/** Stores the first key that opens the search, and what is typed after that. */
function holdKey(event: KeyboardEvent): void {
  const opening = opensSearch(event) ? '' : undefined;
  const next = typed === undefined ? opening : typeAhead(typed, event);
  if (next === undefined) return;
  event.preventDefault();
  if (typed === undefined) held.push(() => document.dispatchEvent(new KeyboardEvent('keydown', event)));
  typed = next;
}

/** Buttons that are disabled until the scripts respond: they can be enabled, since clicks are stored. */
const early = [...document.querySelectorAll<HTMLButtonElement>('#___gatsby button:disabled')];
for (const button of early) button.disabled = false;

/** The scripts have failed. */
function giveUp(): void {
  letGo();
  for (const button of early) button.disabled = true;
}

/** The scripts respond from now on. */
function letGo(): void {
  observer.disconnect();
  removeEventListener('click', holdClick, true);
  removeEventListener('keydown', holdKey, true);
}

const observer = new MutationObserver(() => {
  if (html.dataset['hasHydrated'] !== 'true') return;
  letGo();
  if (typed !== undefined) html.setAttribute(TYPED_AHEAD, typed);
  // Each in a task of its own, since React treats two clicks in one task as one.
  for (const act of held) setTimeout(act);
});
observer.observe(html, { attributeFilter: ['data-has-hydrated'] });
addEventListener('click', holdClick, true);
addEventListener('keydown', holdKey, true);

for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
if (navigator.connection?.saveData !== true) whenIdle(start, { timeout: LONGEST_WAIT });
