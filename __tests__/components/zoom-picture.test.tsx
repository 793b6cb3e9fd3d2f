import { render, screen } from '@testing-library/react';
import { ZoomPicture } from '../../src/components/content/zoom-picture';
import { picture } from '../support/references';

test('leads to its largest file, named by what it shows', () => {
  render(<ZoomPicture picture={picture.gatsbyImageData} alt="A ball" />);
  const link = screen.getByRole('link', { name: 'A ball' });
  expect(link).toHaveAttribute('href', picture.src);
  expect(link).toContainElement(screen.getByRole('img'));
});

test('is a picture alone where the text column shows all of it', () => {
  render(<ZoomPicture picture={{ ...picture.gatsbyImageData, width: 765 }} alt="A ball" eager />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A ball' })).toHaveAttribute('loading', 'eager');
});
