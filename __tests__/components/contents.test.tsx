import { render, screen, within } from '@testing-library/react';
import { Contents, ContentsFold } from '../../src/components/docs/contents';

const heading = (level: number) => ({ id: `level-${level}`, text: `Level ${level}`, level });

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

function fold() {
  const element = screen.getByText('On this page').closest('details');
  if (!element) throw new Error('There is no fold.');
  return element;
}

const shown = [
  ['Level 2', '#level-2'],
  ['Level 3', '#level-3'],
];

test('lists headings of levels 2 and 3 only, each with its anchor', () => {
  render(<Contents headings={[1, 2, 3, 4, 5].map(heading)} />);
  expect(linksIn(screen.getByRole('navigation', { name: 'On this page' }))).toEqual(shown);
});

test('lists the same in a fold that is closed at first', () => {
  render(<ContentsFold headings={[1, 2, 3, 4, 5].map(heading)} />);
  expect(linksIn(fold())).toEqual(shown);
  expect(fold()).not.toHaveAttribute('open');
});

test.each([
  ['Contents', Contents],
  ['ContentsFold', ContentsFold],
])('%s is not there without headings of these levels', (_, Component) => {
  const { container } = render(<Component headings={[heading(4)]} />);
  expect(container).toBeEmptyDOMElement();
});
