import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Film } from '../../src/components/content/film';
import { Animation, YouTube } from '../../src/components/content/still';
import { picture } from '../support/references';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';

beforeEach(() => stubIntersectionObserver({ inView: true }));

const show = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  render(<Page html={renderToStaticMarkup(element)} />);

test('an animation is a still until it is played, and again when it is stopped', async () => {
  show(<Animation animation="/static/a/ball.webp" picture={picture.gatsbyImageData} alt="A ball flies" />);
  const still = screen.getByRole('link', { name: 'Play: A ball flies' });
  expect(still).toHaveAttribute('href', '/static/a/ball.webp');
  expect(still.querySelectorAll('img')).toHaveLength(1);
  await userEvent.click(still);
  expect(await screen.findByRole('link', { name: 'Stop: A ball flies' })).toBe(still);
  expect(still.querySelector('.still-animation')).toHaveAttribute('src', 'http://localhost/static/a/ball.webp');
  await userEvent.click(still);
  expect(await screen.findByRole('link', { name: 'Play: A ball flies' })).toBe(still);
  expect(still.querySelectorAll('img')).toHaveLength(1);
});

test('a film on YouTube is a link to it, with nothing of its host, until it is played in place', async () => {
  const { container } = show(
    <YouTube id="aqz-KE-bpKQ" title="A talk" url="https://www.youtube.com/watch?v=aqz-KE-bpKQ" />,
  );
  const still = screen.getByRole('link', { name: 'Play: A talk' });
  expect(still).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect(screen.getByText(/youtube-nocookie\.com/)).toBeVisible();
  expect(container.querySelector('[src]')).toBeNull();
  await userEvent.click(still);
  const frame = await screen.findByTitle('A talk');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  expect(frame).toHaveFocus();
});

test('a click that opens a tab plays nothing here', () => {
  show(<Animation animation="/static/a/ball.webp" picture={picture.gatsbyImageData} alt="A ball flies" />);
  const still = screen.getByRole('link', { name: 'Play: A ball flies' });
  expect(fireEvent.click(still, { ctrlKey: true })).toBe(true);
});

test('a film has controls, no sound at first, its size, its captions, and loads nothing by itself', () => {
  const film = { src: '/a/film.mp4', poster: '/a/film.jpg', width: 640, height: 360, alt: 'A weight swings' };
  const { rerender } = render(<Film {...film} captions="/a/film.vtt" />);
  const video = screen.getByLabelText('A weight swings');
  const { alt, ...attributes } = film;
  for (const [name, value] of Object.entries({ ...attributes, preload: 'none' }))
    expect(video).toHaveAttribute(name, String(value));
  expect(video).toMatchObject({ controls: true, muted: true, autoplay: false });
  expect(video.querySelector('track')).toHaveAttribute('src', '/a/film.vtt');
  rerender(<Film {...film} captions={null} />);
  expect(video.querySelector('track')).toBeNull();
  expect(video).toHaveAccessibleName(alt);
});
