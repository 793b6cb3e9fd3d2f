import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Faults from '../../src/develop/faults';
import { setStaticData } from '../support/gatsby';
import { watchPageLoads } from '../support/location';

const fault = (message: string, page: string | null) => ({
  file: 'content/docs/snapping.mdx',
  line: 3,
  column: 2,
  message,
  hint: `right ${message}`,
  page,
});

function setData(faults: ReturnType<typeof fault>[], paths: string[] = ['/docs/snapping']) {
  setStaticData({
    allFaultReport: { nodes: [{ faults }] },
    allSitePage: { nodes: paths.map((path) => ({ path })) },
  });
}

const panel = () => screen.getByRole('alert', { name: 'Faults of the content' });

test('the page with the fault shows its position, message and correction', () => {
  setData([fault('One', '/docs/snapping')]);
  render(<Faults path="/docs/snapping" />);
  expect(panel()).toHaveTextContent('content/docs/snapping.mdx:3:2');
  expect(panel()).toHaveTextContent('One');
  expect(panel()).toHaveTextContent('→ right One');
});

test('faults that concern all pages are on each of them; faults of other pages are counted, with links', async () => {
  setData([fault('Everywhere', null), fault('Elsewhere', '/docs/faq'), fault('Item', '/showcase#pegs')]);
  render(<Faults path="/docs/snapping" />);
  expect(screen.getByText('Everywhere')).toBeVisible();
  expect(screen.getByText('Elsewhere')).not.toBeVisible();
  await userEvent.click(screen.getByText('2 faults on other pages'));
  expect(within(panel()).getByRole('link', { name: '/docs/faq' })).toHaveAttribute('href', '/docs/faq');
});

test('an item of the showcase is on its page', () => {
  setData([fault('Item', '/showcase#pegs')]);
  render(<Faults path="/showcase" />);
  expect(screen.getByText('Item')).toBeVisible();
});

test('without faults, only an empty container is rendered', () => {
  setData([]);
  render(<Faults path="/docs/snapping" />);
  expect(panel()).toBeEmptyDOMElement();
});

test('a page that is added or removed while its address is open is reloaded; one that changes is not', () => {
  const { reload } = watchPageLoads();
  setData([], []);
  const { rerender } = render(<Faults path="/docs/snapping" />);
  expect(reload).not.toHaveBeenCalled();
  act(() => setData([]));
  rerender(<Faults path="/docs/snapping" />);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(<Faults path="/docs/none" />);
  rerender(<Faults path="/docs/snapping" />);
  expect(reload).toHaveBeenCalledTimes(1);
  act(() => setData([], []));
  rerender(<Faults path="/docs/snapping" />);
  expect(reload).toHaveBeenCalledTimes(2);
});
