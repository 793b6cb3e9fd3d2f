import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { deflateRawSync } from 'node:zlib';
import { completeApi } from '../../src/islands/scene/editor/completions';
import { pack } from '../../src/islands/scene/share/share';
import { CODE, expectLoad, expectNoPlayer, figureOf, frameOf } from './scene-frame';
import { click, editor, openPage, renderPage, startButton, wake } from './scene-page';

const EDITED = 'const box = new editor.RectangleNode(); // ↻ edited';
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => Object.assign(navigator, { clipboard: { writeText: writeText.mockReset().mockResolvedValue() } }));

async function openEditor(): Promise<EditorView> {
  await openPage();
  click('Edit code');
  return await editor();
}

const type = (view: EditorView, text: string) =>
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));

describe('the editor', () => {
  test('replaces the listing, and is focused', async () => {
    const view = await openEditor();
    expect(view.state.doc.toString()).toBe(CODE);
    expect(figureOf('Bounce')).toHaveAttribute('data-editing');
    expect(view.contentDOM).toHaveFocus();
    expect(view.contentDOM).toHaveAccessibleDescription(/Esc ?, then Tab leaves/);
    expectNoPlayer();
    click('Edit code');
    expect(figureOf('Bounce')).not.toHaveAttribute('data-editing');
  });

  test('keeps the code when it is closed, and every run button runs it', async () => {
    type(await openEditor(), EDITED);
    click('Edit code');
    fireEvent.click(startButton());
    expectLoad(EDITED);
    click('Edit code');
    expect((await editor()).state.doc.toString()).toBe(EDITED);
  });

  test('restores the original, which can be undone', async () => {
    const { undo } = await import('@codemirror/commands');
    const view = await openEditor();
    type(view, EDITED);
    click('Reset code');
    expect(view.state.doc.toString()).toBe(CODE);
    act(() => void undo(view));
    expect(view.state.doc.toString()).toBe(EDITED);
  });

  test('does not handle shortcuts while the reader types', async () => {
    const view = await openEditor();
    fireEvent.keyDown(view.contentDOM, { key: 'r' });
    fireEvent.keyDown(view.contentDOM, { key: '.' });
    expectNoPlayer();
  });

  test('runs by Ctrl and Enter', async () => {
    const view = await openEditor();
    fireEvent.keyDown(view.contentDOM, { key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true });
    expect(frameOf().frame).toBeInTheDocument();
    expect(view.state.doc.toString()).toBe(CODE);
  });

  test('marks the line with the error until the code is run again', async () => {
    const view = await openEditor();
    click('Run code');
    const player = frameOf();
    player.load();
    player.say({ type: 'failed', message: 'ReferenceError: x', line: 2, hasScene: true });
    expect(view.dom.querySelector('.cm-failedLine')).toHaveTextContent('editor.add(ball);');
    expect(view.dom.querySelector('.cm-failedLine')).toHaveAttribute('data-failure', 'ReferenceError: x');
    player.say({ type: 'failed', message: 'Somewhere', line: 99, hasScene: true });
    await waitFor(() => expect(view.dom.querySelector('.cm-failedLine')).toBeNull());
    player.say({ type: 'failed', message: 'ReferenceError: x', line: 1, hasScene: true });
    click('Run code');
    expect(view.dom.querySelector('.cm-failedLine')).toBeNull();
  });
});

describe('a link to edited code', () => {
  test('is offered once the code is edited, copied, and written into the address without a new history entry', async () => {
    const view = await openEditor();
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    type(view, EDITED);
    click('Copy link');
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
    expect(writeText.mock.calls).toEqual([[location.href]]);
    expect(location.hash).toBe(`#scene-bounce=${await pack(EDITED)}`);
    expect(history.state).toEqual({ key: 'entry' });
  });

  test('is not offered for code that is too long', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    type(await openEditor(), 'x'.repeat(100_001));
    click('Copy link');
    expect(await screen.findByText('This code is too long for a link')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    expect(location.hash).toBe('');
  });

  test('is in the address bar if the browser refuses to copy', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    writeText.mockRejectedValue(new Error('Refused'));
    type(await openEditor(), EDITED);
    click('Copy link');
    expect(await screen.findByText('The link is in the address bar')).toBeInTheDocument();
    expect(location.hash).toContain('#scene-bounce=');
  });

  test.each([
    ['is damaged', 'AAAA', /The code in this address is damaged/],
    [
      'is too long',
      deflateRawSync('x'.repeat(100_001)).toString('base64url'),
      /The code in this address is too long.* 100000 characters/,
    ],
  ])('that %s shows an error and the original code', async (_, packed, error) => {
    jest.spyOn(console, 'warn').mockImplementation();
    history.replaceState(null, '', `#scene-bounce=${packed}`);
    renderPage('Bounce');
    const status = await screen.findByText(error);
    expect(status).toHaveAttribute('role', 'status');
    expect(status).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('edited code', () => {
  /** Leaves the page and returns to it. */
  const comeBack = () => {
    cleanup();
    renderPage('Swing', 'Bounce');
  };
  const textOf = async () => (await editor()).state.doc.toString();

  test('is there again after a reload, in the open editor without the focus, and runs on request', async () => {
    type(await openEditor(), EDITED);
    comeBack();
    expect(await textOf()).toBe(EDITED);
    expect((await editor()).contentDOM).not.toHaveFocus();
    expect(figureOf('Bounce')).toHaveAttribute('data-editing');
    expect(figureOf('Swing')).not.toHaveAttribute('data-editing');
    expectNoPlayer();
    click('Run code');
    expectLoad(EDITED);
  });

  test('leaves nothing when it is reset', async () => {
    type(await openEditor(), EDITED);
    click('Reset code');
    expect(sessionStorage).toHaveLength(0);
    comeBack();
    await wake();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('of another original is forgotten', async () => {
    type(await openEditor(), EDITED);
    const [[key = '', text = ''] = []] = Object.entries({ ...sessionStorage });
    sessionStorage.setItem(key, String(text).replace('CircleNode', 'RectangleNode'));
    comeBack();
    await wake();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['{', 'null', '[1]', '{"length":3}'])('that is stored as %s is ignored', async (text) => {
    sessionStorage.setItem('scene-code:/page#scene-bounce', text);
    renderPage('Bounce');
    await wake();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('stays on the page if nothing can be stored, or it is too long', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const view = await openEditor();
    type(view, EDITED);
    setItem.mockRestore();
    expect(await textOf()).toBe(EDITED);
    type(view, 'x'.repeat(100_001));
    expect(sessionStorage).toHaveLength(0);
  });

  test('is replaced by that of a link, unless it is derived from that of the same link, which it is labelled as', async () => {
    const address = `#scene-bounce=${await pack('// Theirs')}`;
    history.replaceState(null, '', address);
    renderPage('Bounce');
    const view = await editor();
    act(() => view.dispatch({ changes: { from: 0, insert: '// Mine\n' } }));
    comeBack();
    expect(await textOf()).toBe('// Mine\n// Theirs');
    expect(screen.getByText('This code came with the link.')).toBeVisible();
    history.replaceState(null, '', `#scene-bounce=${await pack('// Another')}`);
    comeBack();
    await waitFor(async () => expect(await textOf()).toBe('// Another'));
  });

  test('is not run by values in the address: it may be what has crashed the tab', async () => {
    type(await openEditor(), EDITED);
    history.replaceState(null, '', '#scene-bounce?swing=30');
    comeBack();
    await wake();
    expect(await textOf()).toBe(EDITED);
    expectNoPlayer();
  });
});

describe('completion', () => {
  const entry = (name: string, kind = 'property') => ({ name, kind, detail: 'number', info: 'One.' });
  const model = {
    classes: { CircleNode: [entry('radius')], World: [entry('step', 'method'), entry('radius')] },
    utils: [entry('lerp', 'method')],
    player: [entry('showAll', 'method')],
  };

  const complete = async (doc: string) => {
    const found = await completeApi(new CompletionContext(EditorState.create({ doc }), doc.length, false));
    return found?.options.map(({ label }) => label);
  };

  test('is not offered if the names cannot be loaded, and requests them again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new Error('Offline')) });
    expect(await complete('editor.')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['editor.', ['CircleNode', 'World', 'utils']],
    ['const a = new editor.Ci', ['CircleNode', 'World']],
    ['editor.utils.', ['lerp']],
    ['player.', ['showAll']],
    ['const ball = new editor.CircleNode({});\nball.ra', ['radius']],
    ['let a = new editor.CircleNode();\na = new editor.World();\na.', ['step', 'radius']],
    ['thing.', ['radius', 'step']],
    ['word', undefined],
  ])('after %j', async (doc, labels) => {
    const fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => model });
    Object.assign(globalThis, { fetch });
    expect(await complete(doc)).toEqual(labels);
  });
});
