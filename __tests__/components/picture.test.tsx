import { render, screen } from '@testing-library/react';
import { Picture } from '../../src/components/content/picture';
import { picture as own } from '../support/references';

const picture = own.gatsbyImageData;

const sources = () => [...document.querySelectorAll('picture > source')];

test('offers the better formats first and falls back to the original format', () => {
  const formats = [
    { type: 'image/avif', srcSet: '/a.avif 640w' },
    { type: 'image/webp', srcSet: '/a.webp 640w' },
  ];
  render(<Picture picture={{ ...picture, images: { ...picture.images, sources: formats } }} alt="A ball" />);
  expect(sources().map((source) => [source.getAttribute('type'), source.getAttribute('srcset')])).toEqual([
    ['image/avif', '/a.avif 640w'],
    ['image/webp', '/a.webp 640w'],
  ]);
  const image = screen.getByRole('img', { name: 'A ball' });
  expect(image).toHaveAttribute('src', picture.images.fallback?.src);
  expect(image).toHaveAttribute('srcset', picture.images.fallback?.srcSet);
  expect(image.parentElement?.lastElementChild).toBe(image);
});

test('has its size and colour before it is loaded', () => {
  render(<Picture picture={picture} alt="A ball" />);
  const image = screen.getByRole('img');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1030', '579']);
  expect(image).toHaveStyle({ backgroundColor: picture.backgroundColor });
});

test('is as wide as the text column by default', () => {
  const { rerender } = render(<Picture picture={picture} alt="A ball" />);
  const sizes = () => [...sources(), screen.getByRole('img')].map((element) => element.getAttribute('sizes'));
  expect(new Set(sizes())).toEqual(new Set(['(min-width: 47rem) 45rem, 85vw']));
  rerender(<Picture picture={picture} alt="A ball" sizes="50vw" />);
  expect(new Set(sizes())).toEqual(new Set(['50vw']));
});

test.each([
  [false, 'lazy', null],
  [true, 'eager', 'high'],
])('if it is the first on a page (%s) is loaded %s, with the priority %s', (eager, loading, priority) => {
  render(<Picture picture={picture} alt="A ball" eager={eager} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe(priority);
});
