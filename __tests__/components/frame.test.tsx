import { render, screen } from '@testing-library/react';
import { Frame } from '../../src/components/layout/frame';

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'));

beforeEach(() => {
  render(
    <Frame path="/docs">
      <main id="main">The page</main>
    </Frame>,
  );
});

test('begins with a link that skips to the main content', () => {
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Skip to main content');
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('puts the page between the bar and the foot', () => {
  const bar = screen.getByRole('navigation', { name: 'Main' });
  const page = screen.getByRole('main');
  const foot = screen.getByRole('contentinfo');
  expect(bar.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(page.compareDocumentPosition(foot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
