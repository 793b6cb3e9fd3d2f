import { useEffect, useId, useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { decodeHash } from '@physics-editor/lib/addresses';
import { followStored, readStored, writeStored } from '../../shell/state/storage';
import type { IslandInput } from '../types';

interface Tab {
  value: string;
  label: string;
  panel: HTMLElement;
}

interface Choice {
  value: string | undefined;
  /** The element in the panel that the address refers to. */
  target?: HTMLElement;
}

const storageKey = (groupId: string) => `tab.${groupId}`;

/**
 * A tab list that takes over existing panels of the page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function Tabs(input: IslandInput<'tabs'>) {
  const { host, groupId, queryString } = input;
  const id = useId();
  const tabs = useMemo(() => tabsIn(host), [host]);
  const [chosen, setChosen] = useState(() => firstChoice(tabs, input));

  useLayoutEffect(() => {
    host.classList.add('tabs-live');
    const ending = new AbortController();
    for (const { value, panel } of tabs) {
      // The browser has found text in the panel, and scrolls to it next.
      panel.addEventListener('beforematch', () => flushSync(() => setChosen({ value })), ending);
    }
    return () => {
      ending.abort();
      // Restores the static form after a crash.
      host.classList.remove('tabs-live');
      for (const { panel } of tabs) panel.hidden = false;
    };
  }, [host, tabs]);

  useLayoutEffect(() => {
    for (const [index, { value, panel }] of tabs.entries()) {
      panel.id = `${id}-panel-${index}`;
      if (value === chosen.value) {
        panel.setAttribute('role', 'tabpanel');
        panel.setAttribute('aria-labelledby', `${id}-tab-${index}`);
        panel.hidden = false;
      } else {
        // Browsers that can search a hidden panel keep it in the page: it must not be announced as a second one.
        panel.removeAttribute('role');
        panel.removeAttribute('aria-labelledby');
        panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
      }
    }
    chosen.target?.scrollIntoView();
  }, [id, tabs, chosen]);

  useEffect(() => {
    if (!groupId) return undefined;
    return followStored(storageKey(groupId), (stored) => {
      if (tabs.some(({ value }) => value === stored)) setChosen({ value: stored ?? undefined });
    });
  }, [groupId, tabs]);

  useEffect(() => {
    const follow = () => setChosen((before) => choiceOfAddress(tabs) ?? before);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [tabs]);

  const choose = (value: string) => {
    const before = host.getBoundingClientRect().top;
    setChosen({ value });
    if (queryString) {
      const address = new URL(location.href);
      address.searchParams.set(queryString, value);
      history.replaceState(history.state, '', address);
    }
    if (!groupId) return;
    writeStored(storageKey(groupId), value);
    // Panels of other tabs above may have changed in height: the pressed tab stays at its position on the screen.
    requestAnimationFrame(() =>
      window.scrollBy({ top: host.getBoundingClientRect().top - before, behavior: 'instant' }),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(({ value }) => value === chosen.value);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = target === undefined ? undefined : tabs[target % tabs.length];
    if (!tab) return;
    event.preventDefault();
    choose(tab.value);
    document.getElementById(`${id}-tab-${tabs.indexOf(tab)}`)?.focus();
  };

  return (
    <div role="tablist" className="tab-list" onKeyDown={onKeyDown} tabIndex={-1}>
      {tabs.map(({ value, label }, index) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={value === chosen.value}
          tabIndex={value === chosen.value ? 0 : -1}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const tabsIn = (host: HTMLElement): Tab[] =>
  Array.from(host.querySelectorAll<HTMLElement>(':scope > .tab-panel'), (panel) => ({
    value: panel.dataset['value'] ?? '',
    label: panel.dataset['label'] ?? '',
    panel,
  }));

function firstChoice(tabs: readonly Tab[], { groupId, queryString, defaultValue }: IslandInput<'tabs'>): Choice {
  const asked = choiceOfAddress(tabs);
  // Does not scroll back a reader who has moved on.
  if (asked) return isInView(asked.target) ? asked : { value: asked.value };
  const text = askedText();
  const values = [
    text && tabs.find(({ panel }) => panel.textContent.includes(text))?.value,
    queryString && new URLSearchParams(location.search).get(queryString),
    groupId && readStored(storageKey(groupId)),
    defaultValue,
  ];
  const known = values.flatMap((wanted) => tabs.filter(({ value }) => value === wanted));
  return { value: (known[0] ?? tabs[0])?.value };
}

/** The text that the document's address asks to show, up to a comma: `#:~:text=`, which browsers leave out of `location`. */
function askedText(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const [, text = ''] = /:~:text=(?:[^&,]*-,)?([^&,]+)/.exec(entry?.name ?? '') ?? [];
  return decodeHash(`#${text}`);
}

/** The tab whose panel contains the target of the address, if any. */
function choiceOfAddress(tabs: readonly Tab[]) {
  const target = document.getElementById(decodeHash(location.hash) ?? '');
  const tab = target && tabs.find(({ panel }) => panel.contains(target));
  return tab ? { value: tab.value, target } : undefined;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
