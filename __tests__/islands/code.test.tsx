import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Code } from '../../src/components/content/code';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';

const LABEL = 'Copy code to clipboard';
const writeText = jest.fn<Promise<void>, [string]>();
const execCommand = jest.fn<boolean, [string]>();

/** Reports a new size of all listings. */
let resize: () => void;

beforeEach(() => {
  stubIntersectionObserver({ inView: true });
  // What jsdom lacks.
  Object.assign(navigator, { clipboard: { writeText: writeText.mockReset().mockResolvedValue() } });
  Object.assign(document, { execCommand: execCommand.mockReset().mockReturnValue(false) });
  class Observer {
    constructor(report: () => void) {
      resize = report;
    }
    observe() {
      resize();
    }
    disconnect() {
      resize = () => undefined;
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
});

/** Makes every listing so wide, in a place of 100 px. */
function stubWidth(width: number): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
}

async function renderLive(
  listing = (
    <Code language="js" title="a.js" numbered>
      <span className="line">{'let a;\n'}</span>
      <mark className="line">{'\tlet b;\n'}</mark>
    </Code>
  ),
): Promise<HTMLElement> {
  render(<Page html={renderToStaticMarkup(listing)} />);
  return await screen.findByRole('button', { name: LABEL });
}

const CODE = 'let a;\n\tlet b;';
const wrapButton = () => screen.queryByRole('button', { name: 'Toggle word wrap' });

/** Clicks, and lets what follows from it happen. */
const click = (button: HTMLElement) => act(async () => void fireEvent.click(button));

const SESSION = '$ npm ci\nadded 12 packages\n$ npm test\n';

test.each([
  ['js', 'let a;\n\tlet b;\n', 'let a;\n\tlet b;'],
  ['shell', SESSION, 'npm ci\nnpm test'],
  ['bash', SESSION, SESSION.trimEnd()],
])('in %s, of %j copies %j', async (language, code, copied) => {
  await click(await renderLive(<Code language={language}>{code}</Code>));
  expect(writeText.mock.calls).toEqual([[copied]]);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('shows "Copied" for a second', async () => {
  const button = await renderLive();
  jest.useFakeTimers();
  await click(button);
  expect(button).toHaveAccessibleName('Copied');
  act(() => jest.advanceTimersByTime(999));
  expect(button).toHaveAccessibleName('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(button).toHaveAccessibleName(LABEL);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

describe.each([
  ['refused', () => writeText.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))],
  ['missing', () => Object.assign(navigator, { clipboard: undefined })],
])('where the clipboard is %s', (_, withhold) => {
  beforeEach(() => void withhold());

  test('falls back to the copy command of the browser', async () => {
    const setData = jest.fn();
    execCommand.mockImplementation(() => {
      const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
      document.dispatchEvent(event);
      return event.defaultPrevented;
    });
    await click(await renderLive());
    expect(setData.mock.calls).toEqual([['text/plain', CODE]]);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(getSelection()?.isCollapsed).toBe(true);
  });

  test('selects the code for the reader to copy if that also fails, with a hint', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const button = await renderLive();
    await click(button);
    expect(getSelection()?.toString().trim()).toBe(CODE);
    expect(button).toHaveAccessibleName(LABEL);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('selected'), expect.anything());
  });
});

describe('wrapping', () => {
  test('appears and disappears with the width of the listing', async () => {
    stubWidth(100);
    await renderLive();
    stubWidth(300);
    act(() => resize());
    expect(wrapButton()).toBeInTheDocument();
    stubWidth(100);
    act(() => resize());
    await waitFor(() => expect(wrapButton()).not.toBeInTheDocument());
  });
});
