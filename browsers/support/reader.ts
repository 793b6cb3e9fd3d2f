import { expect } from '@playwright/test';
import { onSite, siteUrl } from '../../e2e/support/hosts/prefix';
import type { Tab } from './browser';

/** The actions of a reader in any browser. An element is identified by its selector and, if that is ambiguous, its label or text. */
export class Reader {
  constructor(
    readonly tab: Tab,
    /** Origin of the site, if it is not the tests' own host. */
    private readonly origin = new URL(siteUrl()).origin,
  ) {}

  /** Opens a page and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.tab.goTo(this.origin + onSite(path));
    await this.hydrated();
  }

  hydrated = () =>
    expect.poll(() => this.tab.run(() => document.documentElement.dataset['hasHydrated'] ?? '')).toBe('true');

  /** The visible text of the first matching element; empty if there is none. */
  textOf = (selector: string): Promise<string> =>
    this.tab.run((what = '') => {
      const element = document.querySelector<HTMLElement>(what);
      return element?.checkVisibility() ? element.innerText.trim() : '';
    }, selector);

  heading = () => this.textOf('h1');

  /** Clicks a matching element once it exists. */
  async click(selector: string, name = ''): Promise<void> {
    const [x, y] = await this.placeOf(selector, name);
    await this.tab.clickAt(x, y);
  }

  async pointAt(selector: string, name = ''): Promise<void> {
    const [x, y] = await this.placeOf(selector, name);
    await this.tab.moveTo(x, y);
  }

  /** The centre of a matching element, which is scrolled into view. */
  private async placeOf(selector: string, name: string): Promise<[number, number]> {
    let place = '';
    const find = async () => (place = await this.tab.run(middleOf, selector, name));
    await expect.poll(find, `${selector} ${name}`).not.toBe('');
    const [x = 0, y = 0] = place.split(' ').map(Number);
    return [x, y];
  }
}

/** Runs in the page. An element that is still moving has no position yet. */
async function middleOf(selector = '', name = ''): Promise<string> {
  const frame = () => new Promise(requestAnimationFrame);
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      (name === '' || (each.getAttribute('aria-label') ?? each.innerText).trim().startsWith(name)),
  );
  if (!element) return '';
  const before = element.getBoundingClientRect();
  if (before.top < 80 || before.bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const first = element.getBoundingClientRect();
  await frame();
  const { top, left, width, height } = element.getBoundingClientRect();
  return top === first.top && left === first.left ? `${left + width / 2} ${top + height / 2}` : '';
}
