import { useEffect, useId, useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
import type { IslandProps } from './types';

type TabsProps = IslandProps['tabs'] & { host: HTMLElement };

interface Tab {
  value: string;
  label: string;
  panel: HTMLElement;
}

/** Tells the other tabs of a group on the page what was chosen. */
const CHOSEN = 'tabs:chosen';

const storageKey = (groupId: string) => `tab.${groupId}`;

function stored(groupId: string | undefined): string | null {
  try {
    return groupId ? localStorage.getItem(storageKey(groupId)) : null;
  } catch {
    return null; // Blocked storage: the first tab it is.
  }
}

function remember(groupId: string, value: string): void {
  try {
    localStorage.setItem(storageKey(groupId), value);
  } catch {
    // Blocked storage: the choice holds for this page view.
  }
}

/**
 * A tab list for panels that are in the page already: it takes them over as they are.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export default function Tabs({ host, groupId }: TabsProps) {
  const id = useId();
  const tabs = useMemo<Tab[]>(
    () =>
      [...host.querySelectorAll<HTMLElement>(':scope > .tab-panel')].map((panel) => ({
        value: panel.dataset['value'] ?? '',
        label: panel.dataset['label'] ?? '',
        panel,
      })),
    [host],
  );
  const [chosen, setChosen] = useState(() => {
    const remembered = stored(groupId);
    return tabs.some(({ value }) => value === remembered) ? remembered : tabs[0]?.value;
  });

  useLayoutEffect(() => {
    host.classList.add('tabs-live');
    for (const [index, { value, panel }] of tabs.entries()) {
      panel.id = `${id}-panel-${index}`;
      panel.role = 'tabpanel';
      panel.setAttribute('aria-labelledby', `${id}-tab-${index}`);
      panel.hidden = value !== chosen;
    }
  }, [host, id, tabs, chosen]);

  useEffect(() => {
    if (!groupId) return undefined;
    const follow = (event: Event) => {
      const { group, value } = event instanceof CustomEvent ? event.detail : {};
      if (group === groupId && tabs.some((tab) => tab.value === value)) setChosen(value);
    };
    const followOtherTab = (event: StorageEvent) => {
      if (event.key === storageKey(groupId) && tabs.some(({ value }) => value === event.newValue))
        setChosen(event.newValue);
    };
    window.addEventListener(CHOSEN, follow);
    window.addEventListener('storage', followOtherTab);
    return () => {
      window.removeEventListener(CHOSEN, follow);
      window.removeEventListener('storage', followOtherTab);
    };
  }, [groupId, tabs]);

  const choose = (value: string) => {
    const before = host.getBoundingClientRect().top;
    setChosen(value);
    if (!groupId) return;
    remember(groupId, value);
    window.dispatchEvent(new CustomEvent(CHOSEN, { detail: { group: groupId, value } }));
    // Panels of other tabs may have grown above this one: what was pressed keeps its place on the screen.
    requestAnimationFrame(() =>
      window.scrollBy({ top: host.getBoundingClientRect().top - before, behavior: 'instant' }),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex(({ value }) => value === chosen);
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
          aria-selected={value === chosen}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
