import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonForScript, markOf } from '@physics-editor/lib/scenes/scene-file';
import { bundleWithSources } from '@physics-editor/lib/build/bundle';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { formatLicences, packageFolder, readPackage } from '@physics-editor/lib/build/licences';
import { PLAYER_POLICY } from './player-policy';

const SOURCE = 'packages/player/src/standalone';

/**
 * The template of a page that contains a scene, the player and everything else that it needs, to be opened from a disk. Its policy forbids every
 * connection; the frame inside inherits it.
 * @param player - the document of the frame
 * @param sources - files of the bundles in it, whose licences the page contains
 */
export async function sceneFileTemplate(root: string, player: string, sources: readonly string[]): Promise<string> {
  const script = await bundleWithSources(join(root, SOURCE, 'saved-file.ts'));
  const { text: styles } = await bundleWithSources(join(root, SOURCE, 'page.css'));
  if (/<\/script|<!--/i.test(script.text)) throw new Error('The script of the page of a scene would end early.');
  const folders = new Set([...sources, ...script.sources].flatMap((file) => packageFolder(file) ?? []));
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  const licences = `${own}\n${formatLicences(Array.from(folders, readPackage))}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${PLAYER_POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="description" content="${markOf('description')}">
<title>${markOf('title')}</title>
<style>${styles}</style>
<body>
<main>
<h1>${markOf('title')}</h1>
<p>${markOf('description')}</p>
<div id="stage" style="aspect-ratio: ${markOf('ratio')}"></div>
<div id="controls"><noscript>This scene needs JavaScript.</noscript></div>
<details><summary>Code of the scene</summary><pre>${markOf('code')}</pre></details>
</main>
<footer>
<p>From <a href="${markOf('address')}">${markOf('page')}</a>. This file needs no network.</p>
<details><summary>Licences</summary><pre>${escapeMarkup(licences)}</pre></details>
</footer>
<script type="application/json" id="scene">${markOf('data')}</script>
<script type="application/json" id="player">${jsonForScript({ document: player })}</script>
<script>${script.text}</script>
</body>
</html>
`;
}
