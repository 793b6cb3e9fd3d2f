import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSettings } from '../support/gatsby';
import { siteAt } from '../support/site';

const page = (
  <main id="main">
    The page <a href="/docs/faq">More</a>
  </main>
);

const announcement = { id: 'news', text: 'News.', link: null, closeable: true };

test('has landmarks for its parts, in order', () => {
  setSettings({ announcement });
  render(siteAt('/docs', page));
  const landmarks = [
    screen.getByRole('region', { name: 'Skip to main content' }),
    screen.getByRole('banner'),
    screen.getByRole('navigation', { name: 'Main' }),
    screen.getByRole('main'),
    screen.getByRole('contentinfo'),
  ];
  for (const [index, landmark] of landmarks.entries()) {
    const before = landmarks[index - 1];
    if (before) expect(before.compareDocumentPosition(landmark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('marks the current section, and stores the version of the docs that is read', () => {
  localStorage.clear();
  const { rerender } = render(siteAt('/docs/faq/', page));
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'page');
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
  rerender(siteAt('/blog', page));
  expect(screen.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
});

describe('the skip link', () => {
  test('is the first link, and moves the focus to the main part, also without script', async () => {
    render(siteAt('/docs', page));
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'More' })).toHaveFocus();
    expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  });

  test('is left to the browser if there is no main part', async () => {
    render(siteAt('/docs', <p>Nothing</p>));
    await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(location.hash).toBe('#main');
  });
});
