import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportStartFailure } from '../../../src/shell/start/start-failure';
import { forgetListeners } from '../../support/listeners';
import { watchPageLoads } from '../../support/location';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

forgetListeners();

const reject = (reason: unknown) =>
  act(() => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));

beforeEach(() => {
  document.body.innerHTML = '<main>The page</main>';
  document.documentElement.dataset['hasHydrated'] = 'false';
  reportStartFailure();
});

test('shows a message above a page that did not start, once, and reloads it on request', async () => {
  const { reload } = watchPageLoads();
  void reject(new Error('Loading chunk 7 failed.'));
  void reject(new Error('The second.'));
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('Error: Loading chunk 7 failed.');
  expect(notice.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('shows nothing when the page has started', () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  void reject(new Error('Of something else.'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
