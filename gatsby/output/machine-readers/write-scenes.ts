import { z } from 'zod';
import { embedPath } from '@physics-editor/lib/scenes/embed';
import { parameter } from '@physics-editor/player/messages/parameter-schema';
import type { TextScene } from '@physics-editor/markdown/types';
import { allNodes } from '../../sections/query';
import type { SiteOutput } from '../site-build';
import { fullAddress, siteAddress } from '@physics-editor/publish/site-address';
import { writeData, type DataFile } from '@physics-editor/publish/data-file';

const scene = z.object({
  id: z.string().describe('Anchor of the scene on its page.'),
  title: z.string(),
  description: z.string().describe('What the poster shows.'),
  address: z.url().describe('Address of the scene on its page. Values of parameters can follow as a query.'),
  page: z.url().describe('Address of the page.'),
  embed: z
    .url()
    .describe('Address of a page that shows the scene alone and may be framed. Values can follow as `#?swing=30`.'),
  poster: z.object({ address: z.url(), width: z.int().positive(), height: z.int().positive() }),
  code: z.string().describe('JavaScript that sees `scene`, `editor` and `player`.'),
  parameters: z.array(parameter).describe('What readers can change, in the order of the controls.'),
  symbols: z.array(z.string()).describe('Symbols of the API that the code uses by name, sorted.'),
  members: z
    .array(z.string())
    .describe('Members that it uses, sorted, with the symbol that declares them: `BodyNode.setLinearVelocity`.'),
});

export const SCENES_FILE: DataFile = {
  path: '/scenes.json',
  description: 'Every live scene: its page, poster, code and parameters, and what it uses of the API.',
  fields: { scenes: z.array(scene) },
};

/** A live scene of the site, and the names that its code uses. */
export interface BuiltScene extends TextScene {
  /** Address of the page that contains it. */
  path: string;
  symbols: string[];
  /** As `BodyNode.setLinearVelocity`. */
  members: string[];
}

const FIELDS = `
  id: anchor path title description poster { src width height } code symbols members
  parameters { type name key initial min max step unit options }
`;

/** What has been found, by site: several steps ask for it. */
const found = new WeakMap<object, Promise<BuiltScene[]>>();

/** All live scenes of the site. */
export function findBuiltScenes(site: Pick<SiteOutput, 'query'>): Promise<BuiltScene[]> {
  const scenes = found.get(site) ?? queryScenes(site);
  found.set(site, scenes);
  return scenes;
}

async function queryScenes(site: Pick<SiteOutput, 'query'>): Promise<BuiltScene[]> {
  const args = '(filter: { path: { ne: null } }, sort: { path: ASC })';
  const scenes = await allNodes<BuiltScene>(site, 'LiveScene', FIELDS, args);
  return scenes.map((scene) => ({ ...scene, path: scene.path.replace(/#.*/, '') }));
}

/** Writes the live scenes of all pages for programs. */
export async function writeScenes(site: SiteOutput): Promise<void> {
  const scenes = (await findBuiltScenes(site)).map(({ path, id, poster, ...rest }) => ({
    ...rest,
    id,
    address: siteAddress(site, `${path}#${id}`),
    page: siteAddress(site, path),
    embed: siteAddress(site, embedPath(path, id)),
    poster: { address: fullAddress(site, poster.src), width: poster.width, height: poster.height },
  }));
  writeData(site, SCENES_FILE, { scenes });
}
