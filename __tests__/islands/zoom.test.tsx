import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '../../src/components/content/figure';
import { ZoomPicture } from '../../src/components/content/zoom-picture';
import { picture } from '../support/references';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';

jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

beforeEach(() => {
  stubIntersectionObserver({ inView: true });
  // jsdom draws no top layer. The browser closes a dialog on Escape by itself.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

const link = () => screen.getByRole('link', { name: 'A hammer' });

async function open(): Promise<HTMLElement> {
  await userEvent.click(link());
  return await screen.findByRole('dialog');
}

const inText = (caption?: string) => {
  const zoomable = <ZoomPicture picture={picture.gatsbyImageData} alt="A hammer" />;
  return renderToStaticMarkup(caption ? <Figure caption={caption}>{zoomable}</Figure> : zoomable);
};

test('shows the picture of a link in a dialog, with the text of the picture below it', async () => {
  render(<Page html={inText()} />);
  const dialog = await open();
  expect(dialog).toHaveAccessibleName('A hammer');
  expect(dialog).toHaveTextContent('A hammer');
  expect(dialog.querySelectorAll('source')).toHaveLength(picture.gatsbyImageData.images.sources?.length ?? 0);
  for (const part of dialog.querySelectorAll('source, img')) {
    expect(part).toHaveAttribute('sizes', 'min(100vw - 2rem, (100dvh - 8rem) * 1.779, 1030px)');
  }
  expect(link().querySelector('img')).toHaveAttribute('sizes', '(min-width: 47rem) 45rem, 100vw');
});

test('has the caption of the figure, if the picture has one', async () => {
  render(<Page html={inText('It falls')} />);
  expect(await open()).toHaveAccessibleName('It falls');
});

test('opens by keyboard', async () => {
  render(<Page html={inText()} />);
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('opens a picture outside the text, such as the cover of a post', async () => {
  render(
    <>
      <ZoomPicture picture={picture.gatsbyImageData} alt="A hammer" />
      <Page html="<p>Text</p>" />
    </>,
  );
  expect(await open()).toBeInTheDocument();
});

test.each([
  ['the button', () => screen.getByRole('button', { name: 'Close' })],
  ['the picture', () => screen.getByRole('dialog').querySelector('img')],
  ['the place beside it', () => screen.getByRole('dialog')],
])('closes on a click on %s, and restores the focus', async (_, target) => {
  render(<Page html={inText()} />);
  await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  const clicked = target();
  if (!clicked) throw new Error('There is nothing to click.');
  await userEvent.click(clicked);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link()).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

test('is removed when Escape has closed it', async () => {
  render(<Page html={inText()} />);
  const dialog = await open();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link()).toHaveFocus();
});

test('is removed with the page', async () => {
  const { unmount } = render(<Page html={inText()} />);
  await open();
  unmount();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays open when its caption is clicked, which may be to select it', async () => {
  render(<Page html={inText()} />);
  const dialog = await open();
  const caption = dialog.querySelector('figcaption');
  if (!caption) throw new Error('There is no caption.');
  await userEvent.click(caption);
  expect(dialog).toBeInTheDocument();
});

/** Clicks, and returns whether the browser follows the link. */
function isLeft(target: Element, click: MouseEventInit): boolean {
  const event = createEvent.click(target, { button: 0, ...click });
  let left = false;
  // Keeps jsdom, which knows no navigation, from following the link.
  const stop = (late: Event) => {
    left = !late.defaultPrevented;
    late.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(target, event);
  return left;
}

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser, which opens the file',
  (click) => {
    render(<Page html={inText()} />);
    expect(isLeft(screen.getByRole('img'), click)).toBe(true);
  },
);

test('handles a plain click instead of the browser and the router', async () => {
  render(<Page html={inText()} />);
  expect(isLeft(screen.getByRole('img'), {})).toBe(false);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
});

test('ignores other links and pictures', () => {
  render(<Page html='<a href="/docs">Docs</a><img src="/a.png" alt="A feather" />' />);
  expect(isLeft(screen.getByText('Docs'), {})).toBe(true);
  expect(isLeft(screen.getByRole('img'), {})).toBe(true);
});

test('ignores clicks after the text has been removed', () => {
  render(<ZoomPicture picture={picture.gatsbyImageData} alt="A hammer" />);
  const { unmount } = render(<Page html="" />);
  unmount();
  expect(isLeft(screen.getByRole('img'), {})).toBe(true);
});
