import { noteShipped } from '@physics-editor/lib/build/licences';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, Module } from 'webpack';

/** Records the packages in the site's scripts. */
export function notePackages({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const plugin = {
    apply: (compiler: Compiler) =>
      compiler.hooks.done.tap('note-packages', ({ compilation }) => noteShipped(filesOf(compilation.modules))),
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
