import { render, screen } from '@testing-library/react';
import { Navbar } from '../../src/components/layout/navbar/navbar';
import { scrollPage, stubScrollTo } from '../support/view';

const BAR = 60;
const PAGE = 5000;

/** Whether the bar is out of the way. */
const isHidden = () => screen.getByRole('navigation', { name: 'Main' }).dataset['hidden'] === 'true';

const scroll = (...places: number[]) => places.forEach((at) => scrollPage({ at, pageHeight: PAGE }));

beforeEach(() => {
  stubScrollTo();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(BAR);
});

const bottom = PAGE - window.innerHeight;

test.each<[string, number[], boolean]>([
  ['shows at the top of a page', [], false],
  ['hides while the reader scrolls down', [200], true],
  ['stays hidden while the reader scrolls on', [200, 400, 600], true],
  ['shows as soon as the reader scrolls up', [400, 399], false],
  ['hides again', [400, 300, 301], true],
  ['shows near the top, also on the way down', [BAR - 20, BAR - 10], false],
  ['shows near the top after it was hidden', [400, BAR - 1], false],
  ['hides beyond its height', [BAR, BAR + 1], true],
  ['stays hidden when the end of the page bounces', [bottom, bottom + 30, bottom + 10], true],
  ['shows when the reader leaves the end of the page', [bottom, bottom - 1], false],
])('%s: %s', (_, places, expected) => {
  render(<Navbar path="/docs" hash="" />);
  scroll(...places);
  expect(isHidden()).toBe(expected);
});

describe('a jump to an anchor', () => {
  test('hides it; the scroll that belongs to it does not bring it back, the next one does', () => {
    const { rerender } = render(<Navbar path="/docs" hash="" />);
    scroll(1000, 999);
    rerender(<Navbar path="/docs" hash="#above" />);
    expect(isHidden()).toBe(true);
    scroll(500);
    expect(isHidden()).toBe(true);
    scroll(499);
    expect(isHidden()).toBe(false);
    rerender(<Navbar path="/docs" hash="#above" />);
    expect(isHidden()).toBe(false);
  });

  test('of the first page leaves it there', () => {
    render(<Navbar path="/docs" hash="#part" />);
    expect(isHidden()).toBe(false);
  });
});

test('shows on another page', () => {
  const { rerender } = render(<Navbar path="/docs" hash="" />);
  scroll(500);
  expect(isHidden()).toBe(true);
  rerender(<Navbar path="/blog" hash="" />);
  expect(isHidden()).toBe(false);
});
