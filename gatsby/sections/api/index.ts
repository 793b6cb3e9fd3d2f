import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostAddress } from '@physics-editor/lib/addresses';
import { formatFaults } from '@physics-editor/lib/content/fault';
import { logList } from '../../checks/log';
import { readSettings } from '../site/settings';
import { isDevelop } from '@physics-editor/lib/build/is-develop';
import { cachedRuns } from '@physics-editor/player/checker/cached-runs';
import { readExamples } from '../../scenes/examples/read-examples';
import { findTextScenes } from '../../scenes/find-scenes';
import { sceneNode, sceneNodeId } from '../content/scene-nodes';
import { field, query, template } from '../query';
import type { Section } from '../section';
import { cachedModels } from './cached-models';
import { completionsOf } from './reference/completions';
import { extractLibrary } from './reference/typedoc/extract';
import { addExamples, addScenes, runExamples } from './add-scenes';
import type { ApiMember, ApiSymbol, MemberKind, SceneUse } from './reference/model/model';
import { byName } from './reference/model/order';
import { KINDS, MODULES } from './sidebar';
import { symbolData } from './reference/symbol-data';
import { symbolMarkdown } from './symbol-markdown';
import { typeDefs } from './types';
import { pageOf, readUses, usedIn } from './reference/uses/scene-uses';

/** A page of the reference as its neighbours link to it. */
interface Page {
  id: string;
  name: string;
  path: string;
}

type PagesByKind = Record<`all${(typeof KINDS)[number]['type']}`, { nodes: Page[] }>;

/** Completions for the editor of scenes, which loads them when it is opened. */
const COMPLETIONS = 'public/api-completions.json';

const TEMPLATES = { ApiClass: 'api/class', ApiEnum: 'api/enum', ApiInterface: 'api/interface' };

/** The API reference, made from the comments and types of `packages/runtime/src`. */
export const api: Section = {
  typeDefs,
  part: { label: 'API reference', path: '/docs/api' },

  async sourceNodes({ actions, cache, createContentDigest, reporter, pathPrefix }) {
    const root = process.cwd();
    const { url, links } = readSettings(root);
    const addresses = { view: viewAddress(links.edit), host: hostAddress(url, pathPrefix), pathPrefix };
    const written = readExamples(root);
    const { scenes } = await findTextScenes(root);
    // All three wait for other processes.
    const [{ seconds, symbols, asTexts, faults, warnings }, { examples, faults: unusable }, uses] = await Promise.all([
      extractLibrary(root).then(async ({ seconds, ...extract }) => {
        return { seconds, ...(await cachedModels(cache, extract, addresses)) };
      }),
      runExamples(root, written, cachedRuns(root), { needsPosters: !isDevelop() }),
      readUses(
        root,
        [...scenes, ...written.examples].map(({ code }) => code),
      ),
    ]);
    faults.push(...unusable, ...addExamples(symbols, examples));
    const allScenes = addScenes(symbols, scenes, uses);
    addExamples(asTexts, examples);
    const texts = textsOf(asTexts, addresses.host + pathPrefix);
    reporter.info(`API: ${symbols.length} symbols, ${seconds === null ? 'cached' : `TypeDoc ${seconds.toFixed(1)} s`}`);
    if (warnings.length > 0) reporter.warn(formatFaults(warnings, 'API'));
    if (faults.length > 0) reporter.panicOnBuild(logList(formatFaults(faults, 'API')));
    mkdirSync(join(root, 'public'), { recursive: true });
    writeFileSync(join(root, COMPLETIONS), JSON.stringify(completionsOf(symbols)));
    const create = (type: string, fields: { id: string }) =>
      void actions.createNode({
        ...fields,
        parent: null,
        children: [],
        internal: { type, contentDigest: createContentDigest(fields) },
      });
    for (const symbol of symbols) {
      const { nodeType: type, ...fields } = {
        ...symbol,
        ...texts.get(symbol.id),
        ...derivedFields(symbol, symbols),
        ...sceneLists(symbol),
      };
      create(type, fields);
    }
    for (const scene of allScenes) create('LiveScene', sceneNode(scene));
  },

  createResolvers({ createResolvers }) {
    const members = field(({ members: all }: ApiSymbol, _, { kinds }: { kinds?: MemberKind[] }) =>
      kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all,
    );
    createResolvers({ ApiClass: { members }, ApiInterface: { members }, ApiShape: { members } });
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

/** The scenes of a symbol and its members, by the ids of their nodes. */
function sceneLists(symbol: ApiSymbol) {
  const { examples, scenes, memberScenes } = symbol;
  const withIds = <List extends { scenes: SceneUse[] }>(list: List) => ({
    ...list,
    scenes: list.scenes.map(sceneNodeId),
  });
  return {
    ...withIds({ scenes }),
    examples: examples.map(({ id }) => sceneNodeId({ file: null, page: pageOf(symbol), id })),
    memberScenes: memberScenes.map(withIds),
    usedIn: usedIn(symbol).map(withIds),
  };
}

/** The fields of each symbol for machine readers, by id. */
function textsOf(model: readonly ApiSymbol[], base: string) {
  const symbols = new Map(model.map((symbol) => [symbol.id, symbol]));
  const fieldsOf = (symbol: ApiSymbol) => ({
    markdown: symbolMarkdown(symbol, { symbols, base }),
    data: symbolData(symbol, { symbols, base }),
  });
  return new Map(model.map((symbol) => [symbol.id, fieldsOf(symbol)]));
}

/** The additional fields of a symbol's node type. */
function derivedFields({ id, nodeType, path, members }: ApiSymbol, symbols: readonly ApiSymbol[]) {
  switch (nodeType) {
    case 'ApiClass':
      return { mixedInto: symbols.filter(({ mixins }) => mixins.includes(id)).map((symbol) => symbol.id) };
    case 'ApiEnum':
      return { members: members.map(enumMember) };
    case 'ApiShape':
      return { anchor: path.replace(/.*#/, '') };
    case 'ApiInterface':
      return {};
  }
}

function enumMember({ name, anchor, type, description, deprecated, source }: ApiMember) {
  return { name, anchor, value: type.map(({ text }) => text).join(''), description, deprecated, source };
}
