import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Islands } from '../../src/islands/islands';
import { stubIntersectionObserver } from './observer';

function Page({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={host} dangerouslySetInnerHTML={{ __html: html }} />
      <Islands host={host} html={html} />
    </>
  );
}

const tabs = (value: string) =>
  `<div data-island="tabs" data-props="{}"><div data-island-root></div><section class="tab-panel" data-value="${value}" data-label="${value}">Text</section></div>`;

function island(): Element {
  const element = document.querySelector('[data-island]');
  if (!element) throw new Error('There is no island.');
  return element;
}

test('makes an island live when it comes near the view, and not before', async () => {
  const view = stubIntersectionObserver({ inView: false });
  render(<Page html={tabs('web')} />);
  await act(async () => undefined);
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();

  act(() => view.scrollTo(island()));

  expect(await screen.findByRole('tab', { name: 'web' })).toBeInTheDocument();
});

test('makes the islands of the next page live in the same place', async () => {
  stubIntersectionObserver({ inView: true });
  const { rerender } = render(<Page html={tabs('web') + tabs('desk')} />);
  expect(await screen.findAllByRole('tablist')).toHaveLength(2);

  rerender(<Page html={tabs('phone')} />);

  expect(await screen.findByRole('tab', { name: 'phone' })).toBeInTheDocument();
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
});

test('leaves a page without islands as it is', () => {
  stubIntersectionObserver({ inView: true });
  const { container } = render(<Page html="<p>Text</p>" />);
  expect(container.innerHTML).toBe('<div><p>Text</p></div>');
});

test('leaves what it does not know in its static form', async () => {
  stubIntersectionObserver({ inView: true });
  const html = '<div data-island="map" data-props="{}"><div data-island-root></div><p>Static</p></div>';
  const { container } = render(<Page html={html} />);
  await act(async () => undefined);
  expect(container.innerHTML).toBe(`<div>${html}</div>`.replaceAll('data-island-root', 'data-island-root=""'));
});
