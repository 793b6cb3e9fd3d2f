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
  expect(image).toHaveAttribute('width', '1030');
  expect(image).toHaveAttribute('height', '579');
  expect(image).toHaveStyle({ backgroundColor: picture.backgroundColor });
});

test('is as wide as the text column by default', () => {
  const { rerender } = render(<Picture picture={picture} alt="A ball" />);
  const sizes = () => [...sources(), screen.getByRole('img')].map((element) => element.getAttribute('sizes'));
  expect(new Set(sizes())).toEqual(new Set(['(min-width: 47rem) 45rem, 100vw']));
  rerender(<Picture picture={picture} alt="A ball" sizes="50vw" />);
  expect(new Set(sizes())).toEqual(new Set(['50vw']));
});

test('is loaded lazily by default', () => {
  render(<Picture picture={picture} alt="A ball" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
});

test('is loaded eagerly and with priority if it is the first on a page', () => {
  render(<Picture picture={picture} alt="A ball" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
