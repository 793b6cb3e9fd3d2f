import { render, screen } from '@testing-library/react';
import { MainMenu } from '../../src/components/layout/navbar/main-menu';
import { setSettings, settings } from '../support/gatsby';

test('an item without a label is reported in its position and once on the console, and does not affect the others', () => {
  const broken = { label: '', to: '/nowhere', activeUnder: '/nowhere' };
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  setSettings({ navbar: [broken, ...settings.navbar] });
  render(<MainMenu path="/docs" />);
  const message =
    'A navbar item failed to render. Please double-check the following navbar item (navbar) of content/site.yml:\n' +
    JSON.stringify(broken, null, 2);
  expect(screen.getByText('Broken item')).toBeInTheDocument();
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(message);
  expect(screen.queryByRole('link', { name: '' })).not.toBeInTheDocument();
  const own = complaints.mock.calls.flat().filter((error) => error instanceof Error && error.message === message);
  expect(own.map(({ cause }) => cause)).toEqual([new Error('The item has no label.')]);
  for (const { label, to } of settings.navbar) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Launch' })).toBeInTheDocument();
});
