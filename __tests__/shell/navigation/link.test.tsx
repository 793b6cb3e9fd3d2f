import { render, screen } from '@testing-library/react';
import { Link } from '../../../src/shell/navigation/link';
import { stubIntersectionObserver } from '../../islands/observer';
import { loader } from '../../support/loader';
import { stub } from '../../support/stub';

beforeEach(() => stubIntersectionObserver({ inView: true }));

test('opens in the same tab, with the path prefix and the given attributes, and prefetches its page in view', () => {
  stub(globalThis, { __PATH_PREFIX__: '/site' });
  render(
    <Link to="/docs" className="button" aria-current="page" rel="next">
      Docs
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Docs' });
  const attributes = Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value]));
  expect(attributes).toEqual({ href: '/site/docs', class: 'button', 'aria-current': 'page', rel: 'next' });
  expect(loader.enqueue).toHaveBeenCalledWith('/site/docs');
});

test.each(['https://example.com/', '//example.com/', 'mailto:a@example.com'])('opens %s in a new tab', (to) => {
  render(
    <Link to={to} rel="next" aria-label="Elsewhere">
      There
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', to);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer'); // The site is not handed over, whatever is given.
  expect(loader.enqueue).not.toHaveBeenCalled();
});
