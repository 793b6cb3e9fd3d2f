import { join } from 'node:path';
import { embedPath, EMBED_FRAMES } from '@physics-editor/lib/scenes/embed';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { jsonForScript } from '@physics-editor/lib/scenes/scene-file';
import { initialText, type Parameter } from '@physics-editor/player/messages/parameter';
import { playerPath } from '@physics-editor/player/build/build-player';
import { addFile, addScript } from '@physics-editor/publish/add-file';
import type { SiteOutput } from '../site-build';
import { bundle } from '@physics-editor/lib/build/bundle';
import { findBuiltScenes, type BuiltScene } from '../machine-readers/write-scenes';
import { siteAddress } from '@physics-editor/publish/site-address';
import { EMBED_POLICY } from '@physics-editor/publish/hosting/content-policy';

const SOURCE = 'packages/player/src/standalone';

/** Writes a page for each live scene that shows it alone, for frames in pages of other sites, and the script for such pages. */
export async function writeEmbeds(site: SiteOutput): Promise<void> {
  const source = (name: string): Promise<string> => bundle(join(site.root, SOURCE, name));
  const script = addScript(site, 'embed', await source('embed.ts'));
  const styles = await source('page.css');
  const player = site.pathPrefix + playerPath(site.root);
  addFile(site, EMBED_FRAMES, await source('embed-frames.ts'));
  for (const scene of await findBuiltScenes(site)) {
    const page = pageOf(scene, site, { script, styles, player });
    addFile(site, `${embedPath(scene.path, scene.id)}.html`, page);
  }
}

/** Addresses with the path prefix, and the styles themselves. */
type Parts = Readonly<Record<'script' | 'styles' | 'player', string>>;

/** Initial values are those of the code; until it has run, every change creates the scene anew. */
const initial = (parameter: Parameter): object => ({ ...parameter, isLive: false, text: initialText(parameter) });

function pageOf(scene: BuiltScene, site: SiteOutput, { script, styles, player }: Parts): string {
  const [title, description] = [escapeMarkup(scene.title), escapeMarkup(scene.description)];
  const { src, width, height } = scene.poster;
  const home = escapeMarkup(siteAddress(site, `${scene.path}#${scene.id}`));
  return `<!doctype html>
<html lang="en" class="embed">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${EMBED_POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="description" content="${description}">
<link rel="canonical" href="${home}">
<title>${title}</title>
<style>${styles}</style>
<body>
<main>
<div id="stage" style="aspect-ratio: ${width} / ${height}"><img src="${escapeMarkup(src)}" width="${width}" height="${height}" alt="${description}"></div>
<div id="controls"><noscript>This scene needs JavaScript.</noscript></div>
<h1>${title}</h1>
<p><a href="${home}" target="_blank" rel="noopener noreferrer">Open on ${escapeMarkup(site.settings.title)}</a></p>
</main>
<script type="application/json" id="scene">${jsonForScript({ code: scene.code, parameters: scene.parameters.map(initial) })}</script>
<script type="application/json" id="player">${jsonForScript({ address: player })}</script>
<script src="${script}"></script>
</body>
</html>
`;
}
