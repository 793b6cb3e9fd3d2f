import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TabItem, Tabs } from '../../src/components/content/tabs';
import { Content } from '../../src/components/layout/page/content';
import { stubIntersectionObserver } from '../islands/observer';
import { loader } from '../support/loader';

const view = stubIntersectionObserver({ inView: false });

describe('the pages that a text links to', () => {
  const html = (path: string) => `<p><a href="${path}">There</a> <a id="anchor">Here</a></p>`;

  test('are prefetched when their links come into view', () => {
    render(<Content html={html('/docs/assets')} />);
    expect(loader.enqueue).not.toHaveBeenCalled();
    view.scrollTo(screen.getByRole('link'));
    expect(loader.enqueue.mock.calls).toEqual([['/docs/assets']]);
  });

  test('are updated when the text changes', () => {
    const { rerender } = render(<Content html={html('/docs/assets')} />);
    const old = screen.getByRole('link');
    rerender(<Content html={html('/docs/faq')} />);
    view.scrollTo(old);
    view.scrollTo(screen.getByRole('link'));
    expect(loader.enqueue.mock.calls).toEqual([['/docs/faq']]);
  });
});

test('mounts the interactive parts of the text', async () => {
  const html = renderToStaticMarkup(
    <Tabs>
      <TabItem value="web">On the web</TabItem>
    </Tabs>,
  );
  const { container } = render(<Content html={html} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  act(() => container.querySelectorAll('[data-island]').forEach(view.scrollTo));
  await waitFor(() => expect(screen.getByRole('tab', { name: 'web' })).toBeInTheDocument());
});
