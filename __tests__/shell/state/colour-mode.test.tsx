import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAPER } from '@physics-editor/lib/paper';
import { ColourModeProvider, earlyScript, useColourMode } from '../../../src/shell/state/colour-mode';
import { runScript } from '../../support/script';
import { blockStorage, storeInOtherTab } from '../../support/storage';

const root = document.documentElement;

/** What colours the browser's own frame, as it stands in every page. */
const themeColour = document.head.appendChild(document.createElement('meta'));
themeColour.name = 'theme-color';

beforeEach(() => {
  themeColour.content = PAPER.light;
  localStorage.clear();
  root.removeAttribute('data-theme');
});

afterEach(() => jest.restoreAllMocks());

describe('the early script', () => {
  function modeAt(query = '') {
    history.replaceState(null, '', `/${query}`);
    runScript(earlyScript);
    return root.getAttribute('data-theme');
  }

  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['Dark', 'light'],
    ['{"mode":"dark"}', 'light'],
    ['', 'light'],
  ])('if "%s" is stored sets %s', (stored, mode) => {
    localStorage.setItem('theme', stored);
    expect(modeAt()).toBe(mode);
  });

  test('sets light if nothing is stored', () => {
    expect(modeAt()).toBe('light');
  });

  test('sets light if storage is blocked', () => {
    blockStorage();
    expect(modeAt()).toBe('light');
  });

  test.each([
    ['?theme=dark', 'light', 'dark'],
    ['?theme=light', 'dark', 'light'],
    ['?a=1&theme=dark', 'light', 'dark'],
    ['?theme=garbage', 'dark', 'light'],
    ['?theme=', 'dark', 'dark'],
    ['?view=list', 'dark', 'dark'],
  ])('at %s, if "%s" is stored, sets %s', (query, stored, mode) => {
    localStorage.setItem('theme', stored);
    expect(modeAt(query)).toBe(mode);
    expect(localStorage.getItem('theme')).toBe(stored);
  });

  test('uses the mode in the query if storage is blocked', () => {
    blockStorage();
    expect(modeAt('?theme=dark')).toBe('dark');
  });

  test('sets the theme colour of the browser to that of the page', () => {
    modeAt();
    expect(themeColour.content).toBe(PAPER.light);
    modeAt('?theme=dark');
    expect(themeColour.content).toBe(PAPER.dark);
  });

  test('sets the mode of a page whose head has been changed, too', () => {
    themeColour.remove();
    expect(modeAt('?theme=dark')).toBe('dark');
    document.head.append(themeColour);
  });

  test('stores nothing', () => {
    modeAt();
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

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'light'],
  ])('starts with the mode set by the early script: %s is %s', (attribute, mode) => {
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
    expect(themeColour.content).toBe(PAPER.dark);
    expect(localStorage.getItem('theme')).toBe('dark');

    await userEvent.click(button);
    expect(button).toHaveTextContent('light');
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(themeColour.content).toBe(PAPER.light);
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('switches to the mode that is stored, from one that the query has set', async () => {
    localStorage.setItem('theme', 'light');
    const button = renderAt('dark');
    await userEvent.click(button);
    expect(button).toHaveTextContent('light');
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('switches for this page view if storage is blocked', async () => {
    blockStorage();
    jest.spyOn(console, 'warn').mockImplementation();
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
    storeInOtherTab('theme', stored);
    expect(button).toHaveTextContent(mode);
    expect(root).toHaveAttribute('data-theme', mode);
  });

  test('does not change when another browser tab clears the choice', () => {
    const button = renderAt('dark');
    storeInOtherTab('theme', null);
    expect(button).toHaveTextContent('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('does not change when another browser tab stores something else', () => {
    const button = renderAt('light');
    storeInOtherTab('tab.platform', 'dark');
    expect(button).toHaveTextContent('light');
  });

  test('follows nothing after it is unmounted', () => {
    root.setAttribute('data-theme', 'light');
    const { unmount } = render(
      <ColourModeProvider>
        <Switch />
      </ColourModeProvider>,
    );
    unmount();
    storeInOtherTab('theme', 'dark');
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});
