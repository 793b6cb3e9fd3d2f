import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSettings, setStaticData } from '../support/gatsby';
import { siteAt } from '../support/site';

let fault: unknown;

function Page() {
  if (fault) throw fault;
  return <main id="main">The page</main>;
}

const report = () => screen.queryByRole('heading', { level: 1, name: 'This page crashed.' });

beforeEach(() => {
  fault = undefined;
  jest.spyOn(console, 'error').mockImplementation(); // React reports what a boundary catches.
});

describe('a page that crashes', () => {
  beforeEach(() => void (fault = new Error('No data.', { cause: new Error('No network.') })));

  test('is reported inside the frame, with its causes, and rendered again on request', async () => {
    render(siteAt('/docs', <Page />));
    expect(report()).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('main').querySelector('pre')?.textContent).toBe('No data.\n\nCause:\nNo network.');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Page Error'));

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(report()).toBeInTheDocument();
    fault = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(report()).not.toBeInTheDocument();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  test('is replaced by the next page', () => {
    const { rerender } = render(siteAt('/docs', <Page />));
    fault = undefined;
    rerender(siteAt('/docs?view=list', <Page />));
    expect(report()).toBeInTheDocument();
    rerender(siteAt('/blog', <Page />));
    expect(report()).not.toBeInTheDocument();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});

test('a page that throws a value that is not an error is also reported', () => {
  fault = 'Stop.';
  render(siteAt('/docs', <Page />));
  expect(screen.getByText('Stop.')).toBeInTheDocument();
});

test('if the frame crashes, only the report is rendered, which can try again', async () => {
  setStaticData({ site: { siteMetadata: null } });
  render(siteAt('/docs', <Page />));
  expect(report()).toBeInTheDocument();
  expect(screen.getByText(/content\/site\.yml was not read/)).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Page Error'));
  setSettings({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(report()).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});
