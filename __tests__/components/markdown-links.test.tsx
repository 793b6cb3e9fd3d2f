import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkdownLinks } from '../../src/components/layout/page/markdown-links';
import { watchPageLoads } from '../support/location';

type Parts = Record<string, Promise<unknown>>;

/** What a clipboard is given. */
class Item {
  constructor(readonly parts: Parts) {}
}

/** A text that is to become a file. */
class Text {
  constructor(
    readonly parts: readonly string[],
    readonly options: { type: string },
  ) {}
}

const fetched = jest.fn<Promise<{ ok: boolean; status: number; text: () => Promise<string> }>, [string]>();
const write = jest.fn<Promise<void>, [readonly Item[]]>();

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockResolvedValue({ ok: true, status: 200, text: async () => '# FAQ\n' });
  write.mockReset().mockImplementation(async ([item]) => {
    await item?.parts['text/plain'];
  });
  // What jsdom lacks.
  Object.assign(navigator, { clipboard: { write } });
  Object.assign(globalThis, { ClipboardItem: Item, Blob: Text, fetch: fetched });
});

/** Presses the button, and lets what follows from it happen. */
async function press(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

test('without script, there is a link to the alternate', () => {
  const html = renderToStaticMarkup(<MarkdownLinks path="/docs/faq" />);
  expect(html).toContain('<a href="/docs/faq.md" type="text/markdown">View as Markdown</a>');
});

test('the button copies the alternate, and confirms it for a while', async () => {
  render(<MarkdownLinks path="/docs/faq" />);
  expect(fetched).not.toHaveBeenCalled();
  await press();
  expect(fetched).toHaveBeenCalledWith('/docs/faq.md');
  const [[item] = []] = write.mock.calls[0] ?? [];
  expect(await item?.parts['text/plain']).toEqual(new Text(['# FAQ\n'], { type: 'text/plain' }));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['the browser refuses', () => write.mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'))],
  ['the browser has no clipboard', () => Object.assign(navigator, { clipboard: undefined })],
  ['the alternate cannot be loaded', () => fetched.mockResolvedValue({ ok: false, status: 500, text: async () => '' })],
])('the alternate is opened if %s', async (_, refuse) => {
  const { assign } = watchPageLoads();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  refuse();
  render(<MarkdownLinks path="/docs/faq" />);
  await press();
  expect(assign).toHaveBeenCalledWith('/docs/faq.md');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('');
});
