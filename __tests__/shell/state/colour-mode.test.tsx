import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAPER } from '@physics-editor/lib/paper';
import { ColourModeProvider, earlyScript, useColourMode } from '../../../src/shell/state/colour-mode';
import { runScript } from '../../support/script';
import { stubSystem } from '../../support/system-colours';
import { blockStorage, storeInOtherTab } from '../../support/storage';

const root = document.documentElement;

/** What colours the browser's own frame, as it stands in every page. */
const themeColour = document.head.appendChild(document.createElement('meta'));
themeColour.name = 'theme-color';

beforeEach(() => {
  themeColour.content = PAPER.light;
  localStorage.clear();
  root.removeAttribute('data-theme');
  root.removeAttribute('data-theme-choice');
});

describe('the early script', () => {
  function modeAt(query = '') {
    history.replaceState(null, '', `/${query}`);
    runScript(earlyScript);
    return root.getAttribute('data-theme');
  }

  afterEach(() => history.replaceState(null, '', '/'));

  test.each([
    ['', null, 'light'],
    ['', 'dark', 'dark'],
    ['', 'light', 'light'],
    ['', 'Dark', 'light'],
    ['', '{"mode":"dark"}', 'light'],
    ['', '', 'light'],
    ['?theme=dark', 'light', 'dark'],
    ['?theme=light', 'dark', 'light'],
    ['?a=1&theme=dark', 'light', 'dark'],
    ['?theme=garbage', 'dark', 'light'],
    ['?theme=', 'dark', 'dark'],
    ['?view=list', 'dark', 'dark'],
  ])('at "%s", if %j is stored, sets %s and stores nothing', (query, stored, mode) => {
    if (stored !== null) localStorage.setItem('theme', stored);
    expect(modeAt(query)).toBe(mode);
    expect(localStorage.getItem('theme')).toBe(stored);
    expect(localStorage).toHaveLength(stored === null ? 0 : 1);
  });

  test.each([
    [true, 'dark'],
    [false, 'light'],
  ])('if the choice is that of the system, and that is dark: %s, sets %s', (isDark, mode) => {
    stubSystem(isDark);
    localStorage.setItem('theme', 'system');
    expect(modeAt()).toBe(mode);
    expect(root).toHaveAttribute('data-theme-choice', 'system');
  });

  test('sets light, or the mode in the query, if storage is blocked', () => {
    blockStorage();
    expect(modeAt()).toBe('light');
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
});

describe('the provider', () => {
  function Switch() {
    const { choice, toggle } = useColourMode();
    return <button onClick={toggle}>{choice ?? 'unknown'}</button>;
  }

  function renderPage(initial: string | null) {
    if (initial !== null) root.setAttribute('data-theme', initial);
    return render(
      <ColourModeProvider>
        <Switch />
      </ColourModeProvider>,
    );
  }

  const renderAt = (initial: string | null) => {
    renderPage(initial);
    return screen.getByRole('button');
  };

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [null, 'light'],
  ])('starts with the mode set by the early script: %s is %s, and stores nothing', (attribute, mode) => {
    expect(renderAt(attribute)).toHaveTextContent(mode);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('switches to dark, to the mode of the system, which is dark here, and back, and stores the choice', async () => {
    const button = renderAt('light');
    stubSystem(true);
    for (const [choice, mode] of [
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ] as const) {
      await userEvent.click(button);
      expect(button).toHaveTextContent(choice);
      expect(root).toHaveAttribute('data-theme', mode);
      expect(root.getAttribute('data-theme-choice')).toBe(choice === 'system' ? 'system' : null);
      expect(themeColour.content).toBe(PAPER[mode]);
      expect(localStorage.getItem('theme')).toBe(choice);
    }
  });

  test('follows the system while that is the choice, and stores nothing', async () => {
    const setSystem = stubSystem(false);
    localStorage.setItem('theme', 'system');
    runScript(earlyScript);
    const button = renderAt(null);
    expect(button).toHaveTextContent('system');
    expect(root).toHaveAttribute('data-theme', 'light');
    setSystem(true);
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('system');
    await userEvent.click(button);
    setSystem(true);
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test.each([
    ['from a mode that the query has set, not from the stored one', () => localStorage.setItem('theme', 'dark')],
    ['for this page view if storage is blocked', blockStorage],
  ])('switches %s', async (_, prepare) => {
    prepare();
    jest.spyOn(console, 'warn').mockImplementation();
    const button = renderAt('light');
    await userEvent.click(button);
    expect(button).toHaveTextContent('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test.each([
    ['light', 'theme', 'dark', 'dark'],
    ['dark', 'theme', 'light', 'light'],
    ['dark', 'theme', 'garbage', 'light'],
    // The choice is cleared.
    ['dark', 'theme', null, 'dark'],
    ['light', 'tab.platform', 'dark', 'light'],
  ])('at %s, after another browser tab has stored under "%s" the value %j, is %s', (initial, key, stored, mode) => {
    const button = renderAt(initial);
    storeInOtherTab(key, stored);
    expect(button).toHaveTextContent(mode);
    expect(root).toHaveAttribute('data-theme', mode);
  });

  test('follows nothing after it is unmounted', () => {
    renderPage('light').unmount();
    storeInOtherTab('theme', 'dark');
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});
