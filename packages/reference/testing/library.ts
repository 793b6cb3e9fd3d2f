import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildModel } from '../src/model/build-model';
import { runTypeDoc, type Extract } from '../src/typedoc/extract';
import type { Layout } from '../src/model/symbols';
import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';

/** Compiler settings of a test library, without the DOM, which is half of what the compiler would read. */
const TSCONFIG = JSON.stringify({
  compilerOptions: { target: 'ES2022', lib: ['ES2023'], strict: true, module: 'ESNext', moduleResolution: 'Bundler' },
});

/** TypeDoc's output for `files`, of which `index.ts` is the entry. */
export async function extractFiles(files: Files): Promise<Extract> {
  const root = temporaryFolder({ 'tsconfig.json': TSCONFIG, 'package.json': '{"name":"library"}', ...files });
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  return { ...(await runTypeDoc(root, resolve(root, 'index.ts'))), descriptors: {}, textOf };
}

const layout: Layout = {
  classes: ['Thing', 'Body', 'Disc', 'Labelled'],
  enums: ['Colour'],
  interfaces: ['IFilter'],
  helperClasses: ['Helper'],
  hidden: ['startPlayer'],
};

/** The model of an extract, for the layout with `changes`. */
export const modelOf = (extract: Extract, changes: Partial<Layout> = {}) =>
  buildModel(extract, { ...layout, ...changes });
