import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '../../src/search/engine';
import { clearRecents } from '../../src/search/recents';
import type { Answer, FoundPage } from '../../src/search/types';
import { startNavigation } from '../../src/shell/navigation/navigation';
import { deferred } from '../support/deferred';
import { stubDialog } from '../support/dialog';
import { navigate } from '../support/gatsby';
import { expectVisit } from '../support/overlay';
import { siteAt } from '../support/site';
import { stubMatchMedia } from '../support/view';

jest.mock('../../src/search/engine');

const ask = jest.mocked(search);

const text = (words: string) => [{ text: words, isMatch: false }];
const page = (title: string, section: string, ...parts: string[]): FoundPage => ({
  title,
  href: `/${title.toLowerCase()}`,
  section,
  excerpt: text(`About ${title}.`),
  parts: parts.map((part) => ({ title: part, href: `/${title.toLowerCase()}#${part}`, excerpt: text(part) })),
});
const answer = (...pages: FoundPage[]): Answer => ({ total: pages.length, pages, best: pages[0]?.href ?? '' });

beforeAll(() => startNavigation());

beforeEach(() => {
  stubDialog();
  stubMatchMedia();
  Element.prototype.scrollIntoView = jest.fn();
  ask.mockReset();
  clearRecents();
});

async function openSite(address = '/docs') {
  const view = render(siteAt(address, <main id="main">The page</main>));
  return { ...view, user: userEvent.setup() };
}

async function openSearch() {
  const { user } = await openSite();
  await user.click(screen.getByRole('button', { name: /^Search/ }));
  return { user, field: await screen.findByRole('combobox', { name: 'Search the site' }) };
}

const status = () => within(screen.getByRole('dialog')).getByRole('status');
const options = () => screen.getAllByRole('option').map((option) => option.getAttribute('href') ?? option.textContent);
const selected = () => screen.getByRole('option', { selected: true });

/** Opens the search and types words into it. */
async function searchFor(words: string) {
  const { user, field } = await openSearch();
  await user.type(field, words);
  return { user, field };
}

test('is not rendered until it is opened, and then describes what can be found', async () => {
  const { field } = await openSearch();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('dialog')).toHaveTextContent('gravityScale');
  expect(ask).not.toHaveBeenCalled();
});

test('shows pages by section with their headings and their number, with the first one selected', async () => {
  ask.mockResolvedValue(answer(page('BodyNode', 'API', 'gravityScale'), page('FAQ', 'Docs'), page('Scene', 'API')));
  const { user, field } = await searchFor('gravity');
  expect(await screen.findByText('3 results for “gravity”')).toBe(status());
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['API', 'Docs']);
  expect(options()).toEqual(['/bodynode', '/bodynode#gravityScale', '/scene', '/faq']);
  expect(screen.getByText('gravity', { selector: 'mark' })).toBeInTheDocument();
  expect(selected()).toHaveAttribute('href', '/bodynode');
  expect(field).toHaveAttribute('aria-activedescendant', selected().id);

  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveAttribute('href', '/bodynode#gravityScale');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toHaveAttribute('href', '/faq');
});

test('the best result is selected, also if it is a heading', async () => {
  ask.mockResolvedValue({ ...answer(page('BodyNode', 'API', 'gravityScale')), best: '/bodynode#gravityScale' });
  await searchFor('gravityScale');
  expect(await screen.findByRole('option', { selected: true })).toHaveAttribute('href', '/bodynode#gravityScale');
});

test('waits for a pause, and ignores results that arrive too late', async () => {
  const [first, second] = [deferred<Answer>(), deferred<Answer>()];
  ask.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const { user, field } = await searchFor('gear');
  expect(status()).toHaveTextContent('Searching…');
  await waitFor(() => expect(ask.mock.calls).toEqual([['gear', 10]]));
  await user.type(field, 's');
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith('gears', 10));
  await act(async () => second.resolve(answer(page('Gears', 'Docs'))));
  await act(async () => first.resolve(answer(page('Gear', 'Docs'))));
  expect(options()).toEqual(['/gears']);
});

test('Enter before the results arrive opens the first one when they do; the query is stored', async () => {
  const found = deferred<Answer>();
  ask.mockReturnValue(found.promise);
  const { user } = await searchFor('gears{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() => expect(ask).toHaveBeenCalled());
  await act(async () => found.resolve(answer(page('Gears', 'Docs'))));
  await expectVisit('/gears');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Search/ }));
  expect(await screen.findByRole('option', { name: 'gears' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('Enter opens the best result of the new query once, also if it was selected among the earlier results', async () => {
  const [first, second] = [deferred<Answer>(), deferred<Answer>()];
  ask.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const { user, field } = await searchFor('gear');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await act(async () => first.resolve(answer(page('Gear', 'Docs'), page('Gears', 'Docs'))));
  await user.type(field, 's{Enter}');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await act(async () => second.resolve(answer(page('Gears', 'Docs'), page('Gear', 'Docs'))));
  await expectVisit('/gears');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('reports a correction of the query, and marks the corrected words', async () => {
  ask.mockResolvedValue({ ...answer(page('Mirroring', 'Docs')), corrected: 'mirroring' });
  await searchFor('mirorring');
  expect(await screen.findByText('1 result for “mirroring” instead of “mirorring”')).toBe(status());
  expect(screen.getByText('Mirroring', { selector: 'mark' })).toBeInTheDocument();
});

test('Enter that follows the last letter at once is not lost', async () => {
  ask.mockResolvedValue(answer(page('Mirroring', 'Docs')));
  const { field } = await openSearch();
  // In one task, before React has rendered the results of its effects.
  act(() => {
    fireEvent.change(field, { target: { value: 'mirroring' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  await expectVisit('/mirroring');
});

test('what is typed before the dialog is loaded reaches it once, and Enter opens the best result', async () => {
  const found = deferred<Answer>();
  ask.mockReturnValue(found.promise);
  await openSite();
  fireEvent.keyDown(document.body, { key: '/' });
  for (const key of ['m', 'i', 'Backspace', 'i', '/', 'r', 'Enter']) {
    expect(fireEvent.keyDown(document.body, { key })).toBe(false);
  }
  expect(await screen.findByRole('combobox')).toHaveValue('mi/r');
  await waitFor(() => expect(ask.mock.calls).toEqual([['mi/r', 10]]));
  await act(async () => found.resolve(answer(page('Mirroring', 'Docs'))));
  await expectVisit('/mirroring');
});

test('Enter after a failure searches again, and opens the best result', async () => {
  ask.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer(page('Gears', 'Docs')));
  const { user } = await searchFor('gears');
  await screen.findByRole('alert');
  await user.keyboard('{Enter}');
  await expectVisit('/gears');
});

test('reports if nothing is found, and ignores Enter', async () => {
  ask.mockResolvedValue(answer());
  const { user, field } = await searchFor('zzz');
  expect(await screen.findByText('No results for “zzz”')).toBe(status());
  await user.keyboard('{Enter}{ArrowDown}');
  expect(navigate).not.toHaveBeenCalled();
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('shows more on request', async () => {
  ask.mockResolvedValue({ ...answer(page('Gears', 'Docs')), total: 12 });
  const { user } = await searchFor('gears');
  await user.click(await screen.findByRole('button', { name: 'Show more results' }));
  await waitFor(() => expect(ask).toHaveBeenLastCalledWith('gears', 20));
});

test('explains what to do in develop, where there is no index', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  await searchFor('gears');
  expect(await screen.findByRole('alert')).toHaveTextContent('build the site first, with npm run build');
  expect(ask).not.toHaveBeenCalled();
});

describe('is opened', () => {
  test.each(['{Control>}k{/Control}', '{Control>}K{/Control}', '{Meta>}k{/Meta}', '/'])('by %s', async (keys) => {
    const { user } = await openSite();
    await user.keyboard(keys);
    expect(await screen.findByRole('combobox')).toHaveValue('');
  });

  test('by no key while the reader types', async () => {
    const { user } = await openSite();
    for (const html of ['<input>', '<textarea></textarea>', '<figure class="live-scene"><button></button></figure>']) {
      const host = document.createElement('div');
      host.innerHTML = html;
      document.body.append(host);
      host.querySelector<HTMLElement>('input, textarea, button')?.focus();
      await user.keyboard('/{Control>}k{/Control}');
      host.remove();
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('by ?q= in the address, initially and after a change of page', async () => {
    ask.mockResolvedValue(answer(page('Gears', 'Docs')));
    const { rerender } = await openSite('/docs');
    rerender(siteAt('/docs?q=gears', <main id="main">The page</main>));
    expect(await screen.findByRole('combobox')).toHaveValue('gears');
    expect(await screen.findByRole('option')).toHaveAttribute('href', '/gears');
  });
});
