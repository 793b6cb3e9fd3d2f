import { render, screen } from '@testing-library/react';
import { ZoomPicture } from '../../src/components/content/zoom-picture';
import { picture } from '../support/references';

test('links to its largest file, with its text alternative as the name', () => {
  render(<ZoomPicture picture={picture.gatsbyImageData} alt="A ball" />);
  const link = screen.getByRole('link', { name: 'A ball' });
  expect(link).toHaveAttribute('href', picture.src);
  expect(link).toContainElement(screen.getByRole('img'));
});

test('is not a link if every screen shows it at full size', () => {
  render(<ZoomPicture picture={{ ...picture.gatsbyImageData, width: 360 }} alt="A ball" eager />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A ball' })).toHaveAttribute('loading', 'eager');
});
