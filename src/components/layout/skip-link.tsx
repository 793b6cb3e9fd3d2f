import type { MouseEvent } from 'react';

const LABEL = 'Skip to main content';

/** Moves the focus to the main content. Without script, the browser follows the anchor. */
function skip(event: MouseEvent): void {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

/** The first link of every page. */
export function SkipLink() {
  return (
    <div role="region" aria-label={LABEL}>
      <a className="skip-link" href="#main" onClick={skip}>
        {LABEL}
      </a>
    </div>
  );
}
