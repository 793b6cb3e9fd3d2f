import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '../../src/components/content/figure';
import { ZoomPicture } from '../../src/components/content/zoom-picture';
import { stubDialog } from '../support/dialog';
import { follow } from '../support/follow';
import { picture } from '../support/references';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';

beforeEach(() => {
  stubIntersectionObserver({ inView: true });
  stubDialog();
});
afterEach(() => document.querySelector('dialog')?.close());

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
    expect(part).toHaveAttribute('sizes', 'min(1030px, max(0px, min(100vw - 2rem, (100dvh - 9rem) * 1.779)))');
  }
  expect(link().querySelector('img')).toHaveAttribute('sizes', '(min-width: 47rem) 45rem, 85vw');
});

test('has the caption of the figure, if the picture has one', async () => {
  render(<Page html={inText('It falls')} />);
  expect(await open()).toHaveAccessibleName('It falls');
});

test.each<[string, () => Promise<void> | void]>([
  ['a click on its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the picture', () => userEvent.click(within(screen.getByRole('dialog')).getByRole('img'))],
  ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ['Escape, as the browser does it', () => screen.getByRole<HTMLDialogElement>('dialog').close()],
])('closes by %s, and restores the focus', async (_, close) => {
  render(<Page html={inText()} />);
  await open();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link()).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

test('stays open when its caption is clicked, which may be to select it', async () => {
  render(<Page html={inText()} />);
  const dialog = await open();
  const caption = dialog.querySelector('figcaption');
  if (!caption) throw new Error('There is no caption.');
  await userEvent.click(caption);
  expect(dialog).toBeInTheDocument();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser, which opens the file',
  (click) => {
    render(<Page html={inText()} />);
    expect(follow(screen.getByRole('img'), click)).toBe(true);
  },
);

test('ignores other links and pictures, and clicks after the text has been removed', () => {
  const { unmount } = render(<Page html='<a href="/docs">Docs</a><img src="/a.png" alt="A feather" />' />);
  expect(follow(screen.getByText('Docs'))).toBe(true);
  expect(follow(screen.getByRole('img'))).toBe(true);
  unmount();
  render(<ZoomPicture picture={picture.gatsbyImageData} alt="A hammer" />);
  expect(follow(screen.getByRole('img'))).toBe(true);
});
