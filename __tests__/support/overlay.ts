import { waitFor } from '@testing-library/react';
import { endVisit } from '../../src/shell/navigation/navigation';
import { navigate } from './gatsby';

beforeEach(() => history.replaceState({ key: 'page' }, '', '/docs'));

/** What opens over a page adds an entry to the history, which is off it again at the end of a test. The browser takes its time for it. */
afterEach(async () => {
  await waitFor(() => expect(history.state.key).toBe('page'));
  endVisit();
});

/** The page is visited in place of that entry; there is no router in these tests. */
export async function expectVisit(address: string): Promise<void> {
  await waitFor(() => expect(navigate.mock.calls).toEqual([[address, { replace: true }]]));
  history.replaceState({ key: 'page' }, '');
}
