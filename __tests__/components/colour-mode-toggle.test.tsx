import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ColourModeToggle } from '../../src/components/layout/navbar/colour-mode-toggle';
import { ColourModeProvider } from '../../src/shell/state/colour-mode';

jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const toggle = (
  <ColourModeProvider>
    <ColourModeToggle />
  </ColourModeProvider>
);

const label = (mode: string) => `Switch between dark and light mode (currently ${mode} mode)`;

beforeEach(() => localStorage.clear());

test('is disabled until the page is interactive, and contains the icons of both modes', () => {
  document.body.innerHTML = renderToString(toggle);
  const button = screen.getByRole('button', { name: label('light') });
  expect(button).toBeDisabled();
  expect(button.querySelectorAll('svg')).toHaveLength(2);
  document.body.replaceChildren();
});

test.each(['light', 'dark'])('has the mode %s in its name', (mode) => {
  document.documentElement.setAttribute('data-theme', mode);
  render(toggle);
  const button = screen.getByRole('button');
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleName(label(mode));
  expect(button).toHaveAttribute('title', label(mode));
});

// Chromium makes the title a description even where it is the name already, unless another description is given.
test('does not have its title as a description as well', () => {
  render(toggle);
  expect(screen.getByRole('button')).toHaveAttribute('aria-description', '');
});

test('announces politely that the mode has changed', async () => {
  document.documentElement.setAttribute('data-theme', 'light');
  render(toggle);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName(label('dark'));
  expect(button).toHaveAttribute('title', label('dark'));
});
