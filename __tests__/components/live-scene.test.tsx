import { render, screen, within } from '@testing-library/react';
import { LiveScene } from '../../src/components/content/live-scene/live-scene';
import { picture } from '../support/references';

const renderScene = (props: { isOpen?: boolean; width?: number } = {}) =>
  render(
    <LiveScene
      id="scene-bounce"
      title="Bounce"
      alt="A ball in a box"
      height={480}
      picture={picture.gatsbyImageData}
      {...props}
    >
      <pre>const a = 1;</pre>
    </LiveScene>,
  );

test('is a figure with a poster, a title and the code, which needs no script; its island has its id and title', () => {
  renderScene();
  const figure = screen.getByRole('figure', { name: 'Bounce' });
  expect(figure).toHaveAttribute('id', 'scene-bounce');
  expect(within(figure).getByRole('img', { name: 'A ball in a box' })).toBeInTheDocument();
  // HTML allows a caption as the first or the last child of a figure alone.
  expect(figure.firstElementChild?.tagName).toBe('FIGCAPTION');
  expect(figure.firstElementChild).toHaveTextContent('Bounce');
  expect(figure.querySelector('details')).toHaveTextContent('const a = 1;');
  expect(figure.querySelector('iframe')).toBeNull();
  expect(figure.dataset['island']).toBe('scene');
  // The code is only in the listing.
  expect(JSON.parse(figure.dataset['props'] ?? '')).toEqual({ id: 'scene-bounce', title: 'Bounce' });
  const button = screen.getByRole('button', { name: 'Run: Bounce' });
  expect(button).toHaveAttribute('data-island-start');
  expect(button).toHaveAttribute('type', 'button');
});

test('sets the aspect ratio of its stage', () => {
  const { rerender, container } = renderScene();
  const stage = () => container.querySelector('.live-scene-stage');
  expect(stage()).toHaveStyle({ aspectRatio: '720 / 480' });
  rerender(<LiveScene id="a" title="A" alt="" width={300} height={200} picture={picture.gatsbyImageData} />);
  expect(stage()).toHaveStyle({ aspectRatio: '300 / 200' });
});

test.each([
  [true, true],
  [false, undefined],
])('shows the listing from the start: %s', (isShown, isOpen) => {
  const { container } = renderScene(isOpen === undefined ? {} : { isOpen });
  expect(container.querySelector('details')).toHaveProperty('open', isShown);
});
