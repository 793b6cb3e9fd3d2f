import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Announcement } from '../../src/components/layout/navbar/announcement';
import { setSettings } from '../support/gatsby';
import { runScript } from '../support/script';
import { blockStorage, storeInOtherTab } from '../support/storage';

const news = { id: 'news', text: 'News.', link: { label: 'More', to: '/blog/news' }, closeable: true };

const bar = () => screen.queryByRole('banner');
const close = () => screen.getByRole('button', { name: 'Close' });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-announcement');
});

describe('the early script', () => {
  /** What the HTML of a page holds and runs; gives whether the bar is hidden from the first paint on. */
  function isHidden(id = 'news'): boolean {
    setSettings({ announcement: { ...news, id } });
    document.body.innerHTML = renderToStaticMarkup(<Announcement />);
    expect(document.body.children).toHaveLength(1);
    runScript(document.querySelector('script')?.textContent ?? '');
    document.body.replaceChildren();
    return document.documentElement.getAttribute('data-announcement') === 'dismissed';
  }

  test.each([
    ['shows the first announcement, and stores its id', {}, false, 'false'],
    ['hides one that was closed', { id: 'news', dismissed: 'true' }, true, 'true'],
    ['shows one that was not closed', { id: 'news', dismissed: 'false' }, false, 'false'],
    ['shows one for an invalid stored value', { id: 'news', dismissed: 'garbage' }, false, 'garbage'],
    ['shows a new one after the last one was closed', { id: 'old', dismissed: 'true' }, false, 'false'],
  ])('%s', (_, before, expected, dismissed) => {
    for (const [key, value] of Object.entries(before)) localStorage.setItem(`announcement.${key}`, value);
    expect(isHidden()).toBe(expected);
    expect({ ...localStorage }).toEqual({ 'announcement.id': 'news', 'announcement.dismissed': dismissed });
  });

  test('shows it if storage is blocked', () => {
    blockStorage();
    expect(isHidden()).toBe(false);
  });

  test.each(['</script><b>', '<!--<script>', `quo"te'`, 'back\\slash'])('accepts any id: %s', (id) => {
    expect(isHidden(id)).toBe(false);
    expect(localStorage.getItem('announcement.id')).toBe(id);
  });
});

describe('the bar', () => {
  const show = (changes: Partial<typeof news> | { link: null } = {}) => {
    setSettings({ announcement: { ...news, ...changes } });
    return render(<Announcement />);
  };

  test('shows the text, and the link if there is one', () => {
    show();
    expect(bar()).toHaveTextContent('News. More');
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/blog/news');
    cleanup();
    show({ link: null });
    expect(bar()).toHaveTextContent('News.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is not rendered without an announcement', () => {
    expect(render(<Announcement />).container).toBeEmptyDOMElement();
  });

  test('has neither a button nor a script if it cannot be closed', () => {
    const { container } = show({ closeable: false });
    expect(bar()).toHaveTextContent('News.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(container.querySelector('script')).toBeNull();
  });

  test.each([
    ['permanently', () => undefined],
    ['if it is visible although it is stored as closed', () => localStorage.setItem('announcement.dismissed', 'true')],
    ['for this page view if storage is blocked', blockStorage],
  ])('closes %s', async (_, prepare) => {
    jest.spyOn(console, 'warn').mockImplementation();
    prepare();
    show();
    await userEvent.click(close());
    expect(bar()).not.toBeInTheDocument();
    if (prepare !== blockStorage) expect(localStorage.getItem('announcement.dismissed')).toBe('true');
  });

  test('closes when it is closed in another tab, but not after other changes there', () => {
    show();
    storeInOtherTab('theme', 'true');
    storeInOtherTab('announcement.dismissed', 'false');
    expect(bar()).toBeInTheDocument();
    storeInOtherTab('announcement.dismissed', 'true');
    expect(bar()).not.toBeInTheDocument();
  });
});
