import type { Fault } from '@physics-editor/lib/content/fault';
import type { WantedPage } from './one-page-each';
import { query, template } from './query';
import type { PagesArgs } from './section';
import { readSettings, type Settings } from './site/settings';
import { nearestPages } from '@physics-editor/lib/nearest-pages';
import { shownPath } from '@physics-editor/lib/content/content-files';
import { checkAddress } from '@physics-editor/publish/links/check-address';
import { readOptOuts } from '@physics-editor/publish/links/opt-outs';
import { ownAddresses } from '@physics-editor/publish/links/own-address';
import { isFile, type Targets } from '@physics-editor/publish/links/targets';
import { textPages } from '.';

const TEXTS = `{
  allContent { nodes { path file anchors links { address line column } faults { file line column message hint } } }
}`;

type Text = LinkedText & Pick<Queries.Content, 'faults'>;

/** All faults in the texts of all pages and in the links between them; `wanted` are all pages to be made. */
export async function textFaults(
  args: Parameters<typeof query>[0] & Pick<PagesArgs, 'pathPrefix'>,
  wanted: readonly WantedPage[],
): Promise<Fault[]> {
  const { allContent } = await query<{ allContent: { nodes: Text[] } }>(args, TEXTS);
  const texts = allContent.nodes;
  const settings = readSettings(process.cwd());
  return [
    ...texts.flatMap(({ faults }) => faults.map((fault) => ({ ...fault, column: fault.column ?? undefined }))),
    ...sourceLinkFaults(texts, wanted, { settings, pathPrefix: args.pathPrefix }),
  ];
}

/** A rendered text and its links. */
export type LinkedText = Pick<Queries.Content, 'path' | 'file' | 'links' | 'anchors'>;

/** On these pages, all anchors are those of the text. */
const TEXT_PAGES = textPages.map((texts) => template(texts.template));

/**
 * The faults of links in texts that can be found before pages are built: pages that no section requests, anchors that no text has. What only the
 * finished site shows, such as files and anchors of the API reference, is checked there.
 */
export function sourceLinkFaults(
  texts: readonly LinkedText[],
  wanted: readonly WantedPage[],
  { settings, pathPrefix }: { settings: Settings; pathPrefix: string },
): Fault[] {
  const read = ownAddresses({ settings, pathPrefix });
  const optOuts = readOptOuts(settings, pathPrefix);
  const targets = targetsIn(texts, wanted, settings);

  const broken = texts.flatMap(({ file, path, links }) =>
    links.flatMap(({ address, line, column }): Fault[] => {
      if (optOuts.has(address)) return [];
      const place = read(isRooted(address) ? pathPrefix + address : address, path);
      const fault = place.kind === 'own' ? checkAddress(place.path, place.hash, targets) : place;
      if (fault === undefined || !('message' in fault)) return [];
      return [{ file: shownPath(file), line, column, message: fault.message, hint: fault.hint }];
    }),
  );
  return [...broken, ...repeatedAnchors(texts)];
}

/** Anchors that several texts of one page have, such as those of the showcase. */
function repeatedAnchors(texts: readonly LinkedText[]): Fault[] {
  const owners = new Map<string, string>();
  const parts = texts.filter(({ path }) => path.includes('#'));
  const anchors = parts.flatMap(({ path, file, anchors: ids }) => (ids ?? []).map((id) => ({ path, file, id })));
  return anchors.flatMap(({ path, file, id }): Fault[] => {
    const address = path.replace(/#.*/, `#${id}`);
    const owner = owners.get(address);
    owners.set(address, shownPath(file));
    const message = `The anchor ${address} is in ${owner ?? ''}, too.`;
    const hint = 'give the heading an id of its own, {#short-id}, or the scene another title';
    return owner === undefined ? [] : [{ file: shownPath(file), line: 1, message, hint }];
  });
}

const isRooted = (address: string): boolean => /^\/(?!\/)/.test(address);

function targetsIn(texts: readonly LinkedText[], wanted: readonly WantedPage[], settings: Settings): Targets {
  const types = new Map(wanted.map(({ path, component }) => [path, component]));
  const known = new Map(
    texts.flatMap(({ path, anchors }): [string, Set<string>][] =>
      anchors && TEXT_PAGES.includes(types.get(path) ?? '') ? [[path, new Set(anchors)]] : [],
    ),
  );
  // A redirect from an existing page is reported at the redirect.
  const redirects = settings.redirects.filter(({ from }) => !types.has(from));
  return {
    idsAt: (path) => known.get(path),
    hasFile: (path) => isFile(path) || types.has(path),
    like: (path) => nearestPages(path, wanted)[0]?.path,
    patterns: wanted.flatMap(({ matchPath }) => matchPath ?? []),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  };
}
