import { z } from 'zod';
import { usedSymbols } from '../../mdx/scenes/used-symbols';
import type { TextScene } from '../../mdx/types';
import type { BuiltSite } from '../built-site';
import { fullAddress, siteAddress } from '../site-address';
import { writeData, type DataFile } from './data-file';

const common = {
  name: z.string().describe('Label of the control.'),
  key: z.string().describe('Name in addresses: `swing` in `#scene-a-pendulum?swing=30`.'),
};

const parameter = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('number'),
    ...common,
    initial: z.number(),
    min: z.number(),
    max: z.number(),
    step: z.number().describe('Distance between the values, from `min`.'),
    unit: z.string().describe('May be empty.'),
  }),
  z.object({ type: z.literal('choice'), ...common, initial: z.string(), options: z.array(z.string()) }),
  z.object({ type: z.literal('toggle'), ...common, initial: z.boolean().describe('In addresses `on` or `off`.') }),
  z.object({
    type: z.literal('color'),
    ...common,
    initial: z.int().describe('0xRRGGBB as a number; in addresses six hexadecimal digits.'),
  }),
  z.object({ type: z.literal('button'), ...common }),
]);

const scene = z.object({
  id: z.string().describe('Anchor of the scene on its page.'),
  title: z.string(),
  description: z.string().describe('What the poster shows.'),
  address: z.url().describe('Address of the scene on its page. Values of parameters can follow as a query.'),
  page: z.url().describe('Address of the page.'),
  poster: z.object({ address: z.url(), width: z.int().positive(), height: z.int().positive() }),
  code: z.string().describe('JavaScript that sees `scene`, `editor` and `player`.'),
  parameters: z.array(parameter).describe('What readers can change, in the order of the controls.'),
  symbols: z.array(z.string()).describe('Names of the symbols of the API that the code uses, sorted.'),
});

export const SCENES_FILE: DataFile = {
  path: '/scenes.json',
  description: 'Every live scene: its page, poster, code and parameters, and what it uses of the API.',
  fields: { scenes: z.array(scene) },
};

interface Data {
  allContent: { nodes: { path: string; scenes: TextScene[] }[] };
  allApiSymbol: { nodes: { name: string }[] };
}

const SCENES = `{
  allContent(sort: { path: ASC }) {
    nodes {
      path
      scenes {
        id title description poster { src width height } code
        parameters { type name key initial min max step unit options }
      }
    }
  }
  allApiSymbol { nodes { name } }
}`;

/** Writes the live scenes of all pages for programs. */
export async function writeScenes(site: BuiltSite): Promise<void> {
  const { allContent, allApiSymbol } = await site.query<Data>(SCENES);
  const known = new Set(allApiSymbol.nodes.map(({ name }) => name));
  const scenes = allContent.nodes.flatMap((text) => {
    const path = text.path.replace(/#.*/, '');
    return text.scenes.map(({ id, poster, ...rest }) => ({
      ...rest,
      id,
      address: siteAddress(site, `${path}#${id}`),
      page: siteAddress(site, path),
      poster: { address: fullAddress(site, poster.src), width: poster.width, height: poster.height },
      symbols: usedSymbols(rest.code, known),
    }));
  });
  writeData(site, SCENES_FILE, { scenes });
}
