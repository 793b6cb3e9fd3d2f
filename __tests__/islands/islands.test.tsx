import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registry } from '../../src/islands/registry';
import { stubIntersectionObserver } from './observer';
import { Page } from './page';

const tabs = (value: string) =>
  `<div data-island="tabs" data-props="{}"><div data-island-root></div><div class="tab-panel" data-value="${value}" data-label="${value}">Text</div></div>`;

function island(): Element {
  const element = document.querySelector('[data-island]');
  if (!element) throw new Error('There is no island.');
  return element;
}

test('mounts an island when it is near the view, and not before', async () => {
  const view = stubIntersectionObserver({ inView: false });
  render(<Page html={tabs('web')} />);
  await act(async () => undefined);
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();

  act(() => view.scrollTo(island()));

  expect(await screen.findByRole('tab', { name: 'web' })).toBeInTheDocument();
});

test('mounts the islands of the next page in the same element', async () => {
  stubIntersectionObserver({ inView: true });
  const { rerender } = render(<Page html={tabs('web') + tabs('desk')} />);
  expect(await screen.findAllByRole('tablist')).toHaveLength(2);

  rerender(<Page html={tabs('phone')} />);

  expect(await screen.findByRole('tab', { name: 'phone' })).toBeInTheDocument();
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
});

test('does not change a page without islands', () => {
  stubIntersectionObserver({ inView: true });
  const { container } = render(<Page html="<p>Text</p>" />);
  expect(container.innerHTML).toBe('<div><p>Text</p></div>');
});

test('leaves the folds of a text as the reader left them, when the page is shown again', () => {
  stubIntersectionObserver({ inView: true });
  const page = <Page html="<details>One</details><details open>Two</details><details>Three</details>" />;
  const { unmount, container } = render(page);
  for (const fold of container.querySelectorAll('details')) fold.open = !fold.open;
  unmount();
  const again = render(page);
  expect(Array.from(again.container.querySelectorAll('details'), ({ open }) => open)).toEqual([true, false, true]);
});

test('leaves unknown islands in their static form', async () => {
  stubIntersectionObserver({ inView: true });
  const html = '<div data-island="map" data-props="{}"><div data-island-root></div><p>Static</p></div>';
  const { container } = render(<Page html={html} />);
  await act(async () => undefined);
  expect(container.innerHTML).toBe(`<div>${html}</div>`.replaceAll('data-island-root', 'data-island-root=""'));
});

describe('an island that fails', () => {
  beforeEach(() => {
    stubIntersectionObserver({ inView: true });
    jest.spyOn(console, 'error').mockImplementation();
  });

  test('reports it beside its static form, and is mounted on a second attempt', async () => {
    jest.spyOn(registry, 'tabs').mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    render(<Page html={tabs('web') + tabs('desk')} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Loading chunk 7 failed.');
    expect(island()).toContainElement(screen.getByRole('alert'));
    for (const text of screen.getAllByText('Text')) expect(text).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'desk' })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('tab', { name: 'web' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('reports it again if the second attempt fails', async () => {
    jest.spyOn(registry, 'tabs').mockRejectedValueOnce(new Error('First')).mockRejectedValueOnce('no network');
    render(<Page html={tabs('web')} />);
    expect(await screen.findByText('Error: First')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('no network')).toBeVisible();
  });

  test('returns to its static form if it crashes', async () => {
    let isBroken = true;
    const { default: Tabs } = await registry.tabs();
    jest.spyOn(registry, 'tabs').mockResolvedValue({
      default: (input) => {
        if (isBroken) throw new Error('It fell over');
        return <Tabs {...input} />;
      },
    });
    render(<Page html={tabs('web')} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: It fell over');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('tab', { name: 'web' })).toBeInTheDocument();
  });
});
