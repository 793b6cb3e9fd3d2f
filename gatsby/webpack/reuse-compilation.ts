import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteShipped, packageFolder } from '@physics-editor/lib/build/licences';
import type { Compiler, Module, Stats } from 'webpack';
import { z } from 'zod';
import { assertFound, constantsIn, type Workaround } from './gatsby-configuration';

/** A compilation whose output is still there. */
const compiled = z.object({
  /** Our files that it read, and the paths at which it found none. */
  paths: z.array(z.string()),
  digest: z.string(),
  /** Folders of the packages in its output. */
  packages: z.array(z.string()),
  /** Gatsby writes pages again when their hashes change. */
  hash: z.string(),
});

type Compiled = z.infer<typeof compiled>;

/**
 * Keeps the scripts of the last build if the same files would be read: after a change of texts, nothing is compiled. `scripts/cache` deletes them when
 * a package, or what configures the compilation, has changed.
 */
export const reuseCompilation: Workaround = ({ plugins }, stage) => {
  if (stage !== 'build-javascript') return;
  const constants = constantsIn(plugins);
  assertFound(constants.length > 0, 'constants', 'reuse-compilation.ts');
  const apply = (compiler: Compiler) => {
    const record = join(compiler.context, '.cache/compiled.json');
    const run = compiler.run.bind(compiler);
    compiler.run = (callback) => {
      const last = existsSync(record) ? compiled.parse(JSON.parse(readFileSync(record, 'utf8'))) : undefined;
      if (last?.digest === digestOf(constants, last?.paths ?? [])) {
        noteShipped(last.packages);
        callback(null, statsOf(compiler, last.hash));
        return;
      }
      rmSync(record, { force: true });
      const begun = Date.now();
      run((error, stats) => {
        if (stats && !stats.hasErrors()) {
          const next = compiledBy(stats, constants);
          noteShipped(next.packages);
          // What has changed meanwhile is compiled by the next build, and warnings are repeated by each.
          const isLasting = !next.paths.some((path) => isNewer(path, begun));
          if (isLasting && !stats.hasWarnings()) writeFileSync(record, JSON.stringify(next));
        }
        callback(error, stats);
      });
    };
  };
  plugins.push({ apply });
};

function compiledBy(stats: Stats, constants: readonly object[]): Compiled {
  const { fileDependencies, missingDependencies, modules } = stats.compilation;
  const paths = [...fileDependencies, ...missingDependencies]
    .filter((path) => packageFolder(path) === undefined)
    .sort();
  return {
    paths,
    digest: digestOf(constants, paths),
    packages: [...new Set([...filesOf(modules)].flatMap((file) => packageFolder(file) ?? []))],
    hash: stats.hash,
  };
}

/** What Gatsby reads of a compilation, by a digest of the result. */
export function statsOf(compiler: Compiler, digest: string): Stats {
  const compilation = compiler.createCompilation(compiler.newCompilationParams());
  compilation.hash = digest;
  return compilation.getStats();
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

const digestOf = (constants: readonly object[], paths: readonly string[]): string =>
  hash('sha256', JSON.stringify([constants, paths.map((path) => [path, contentOf(path)])]));

/** The text of a file; of a folder only that it is there. */
const contentOf = (path: string): string | undefined =>
  existsSync(path) ? (statSync(path).isFile() ? readFileSync(path, 'utf8') : '') : undefined;

/** Whether what is at a path is a file that has been written since a time, in ms since 1970. */
const isNewer = (path: string, time: number): boolean =>
  existsSync(path) && statSync(path).isFile() && statSync(path).mtimeMs >= time;
