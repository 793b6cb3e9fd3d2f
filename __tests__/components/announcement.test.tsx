import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Announcement } from '../../src/components/layout/navbar/announcement';
import { setSettings } from '../support/gatsby';
import { runScript } from '../support/script';
import { blockStorage, storeInOtherTab } from '../support/storage';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));
jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const news = { id: 'news', text: 'News.', link: { label: 'More', to: '/blog/news' }, closeable: true };

const bar = () => screen.queryByRole('banner');
const close = () => screen.getByRole('button', { name: 'Close' });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-announcement');
});

afterEach(() => jest.restoreAllMocks());

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

  const stored = () => ({ ...localStorage });

  test('shows the first announcement, and stores its id', () => {
    expect(isHidden()).toBe(false);
    expect(stored()).toEqual({ 'announcement.id': 'news', 'announcement.dismissed': 'false' });
  });

  test.each([
    ['hides one that was closed', 'news', 'true', true],
    ['shows one that was not closed', 'news', 'false', false],
    ['shows one for an invalid stored value', 'news', 'garbage', false],
  ])('%s', (_, id, dismissed, expected) => {
    Object.assign(localStorage, { 'announcement.id': id, 'announcement.dismissed': dismissed });
    expect(isHidden()).toBe(expected);
    expect(stored()).toEqual({ 'announcement.id': id, 'announcement.dismissed': dismissed });
  });

  test('shows a new announcement after the last one was closed', () => {
    Object.assign(localStorage, { 'announcement.id': 'old', 'announcement.dismissed': 'true' });
    expect(isHidden()).toBe(false);
    expect(stored()).toEqual({ 'announcement.id': 'news', 'announcement.dismissed': 'false' });
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
  test('shows the text and the link', () => {
    setSettings({ announcement: news });
    render(<Announcement />);
    expect(bar()).toHaveTextContent('News. More');
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/blog/news');
  });

  test('may have no link', () => {
    setSettings({ announcement: { ...news, link: null } });
    render(<Announcement />);
    expect(bar()).toHaveTextContent('News.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is not rendered without an announcement', () => {
    const { container } = render(<Announcement />);
    expect(container).toBeEmptyDOMElement();
  });

  test('has neither a button nor a script if it cannot be closed', () => {
    setSettings({ announcement: { ...news, closeable: false } });
    const { container } = render(<Announcement />);
    expect(bar()).toHaveTextContent('News.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(container.querySelector('script')).toBeNull();
  });

  test('closes permanently', async () => {
    setSettings({ announcement: news });
    render(<Announcement />);
    await userEvent.click(close());
    expect(bar()).not.toBeInTheDocument();
    expect(localStorage.getItem('announcement.dismissed')).toBe('true');
  });

  test('can be closed if it is visible although it is stored as closed', async () => {
    localStorage.setItem('announcement.dismissed', 'true');
    setSettings({ announcement: news });
    render(<Announcement />);
    await userEvent.click(close());
    expect(bar()).not.toBeInTheDocument();
  });

  test('closes for this page view if storage is blocked', async () => {
    blockStorage();
    jest.spyOn(console, 'warn').mockImplementation();
    setSettings({ announcement: news });
    render(<Announcement />);
    await userEvent.click(close());
    expect(bar()).not.toBeInTheDocument();
  });

  test('closes when it is closed in another tab, but not after other changes there', () => {
    setSettings({ announcement: news });
    render(<Announcement />);
    storeInOtherTab('theme', 'true');
    storeInOtherTab('announcement.dismissed', 'false');
    expect(bar()).toBeInTheDocument();
    storeInOtherTab('announcement.dismissed', 'true');
    expect(bar()).not.toBeInTheDocument();
  });
});
