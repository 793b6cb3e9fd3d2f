import type { Locator } from '@playwright/test';
import { open } from '../support/open';
import { expect, test } from '../support/test';
import { requestsOf } from '../support/watch';

/** What a film is doing. */
const stateOf = (film: Locator) =>
  film.evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('This is no film.');
    const { currentTime, duration, paused, videoWidth, readyState } = video;
    return { currentTime, duration, paused, videoWidth, readyState };
  });

test('a film loads nothing but its poster, until somebody plays it; it can be sought, and has captions', async ({
  page,
}) => {
  const asked = requestsOf(page);
  const parts = () => asked.filter((path) => /\.(?:webm|vtt)$/.test(path));
  await open(page, '/docs/live-scenes');
  const film = page.getByLabel(/^A red square hangs/);
  await film.scrollIntoViewIfNeeded();
  const box = await film.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(736 / 414, 1);
  await page.waitForLoadState('networkidle');
  expect(parts()).toEqual([]);
  expect(asked.some((path) => path.endsWith('/weight-on-a-spring-kick.jpg'))).toBe(true);
  expect(await stateOf(film)).toMatchObject({ paused: true, readyState: 0 });

  // Its picture starts it, as any part of the controls.
  await film.click();
  await expect.poll(() => stateOf(film)).toMatchObject({ videoWidth: 736, duration: expect.closeTo(3.2, 1) });
  await expect.poll(async () => (await stateOf(film)).currentTime).toBeGreaterThan(0.2);
  expect(parts().filter((path) => path.endsWith('.vtt'))).toEqual([]);

  const cue = await film.evaluate(async (video) => {
    if (!(video instanceof HTMLVideoElement)) return '';
    video.pause();
    const [track] = video.textTracks;
    if (!track) return '';
    track.mode = 'showing';
    const shown = new Promise((resolve) => track.addEventListener('cuechange', resolve, { once: true }));
    video.currentTime = 2;
    await shown;
    const first = track.activeCues?.[0];
    return first instanceof VTTCue ? first.text : '';
  });
  expect(cue).toBe('Kick: it swings up and down.');
  expect(await stateOf(film)).toMatchObject({ currentTime: expect.closeTo(2, 1) });
});
