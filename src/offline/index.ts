/** The only script of the offline page, which is shown at the requested address. */
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

function entryOf({ url, path, title }: CachedPage): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const place = document.createElement('span');
  place.textContent = path;
  item.append(link, ' ', place);
  return item;
}

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
