import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { bundleWithSources } from '@physics-editor/lib/build/bundle';
import { LIBRARY_NAMES } from '../messages/protocol';
import { enginePlugin } from './engine-plugin.cjs';
import { PLAYER_POLICY } from './player-policy';
import { sceneFileTemplate } from './scene-file';

const SOURCE = 'packages/player/src';
const FOLDER = 'public/player';

/**
 * The player's document, with its script inline: a frame without an origin does not share the page's cache, so every scene would fetch a separate
 * file again, and could not without a network. The document itself is cached.
 */
const documentWith = (script: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${PLAYER_POLICY}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Scene</title>
<style>
html, body { height: 100%; margin: 0; overflow: hidden; background: transparent }
canvas { display: block; width: 100%; height: 100%; outline: 0; -webkit-user-select: none; user-select: none }
canvas:focus-visible { outline: 3px solid #3d80d6; outline-offset: -3px }
[role="status"] { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
</style>
<body>
<script>${script}</script>
</html>
`;

/** The template of the files that readers download, with a scene and the player in them. It is no page of the site. */
const SCENE_FILE = 'scene-file.txt';

/** Writes the player, the document inside the frames of scenes, into public/, in a folder named by a hash of its content. */
export async function buildPlayer(root: string): Promise<void> {
  const source = (file: string) => join(root, SOURCE, file);
  const inject = ['timers/native-timers.ts', 'libraries/set-immediate.ts'].map(source);
  const bundleFrame = async () => {
    const thread = await bundleWithSources(source('scene-thread.ts'), { inject, plugins: [enginePlugin(root)] });
    const script = await bundleWithSources(source('frame.ts'), { values: { __SCENE_THREAD__: thread.text } });
    return { name: 'frame.html', text: documentWith(script.text), sources: [...thread.sources, ...script.sources] };
  };
  const libraries = LIBRARY_NAMES.map(async (globalName) => ({
    name: `${globalName}.js`,
    ...(await bundleWithSources(source(`libraries/${globalName}.ts`), { inject, globalName })),
  }));
  const bundles = await Promise.all([bundleFrame(), ...libraries]);
  const sources = bundles.flatMap((each) => each.sources);
  const template = await sceneFileTemplate(root, bundles[0].text, sources);
  const files = [...bundles, { name: SCENE_FILE, text: template }].map(({ name, text }) => [name, text] as const);
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 20);
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  const folder = join(root, FOLDER, hash);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

/** The address of the player that was built last, without the path prefix. */
export function playerPath(root: string): string {
  const folder = join(root, FOLDER);
  const [hash] = existsSync(folder) ? readdirSync(folder) : [];
  if (!hash) throw new Error('There is no player in public/; it is built before the scripts of the site.');
  // The host serves pages without their extension; the dev server needs it.
  return `/${basename(FOLDER)}/${hash}/frame${isDevelop() ? '.html' : ''}`;
}
