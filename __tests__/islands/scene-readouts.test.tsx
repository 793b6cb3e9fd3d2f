import { act, render, screen, within } from '@testing-library/react';
import type { Readout } from '@physics-editor/player/messages/readout';
import { figureOf } from './scene-frame';
import { click, openPage, sceneMarkup, start } from './scene-page';
import { Page } from './page';

const PERIOD: Readout = { type: 'value', name: 'Period', unit: 's', text: '–' };
const SWINGS: Readout = { type: 'value', name: 'Swings', unit: '', text: '0' };

/** The last list: that of the static form is hidden by a style. */
const list = () => {
  const found = within(figureOf('Bounce')).getAllByRole('group', { name: 'Readouts of the scene' }).at(-1);
  if (!found) throw new Error('There are no readouts.');
  return found;
};

async function openScene() {
  await openPage([], [PERIOD, SWINGS]);
  return start();
}

test('a built page has the readouts with their initial values', () => {
  render(<Page html={sceneMarkup('Bounce', [], [PERIOD, SWINGS])} />);
  expect(list()).toHaveTextContent('Period– sSwings0');
});

test('the values follow the scene, without being announced', async () => {
  const player = await openScene();
  player.state(true, 0, undefined, { readouts: [{ ...PERIOD, text: '2.007' }, SWINGS] });
  expect(list()).toHaveTextContent('Period2.007 sSwings0');
  expect(list().closest('[aria-live], [role="status"], [role="log"]')).toBeNull();
});

test('an error is shown in its place', async () => {
  const player = await openScene();
  player.state(true, 0, undefined, { readouts: [{ ...PERIOD, type: 'fault', text: 'bob is undefined' }, SWINGS] });
  expect(list()).toHaveTextContent('PeriodError: bob is undefinedSwings0');
});

test.each([
  ['copied as a table', jest.fn().mockResolvedValue(undefined), 'Readouts copied'],
  ['not copied if the browser refuses', jest.fn().mockRejectedValue(new Error('no')), 'The browser refuses to copy'],
])('they are %s', async (_, writeText, said) => {
  jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(navigator, { clipboard: { writeText } });
  const player = await openScene();
  player.state(true, 0, undefined, { readouts: [{ ...PERIOD, text: '2.007' }, SWINGS] });
  await act(async () => void click('Copy readouts'));
  expect(writeText).toHaveBeenCalledWith('Period\t2.007\ts\nSwings\t0\t');
  expect(screen.getByText(said)).toHaveRole('status');
});
