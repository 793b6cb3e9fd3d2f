import type { CreateWebpackConfigArgs } from 'gatsby';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Module } from 'webpack';
import type { OutputStep } from '../built-site';
import { folderOfPackage, formatLicences, packageFolder, readPackage } from './licences';

/** What reaches readers by another way than through a bundle: the display face, the search, the service worker. */
const BESIDE_BUNDLES = ['@fontsource-variable/bricolage-grotesque', 'pagefind', 'workbox-core'];

const LIST = 'third-party-licences.txt';

/** Folders of the packages in the bundles of this build. */
const folders = new Set<string>();

/** Remembers the packages that files of a bundle belong to. */
export function noteShipped(files: Iterable<string>): void {
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== undefined) folders.add(folder);
  }
}

/** Remembers the packages in the scripts of the site. */
export function noteWebpackPackages({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const plugin = {
    apply: (compiler: Compiler) =>
      compiler.hooks.done.tap('shipped-packages', ({ compilation }) => noteShipped(filesOf(compilation.modules))),
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}

/** The files of modules, those inside concatenated ones too. */
function* filesOf(modules: Iterable<Module>): Generator<string> {
  for (const module of modules) {
    const inner: unknown = Reflect.get(module, 'modules');
    const resource: unknown = Reflect.get(module, 'resource');
    if (typeof resource === 'string') yield resource;
    if (Array.isArray(inner)) yield* filesOf(inner);
  }
}

/** Writes the licences of all packages that reach readers. */
export const writeLicences: OutputStep = ({ root, folder }) => {
  const all = [...folders, ...BESIDE_BUNDLES.map((name) => folderOfPackage(root, name))];
  writeFileSync(join(folder, LIST), formatLicences(all.map(readPackage)));
};
