import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Readout } from '@physics-editor/player/messages/readout';
import { click, openPage, start } from './scene-page';
import { stub } from '../support/stub';

const PERIOD: Readout = { type: 'value', name: 'Period', unit: 's', text: '2.007' };

/** Names and types of the files that the browser has been given to save. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  let last: Blob | undefined;
  Object.assign(URL, { createObjectURL: (file: Blob) => ((last = file), 'blob:file'), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${last?.type}`);
  });
});

const panel = () => within(screen.getByRole('group', { name: 'Save from the scene' }));

async function openPanel() {
  await openPage([], [PERIOD]);
  click('Save');
  await act(async () => void (await import('../../src/islands/scene/save/save-panel')));
}

/** Presses a button of the panel. */
const press = (name: string) => fireEvent.click(panel().getByRole('button', { name }));

test('what the player saves is downloaded under the name of the scene', async () => {
  await openPanel();
  expect(panel().getByRole('button', { name: 'Save picture' })).toBeDisabled();
  expect(panel().getByText(/^Pictures and recordings/)).toBeVisible();
  const player = await start();
  player.state(true, 1, [0, 60, 60], { readouts: [PERIOD] });
  press('Save picture');
  press('Save readouts');
  expect(player.received()).toEqual(expect.arrayContaining(['savePicture', 'saveReadouts']));
  for (const what of ['picture', 'readouts', 'picture']) {
    await act(async () => player.say({ type: 'saved', what, file: new Blob(['x']), error: '' }));
  }
  // The third answers no request.
  expect(saved).toEqual(['bounce.png image/png', 'bounce.csv text/csv']);
  expect(panel().getByRole('status')).toHaveTextContent('Readouts saved.');
});

test('a scene with graphs offers their points', async () => {
  await openPanel();
  expect(panel().queryByRole('button', { name: /graph/ })).toBeNull();
  const player = await start();
  player.state(true, 0, undefined, { graphs: 1 });
  press('Save graph');
  player.state(true, 0, undefined, { graphs: 2 });
  press('Save graphs');
  expect(player.received().filter((type) => type === 'saveGraphs')).toHaveLength(2);
  await act(async () => player.say({ type: 'saved', what: 'graphs', file: new Blob(['x']), error: '' }));
  expect(saved).toEqual(['bounce.graphs.csv text/csv']);
});

test('a file that cannot be made is reported, also when the player is removed', async () => {
  await openPanel();
  const player = await start();
  press('Save picture');
  await act(async () => player.say({ type: 'saved', what: 'picture', file: 'forged', error: 'Too large.' }));
  expect(panel().getByRole('status')).toHaveTextContent('Nothing has been saved. Too large.');
  expect(saved).toEqual([]);
});

test('a browser that cannot record has no entry for it; another counts the seconds until it is stopped', async () => {
  await openPanel();
  expect(panel().queryByRole('button', { name: 'Record' })).toBeNull();
  stub(globalThis, { MediaRecorder: { isTypeSupported: (type: string) => type === 'video/mp4' } });
  stub(HTMLCanvasElement.prototype, { captureStream: jest.fn() });
  const player = await start();
  jest.useFakeTimers();
  press('Record');
  act(() => jest.advanceTimersByTime(2000));
  const stop = panel().getByRole('button', { name: 'Stop recording' });
  expect(stop).toHaveAccessibleDescription('2 of 60 seconds recorded');
  fireEvent.click(stop);
  jest.useRealTimers();
  expect(player.received()).toEqual(expect.arrayContaining(['record', 'stopRecording']));
  const file = new Blob(['x'], { type: 'video/mp4' });
  await act(async () => player.say({ type: 'saved', what: 'recording', file, error: '' }));
  expect(saved).toEqual(['bounce.mp4 video/mp4']);
  expect(panel().getByRole('button', { name: 'Record' })).toBeEnabled();
});

test('the HTML for another page has the values of the reader, and is copied or selected', async () => {
  await openPanel();
  const field = panel().getByRole('textbox', { name: 'Embed' });
  expect(field).toHaveDisplayValue(/^<iframe src="http:\/\/localhost\/embed\/page\/bounce" title="Bounce"/);
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  press('Copy HTML');
  expect(await panel().findByText('HTML copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(field instanceof HTMLTextAreaElement ? field.value : undefined);
  jest.spyOn(console, 'warn').mockImplementation();
  writeText.mockRejectedValueOnce(new Error('No.'));
  press('Copy HTML');
  expect(await panel().findByText(/^The browser refuses to copy/)).toBeVisible();
});
