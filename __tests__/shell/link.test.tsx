import { render, screen } from '@testing-library/react';
import { Link } from '../../src/shell/link';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

test('stays in the site, with what it is given', () => {
  render(
    <Link to="/docs" className="button" aria-current="page" rel="next">
      Docs
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Docs' });
  expect(link).toHaveAttribute('href', '/docs');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(link).toHaveAttribute('rel', 'next');
  expect(link).toHaveClass('button');
  expect(link).not.toHaveAttribute('target');
});

test('leaves the site beside it and does not hand it over, whatever it is given', () => {
  render(
    <Link to="https://example.com/" rel="next" aria-label="Elsewhere">
      There
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
