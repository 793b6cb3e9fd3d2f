/** The only script of the offline page, which is shown at the requested address. */
import { element } from '@physics-editor/lib/element';
import { cachedPages, type CachedPage } from './cached-pages';

const part = (name: string): HTMLElement | null => document.querySelector(`[data-offline="${name}"]`);

const tryAgain = (): void => location.reload();

/** Opens the page if its host answers: browsers report being online as soon as there is any network. */
async function openIfAvailable(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  tryAgain();
}

const entryOf = ({ url, path, title }: CachedPage): HTMLLIElement =>
  element('li', {}, element('a', { href: url }, title), ' ', element('span', {}, path));

async function listCachedPages(): Promise<void> {
  const pages = await cachedPages();
  const list = part('pages');
  list?.querySelector('ul')?.append(...pages.map(entryOf));
  list?.toggleAttribute('hidden', pages.length === 0);
  part('none')?.toggleAttribute('hidden', pages.length > 0);
}

part('again')?.addEventListener('click', tryAgain);
window.addEventListener('online', () => void openIfAvailable());
void listCachedPages();
