import type { CreateWebpackConfigArgs } from 'gatsby';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Module } from 'webpack';
import type { OutputStep } from '../built-site';
import { folderOfPackage, formatLicences, packageFolder, readPackage } from './licences';

/** Packages that reach readers outside bundles: the display face, the search, the service worker. */
const BESIDE_BUNDLES = ['@fontsource-variable/bricolage-grotesque', 'pagefind', 'workbox-core'];

const LIST = 'third-party-licences.txt';

/** Folders of the packages in this build's bundles. */
const folders = new Set<string>();

/** Records the packages that contain the files of a bundle. */
export function noteShipped(files: Iterable<string>): void {
  for (const file of files) {
    const folder = packageFolder(file);
    if (folder !== undefined) folders.add(folder);
  }
}

/** Records the packages in the site's scripts. */
export function noteWebpackPackages({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const plugin = {
    apply: (compiler: Compiler) =>
      compiler.hooks.done.tap('shipped-packages', ({ compilation }) => noteShipped(filesOf(compilation.modules))),
  };
  actions.setWebpackConfig({ plugins: [plugin] });
}

/** The files of modules, including concatenated ones. */
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
