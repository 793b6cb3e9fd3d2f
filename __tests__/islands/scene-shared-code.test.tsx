import { undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pack, unpack } from '../../src/islands/scene/share/share';
import { changeHash } from './page';
import { CODE, expectLoad, expectNoPlayer, figureOf, frameOf, isRunning } from './scene-frame';
import { button, click, editor, openPage, renderPage, startButton, wake } from './scene-page';

const THEIRS = 'const box = new editor.RectangleNode();';
const NOTICE = /came with the link.*written by somebody else/;

const notice = () =>
  within(figureOf('Bounce'))
    .getAllByRole('status')
    .find(({ textContent }) => NOTICE.test(textContent ?? ''));

const change = (view: EditorView, from: number, to: number, insert: string) =>
  act(() => view.dispatch({ changes: { from, to, insert } }));

/** Follows a link with code to the page that is open. */
async function arrive(hash: string): Promise<void> {
  history.replaceState(null, '', hash);
  await act(async () => void window.dispatchEvent(new Event('hashchange')));
}

/** Opens the page by a link with somebody else's code. */
async function open(code = THEIRS): Promise<EditorView> {
  history.replaceState(null, '', `#scene-bounce=${await pack(code)}`);
  renderPage('Bounce');
  return await editor();
}

test('code from a link is labelled as foreign on every button that runs it', async () => {
  await open();
  expect(notice()).toBeVisible();
  for (const run of [startButton(), button('Run'), button('Step'), button('Reset'), button('Run code')]) {
    expect(run).toHaveAccessibleDescription(NOTICE);
  }
  expectNoPlayer();
});

test('the label is announced, in an existing live region', async () => {
  await openPage();
  const regions = screen.getAllByRole('status');
  await arrive(`#scene-bounce=${await pack(THEIRS)}`);
  await waitFor(() => expect(notice()).toBeVisible());
  expect(regions).toContain(notice());
});

test('code of the site has no such label', async () => {
  await open(CODE);
  expect(notice()).toBeUndefined();
  expect(startButton()).not.toHaveAccessibleDescription();
  expect(button('Run')).not.toHaveAccessibleDescription(NOTICE);
});

test('the label remains while the code is run, changed and hidden', async () => {
  const view = await open();
  change(view, 0, 0, '// Mine now?\n');
  expect(notice()).toBeVisible();
  click('Run code');
  frameOf().load();
  expect(notice()).toBeVisible();
  click('Edit code');
  expect(notice()).toBeVisible();
  expect(figureOf('Bounce')).toHaveAttribute('data-editing');
  click('Read the code');
  expect((await editor()).state.doc.toString()).toContain(THEIRS);
  expect(notice()).toBeVisible();
});

test('the reader can replace it by the original, which cannot be undone', async () => {
  await open();
  click('Show the original');
  expect(notice()).toBeUndefined();
  expect(startButton()).not.toHaveAccessibleDescription();
  expect(button('Run')).toHaveFocus();
  const view = await editor();
  expect(view.state.doc.toString()).toBe(CODE);
  expect(undo(view)).toBe(false);
  click('Run');
  expectLoad(CODE);
  change(view, 0, 0, '// Mine.\n');
  expect(notice()).toBeUndefined();
});

test.each([
  ['resets the code', () => click('Reset code')],
  ['writes other code in its place', (view: EditorView) => change(view, 0, view.state.doc.length, '// Mine.')],
  ['deletes it', (view: EditorView) => change(view, 0, view.state.doc.length, '')],
])('the label disappears when the reader %s, and returns when that is undone', async (_, act_) => {
  const view = await open();
  act_(view);
  expect(notice()).toBeUndefined();
  change(view, 0, 0, 'x');
  expect(notice()).toBeUndefined();
  while (view.state.doc.toString() !== THEIRS) act(() => expect(undo(view)).toBe(true));
  expect(notice()).toBeVisible();
});

test('a running scene stops when code arrives', async () => {
  await openPage();
  click('Run');
  frameOf().load();
  await arrive(`#scene-bounce=${await pack(THEIRS)}`);
  await waitFor(() => expect(notice()).toBeVisible());
  expectNoPlayer();
  expect(isRunning()).toBe(false);
});

test('of several links in sequence, the last one is used, and none is taken for damaged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await openPage();
  const links = await Promise.all(
    Array.from({ length: 10 }, (_, at) => pack(`// ${at}\n${'x'.repeat(90_000 - at * 9_000)}`)),
  );
  for (const link of links) changeHash(`#scene-bounce=${link}`);
  const before = jest.mocked(figureOf('Bounce').scrollIntoView).mock.calls.length;
  const view = await editor();
  await waitFor(() => expect(view.state.doc.line(1).text).toBe('// 9'));
  expect(before).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

test('a link away from the scene cancels the link before', async () => {
  await openPage();
  const packed = await pack('x'.repeat(90_000));
  changeHash(`#scene-bounce=${packed}`);
  await arrive('#elsewhere');
  await arrive(`#scene-swing=${packed}`);
  await wake();
  await act(async () => void (await unpack(packed, new AbortController().signal)));
  expect(figureOf('Bounce')).not.toHaveAttribute('data-editing');
});

/** Characters that show as nothing, or move what is around them. */
const HIDDEN: readonly (readonly [string, string, string])[] = [
  ['\u202E', 'U+202E', 'right-to-left override'],
  ['\u202A', 'U+202A', 'left-to-right embedding'],
  ['\u202B', 'U+202B', 'right-to-left embedding'],
  ['\u202C', 'U+202C', 'end of an embedding or override'],
  ['\u202D', 'U+202D', 'left-to-right override'],
  ['\u2066', 'U+2066', 'left-to-right isolate'],
  ['\u2067', 'U+2067', 'right-to-left isolate'],
  ['\u2068', 'U+2068', 'first strong isolate'],
  ['\u2069', 'U+2069', 'end of an isolate'],
  ['\u200E', 'U+200E', 'left-to-right mark'],
  ['\u200F', 'U+200F', 'right-to-left mark'],
  ['\u061C', 'U+061C', 'Arabic letter mark'],
  ['\u200B', 'U+200B', 'zero width space'],
  ['\u200C', 'U+200C', 'zero width non-joiner'],
  ['\u200D', 'U+200D', 'zero width joiner'],
  ['\u2060', 'U+2060', 'word joiner'],
  ['\u2064', 'U+2064', 'invisible character'],
  ['\uFEFF', 'U+FEFF', 'byte order mark'],
  ['\u00AD', 'U+00AD', 'soft hyphen'],
  ['\u2028', 'U+2028', 'line separator, which ends a line of code'],
  ['\u2029', 'U+2029', 'paragraph separator, which ends a line of code'],
  ['\u{E0041}', 'U+E0041', 'tag character'],
  ['\u3164', 'U+3164', 'Hangul filler'],
  ['\u115F', 'U+115F', 'Hangul filler'],
  ['\uFFA0', 'U+FFA0', 'Hangul filler'],
  ['\uFE0F', 'U+FE0F', 'variation selector'],
  ['\u{E0101}', 'U+E0101', 'variation selector'],
  ['\u180E', 'U+180E', 'invisible character'],
  ['\u2800', 'U+2800', 'invisible character'],
  ['\u0000', 'U+0000', 'control character'],
  ['\u0085', 'U+0085', 'control character'],
];

describe('the editor', () => {
  const shown = async (code: string) => {
    await open(code);
    return screen.queryAllByRole('img', { name: /^U\+/ }).map(({ textContent, title }) => [textContent, title]);
  };

  test('shows invisible characters by code point and name', async () => {
    const code = HIDDEN.map(([character]) => `let a${character} = 1;`).join('\n');
    expect(await shown(code)).toEqual(HIDDEN.map(([, number, name]) => [number, `${number}: ${name}`]));
  });

  test('leaves text and emoji unchanged', async () => {
    expect(await shown("const a = '\tß 日本 שלום ❤️ 1️⃣ 👩‍🚀 👍🏽 👩‍❤️‍👩';")).toEqual([]);
  });

  test('shows joiners and selectors that are not part of an emoji', async () => {
    expect(await shown("let a\u200Db; '❤\uFE0F\uFE0F' + '👍\u200D';")).toHaveLength(3);
  });

  test('also shows those that the reader types or pastes', async () => {
    const view = await open();
    change(view, 0, 0, '\u202E');
    expect(screen.getByRole('img', { name: 'U+202E: right-to-left override' })).toBeVisible();
  });
});
