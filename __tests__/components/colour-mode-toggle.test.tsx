import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ColourModeToggle } from '../../src/components/layout/navbar/colour-mode-toggle';
import { ColourModeProvider } from '../../src/shell/state/colour-mode';
import { stubSystem } from '../support/system-colours';

const toggle = (
  <ColourModeProvider>
    <ColourModeToggle />
  </ColourModeProvider>
);

const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;

beforeEach(() => localStorage.clear());

test('is disabled until the page is interactive, and contains the icons of all choices', () => {
  document.body.innerHTML = renderToString(toggle);
  const button = screen.getByRole('button', { name: label('light') });
  expect(button).toBeDisabled();
  expect(button.querySelectorAll('svg')).toHaveLength(3);
  document.body.replaceChildren();
});

test('announces politely that the choice in its name has changed', async () => {
  stubSystem(false);
  document.documentElement.setAttribute('data-theme', 'light');
  render(toggle);
  const button = screen.getByRole('button');
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-live', 'polite');
  // Chromium makes the title a description even where it is the name already, unless another description is given.
  expect(button).toHaveAttribute('aria-description', '');
  for (const mode of ['light', 'dark', 'system']) {
    expect(button).toHaveAccessibleName(label(mode));
    expect(button).toHaveAttribute('title', label(mode));
    await userEvent.click(button);
  }
});
