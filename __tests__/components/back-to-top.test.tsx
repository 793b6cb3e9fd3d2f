import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackToTop } from '../../src/components/layout/back-to-top';
import { scrollPage, stubMatchMedia, stubScrollTo } from '../support/view';

const button = () => screen.queryByRole('button', { name: 'Scroll back to top' });

const scroll = (...places: number[]) => places.forEach((at) => scrollPage({ at }));

let scrollTo: jest.Mock;

beforeEach(() => {
  scrollTo = stubScrollTo();
  stubMatchMedia();
});

test.each<[string, number[], boolean]>([
  ['is away at first', [], false],
  ['is away while the reader scrolls down', [400, 800], false],
  ['shows while the reader scrolls up', [800, 799], true],
  ['goes when the reader scrolls down again', [800, 700, 701], false],
  ['goes near the top', [800, 300], false],
  ['shows just beyond that', [800, 301], true],
])('%s: %j', (_, places, isShown) => {
  render(<BackToTop />);
  scroll(...places);
  expect(button() !== null).toBe(isShown);
});

test.each([
  [[], 'smooth'],
  [['(prefers-reduced-motion: reduce)'], 'instant'],
])('scrolls to the top; with the preference %j, the behaviour is %s', async (preferred, behavior) => {
  stubMatchMedia(preferred);
  render(<BackToTop />);
  scroll(800, 700);
  await userEvent.click(screen.getByRole('button', { name: 'Scroll back to top' }));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
});
