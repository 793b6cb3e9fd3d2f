import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byName } from '@physics-editor/lib/api';
import { contentFiles } from '@physics-editor/lib/content/content-files';
import { formatFaults } from '@physics-editor/lib/content/fault';
import { logList } from '../../checks/log';
import { readSettings } from '../site/settings';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { POSTERS, readExamples } from '../../scenes/examples/read-examples';
import { findTextScenes } from '../../scenes/find-scenes';
import { siteRuns } from '../../scenes/runs';
import { sceneNode, sceneNodeId } from '../content/scene-nodes';
import { createOwnNode, field, query, template } from '../query';
import type { Section } from '../section';
import { commentResolvers, formResolvers } from './form-resolvers';
import { completionsOf } from '@physics-editor/reference/completions';
import { firstSentence, withoutMarks } from '@physics-editor/reference/model/comments';
import {
  textOf,
  type ApiMember,
  type ApiSource,
  type ApiSymbol,
  type MemberKind,
} from '@physics-editor/reference/model/model';
import { readReference } from '@physics-editor/reference/read-reference';
import { readUses } from '@physics-editor/reference/uses/scene-uses';
import { foundScenes, runExamples, scriptsOf, usedIn } from './scenes';
import { KINDS, MODULES } from './sidebar';
import { typeDefs } from './types';

/** The pages of the reference as their neighbours link to them. */
type PagesByKind = Record<
  `all${(typeof KINDS)[number]['type']}`,
  { nodes: Pick<Queries.ApiSymbol, 'id' | 'name' | 'path'>[] }
>;

/** The nodes of the last build, and the digest of what they were made from. */
interface Made {
  madeFrom: string;
  ids: string[];
}

/** Their name in the cache. */
const MADE = 'nodes';

/** Completions for the editor of scenes, which loads them when it is opened. */
const COMPLETIONS = 'public/api-completions.json';

const TEMPLATES = { ApiClass: 'api/class', ApiEnum: 'api/enum', ApiInterface: 'api/interface' };

/** The API reference, made from the comments and types of `packages/runtime/src`. */
export const api: Section = {
  typeDefs,
  part: { label: 'API reference', path: '/docs/api' },

  async sourceNodes(args) {
    const { actions, cache, getNode, reporter } = args;
    const root = process.cwd();
    const { links } = readSettings(root);
    const library = await readReference(root);
    const { symbols, faults } = library;
    const { scenes } = await findTextScenes(root, cache);
    const posters = contentFiles(root).list(POSTERS, '.png');
    const madeFrom = hash('sha256', JSON.stringify([library.digest, links.edit, scenes, isDevelop() || posters]));
    const made: Made | undefined = await cache.get(MADE);
    if (made?.madeFrom === madeFrom) {
      for (const node of made.ids.flatMap((id) => getNode(id) ?? [])) actions.touchNode(node);
      return;
    }
    const written = readExamples(symbols);
    // Both wait for other processes.
    const [{ examples, faults: unusable }, uses] = await Promise.all([
      runExamples(root, written.examples, siteRuns(root), { needsPosters: !isDevelop() }),
      readUses(root, library, scriptsOf(scenes, written.examples)),
    ]);
    const allFaults = [...faults, ...written.faults, ...unusable];
    if (allFaults.length > 0) reporter.panicOnBuild(logList(formatFaults(allFaults, 'API')));
    mkdirSync(join(root, 'public'), { recursive: true });
    writeFileSync(join(root, COMPLETIONS), JSON.stringify(completionsOf(symbols)));
    const sourceUrl = ({ file, line }: ApiSource) => `${viewAddress(links.edit)}/${file}#L${line}`;
    const allScenes = foundScenes(symbols, { scenes, examples, uses });
    for (const symbol of symbols) {
      const fields = {
        ...symbolNode(symbol, sourceUrl),
        examples: allScenes.filter((scene) => scene.symbol === symbol.id).map(sceneNodeId),
        usedIn: usedIn(symbol, allScenes).map((list) => ({ ...list, scenes: list.scenes.map(sceneNodeId) })),
      };
      createOwnNode(args, symbol.nodeType, fields);
    }
    for (const scene of allScenes) createOwnNode(args, 'LiveScene', sceneNode(scene));
    const ids = [...symbols.map(({ id }) => id), ...allScenes.map(sceneNodeId)];
    await cache.set(MADE, { madeFrom, ids } satisfies Made);
  },

  createResolvers(args) {
    const members = field(({ members: all }: ApiSymbol, _, { kinds }: { kinds?: MemberKind[] }) =>
      kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all,
    );
    const value = field(({ type }: ApiMember) => textOf(type));
    args.createResolvers(commentResolvers(args));
    args.createResolvers(formResolvers(args));
    args.createResolvers({
      ...{ ApiClass: { members }, ApiInterface: { members }, ApiShape: { members } },
      ApiEnumMember: { value },
    });
  },

  async createPages(args) {
    const fields = KINDS.map(({ type }) => `all${type} { nodes { id name path } }`);
    const data = await query<PagesByKind>(args, `{ ${fields.join(' ')} }`);
    const pages = KINDS.flatMap(({ type }) =>
      [...data[`all${type}`].nodes].sort(byName).map((page) => ({ ...page, component: template(TEMPLATES[type]) })),
    );
    if (pages.length === 0) return;
    pages.forEach(({ id, path, component }, at) => {
      const [previous, next] = [pages[at - 1], pages[at + 1]].map(
        (page) => page && { title: page.name, path: page.path },
      );
      args.actions.createPage({ path, component, context: { id, previous: previous ?? null, next: next ?? null } });
    });
    args.actions.createPage({ path: MODULES.path, component: template('api/modules'), context: {} });
  },
};

/** The address at which code can be viewed, derived from the one at which content can be edited. */
export const viewAddress = (edit: string): string => edit.replace(/\/edit\/(?=[^/]+$)/, '/blob/');

/** A symbol as the content of its node. */
function symbolNode({ members, ...symbol }: ApiSymbol, sourceUrl: (source: ApiSource) => string) {
  const located = <Part extends { source: ApiSource }>(part: Part) => ({
    ...part,
    source: { ...part.source, url: sourceUrl(part.source) },
  });
  const summary = firstSentence(symbol.description);
  return {
    ...located(symbol),
    summary,
    summaryText: withoutMarks(summary),
    anchor: symbol.path.replace(/.*#/, ''),
    members: members.map(located),
  };
}
