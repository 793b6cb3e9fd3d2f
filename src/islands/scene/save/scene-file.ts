import { fillSceneFile } from '@physics-editor/lib/scenes/scene-file';
import type { LibraryName } from '@physics-editor/player/messages/protocol';
import type { SceneSession } from '@physics-editor/player/page/session';
import { playerAddress, sitePlayer } from '../site-player';
import { addressWith } from '../share/share';

/** A scene that readers can save or show elsewhere. */
export interface SavedScene {
  id: string;
  title: string;
  stage: HTMLElement;
}

/** The libraries, with the names of the functions by which scripts request them. */
const REQUESTS: Readonly<Record<LibraryName, RegExp>> = {
  sound: /createSynth|importTone/,
  anime: /importAnimeJS/,
  gradient: /importTinyGradient/,
};

/** One HTML file that contains the reader's scene and the player, and runs without a network. Rejects if its parts cannot be loaded. */
export async function sceneFile({ id, title, stage, session }: SavedScene & { session: SceneSession }): Promise<Blob> {
  const { code } = session;
  const { values, parameters, readouts } = session.getState();
  const names = Object.entries(REQUESTS).flatMap(([name, pattern]) => (pattern.test(code) ? [name] : []));
  const [template, ...scripts] = await Promise.all([loadTemplate(), ...names.map(sitePlayer.library)]);
  const missing = names.find((_, at) => scripts[at] === '');
  if (missing !== undefined) throw new Error(`The library "${missing}" cannot be loaded. Check the connection.`);
  const libraries = Object.fromEntries(names.map((name, at) => [name, scripts[at]]));
  const filled = fillSceneFile(template, {
    title,
    description: stage.querySelector('img')?.alt ?? '',
    address: addressWith(id, undefined, values),
    page: document.title,
    ratio: stage.style.aspectRatio,
    code,
    data: { code, values, parameters, readouts, libraries },
  });
  return new Blob([filled], { type: 'text/html' });
}

async function loadTemplate(): Promise<string> {
  const response = await fetch(new URL('scene-file.txt', playerAddress()));
  const text = response.ok ? await response.text() : '';
  // A host may answer with a page of its own.
  if (!text.includes('@@scene:data@@')) throw new Error('The player cannot be loaded. Check the connection.');
  return text;
}
