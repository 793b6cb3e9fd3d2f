import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Contents, ContentsFold } from '../../src/components/docs/contents';
import { scrollPage } from '../support/view';

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

test('lists headings of levels 2 and 3 only, each with its anchor, also in a details element that is initially closed', () => {
  const headings = [1, 2, 3, 4, 5].map(heading);
  render(<Contents headings={headings} />);
  expect(linksIn(screen.getByRole('navigation', { name: 'On this page' }))).toEqual(shown);
  cleanup();
  render(<ContentsFold headings={headings} />);
  expect(linksIn(fold())).toEqual(shown);
  expect(fold()).not.toHaveAttribute('open');
  // Nothing is marked there.
  for (const link of screen.getAllByRole('link', { hidden: true })) expect(link).not.toHaveAttribute('aria-current');
});

test('is not rendered without headings of these levels', () => {
  for (const Component of [Contents, ContentsFold]) {
    expect(render(<Component headings={[heading(4)]} />).container).toBeEmptyDOMElement();
  }
});

describe('marks the current heading', () => {
  const BAR = 68;
  const ids = ['a', 'b', 'c'];

  /** Heights of the headings in the view. */
  let tops: Record<string, number>;

  /** Puts the headings at heights in the view. */
  function scrollTo(a: number, b: number, c: number) {
    tops = { a, b, c };
    scrollPage({ at: 0 });
  }

  const marked = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');

  beforeEach(() => {
    tops = { a: 200, b: 1000, c: 2000 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, tops[this.id] ?? 0, 100, 20);
    });
    render(
      <>
        <Contents headings={ids.map((id) => ({ id, text: id, level: 2 }))} />
        {ids.map((id) => (
          <h2 key={id} id={id} style={{ scrollMarginTop: `${BAR}px` }}>
            {id}
          </h2>
        ))}
      </>,
    );
  });

  const half = window.innerHeight / 2;

  test('initially', () => {
    expect(marked()).toEqual([screen.getByRole('link', { name: 'a' })]);
  });

  test.each<[string, [number, number, number], string[]]>([
    ['none above the first, if that is in the lower half', [half, 1000, 2000], []],
    ['the first in the upper half', [half - 1, 1000, 2000], ['a']],
    ['the one that stands below the bar', [-300, BAR, 300], ['b']],
    ['the one that stands there but for a part of a pixel', [-300, BAR - 0.6, 300], ['b']],
    ['the one before if the next is in the lower half', [-300, half, 900], ['a']],
    ['the one that is covered by the bar if the next is far', [-300, BAR - 10, 900], ['b']],
    ['the next if one is covered by the bar', [-300, BAR - 10, 300], ['c']],
    ['the last after all of them', [-900, -600, -300], ['c']],
  ])('%s', (_, heights, expected) => {
    scrollTo(...heights);
    expect(marked().map(({ textContent }) => textContent)).toEqual(expected);
  });

  test('when the window is resized', () => {
    tops = { a: -900, b: -600, c: -300 };
    fireEvent(window, new Event('resize'));
    expect(marked()).toEqual([screen.getByRole('link', { name: 'c' })]);
  });
});
