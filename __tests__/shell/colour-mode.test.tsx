import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColourModeProvider, earlyScript, useColourMode } from '../../src/shell/colour-mode';

const root = document.documentElement;

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
}

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-theme');
});

afterEach(() => jest.restoreAllMocks());

describe('the early script', () => {
  /** Runs it as a page does: as a script element. */
  function runEarlyScript() {
    const script = document.createElement('script');
    script.textContent = earlyScript;
    document.body.append(script);
    script.remove();
    return root.getAttribute('data-theme');
  }

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['Dark', 'light'],
    ['{"mode":"dark"}', 'light'],
    ['', 'light'],
  ])('where "%s" is stored sets %s', (stored, mode) => {
    localStorage.setItem('theme', stored);
    expect(runEarlyScript()).toBe(mode);
  });

  test('sets light where nothing is stored', () => {
    expect(runEarlyScript()).toBe('light');
  });

  test('sets light where storage is blocked', () => {
    blockStorage();
    expect(runEarlyScript()).toBe('light');
  });

  test('stores nothing', () => {
    runEarlyScript();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the provider', () => {
  function Switch() {
    const { mode, toggle } = useColourMode();
    return <button onClick={toggle}>{mode ?? 'unknown'}</button>;
  }

  function renderAt(initial: string | null) {
    if (initial !== null) root.setAttribute('data-theme', initial);
    render(
      <ColourModeProvider>
        <Switch />
      </ColourModeProvider>,
    );
    return screen.getByRole('button');
  }

  const otherBrowserTab = (key: string, newValue: string | null) =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'light'],
  ])('begins with what the early script has set: %s is %s', (attribute, mode) => {
    expect(renderAt(attribute)).toHaveTextContent(mode);
  });

  test('stores nothing before a choice', () => {
    renderAt('dark');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('switches to the other mode and back, and stores the choice', async () => {
    const button = renderAt('light');

    await userEvent.click(button);
    expect(button).toHaveTextContent('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');

    await userEvent.click(button);
    expect(button).toHaveTextContent('light');
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('switches for this page view where storage is blocked', async () => {
    blockStorage();
    const button = renderAt('light');
    await userEvent.click(button);
    expect(button).toHaveTextContent('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test.each([
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    ['dark', 'garbage', 'light'],
  ])('at %s follows another browser tab that stores "%s": %s', (initial, stored, mode) => {
    const button = renderAt(initial);
    otherBrowserTab('theme', stored);
    expect(button).toHaveTextContent(mode);
    expect(root).toHaveAttribute('data-theme', mode);
  });

  test('stays as it is when another browser tab clears the choice', () => {
    const button = renderAt('dark');
    otherBrowserTab('theme', null);
    expect(button).toHaveTextContent('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('stays as it is when another browser tab stores something else', () => {
    const button = renderAt('light');
    otherBrowserTab('tab.platform', 'dark');
    expect(button).toHaveTextContent('light');
  });

  test('follows nothing after it is gone', () => {
    root.setAttribute('data-theme', 'light');
    const { unmount } = render(
      <ColourModeProvider>
        <Switch />
      </ColourModeProvider>,
    );
    unmount();
    otherBrowserTab('theme', 'dark');
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});
