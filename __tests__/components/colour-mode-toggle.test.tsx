import { renderToString } from 'react-dom/server';
import { ColourModeToggle } from '../../src/components/layout/colour-mode-toggle';
import { ColourModeProvider } from '../../src/shell/colour-mode';

jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

test('cannot be pressed before the page has come alive, and holds the icons of both modes', () => {
  document.body.innerHTML = renderToString(
    <ColourModeProvider>
      <ColourModeToggle />
    </ColourModeProvider>,
  );
  const toggle = document.querySelector('button');
  expect(toggle).toBeDisabled();
  expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  expect(toggle?.querySelectorAll('svg')).toHaveLength(2);
});
