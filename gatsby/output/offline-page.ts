import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuiltSite } from './built-site';
import { noteShipped } from './shipped-packages';

/** The offline page's file and its path. */
export const OFFLINE_FILE = 'offline.html';
export const OFFLINE_PATH = '/offline';

const SOURCE = 'src/offline/index.ts';
/** What starts Gatsby: its scripts, the one inside the page that starts them, and the one that tells them what it is (`gather-globals.ts`). */
const STARTS_GATSBY = /<script\b(?=[^>]*\b(?:src|data-scripts|data-compilation)=)[^>]*>[\s\S]*?<\/script>/g;
const PRELOADS = /<link\b(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;
const END = '</body>';

/**
 * Gives the offline page a small script of its own in place of Gatsby's: it stands under addresses that Gatsby would take for other pages,
 * and all it needs has to be kept in every reader's browser.
 */
export async function finishOfflinePage({ root, folder, pathPrefix }: BuiltSite): Promise<void> {
  const script = await bundle(join(root, SOURCE), { __PATH_PREFIX__: pathPrefix });
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 20);
  const name = `offline-${hash}.js`;
  const html = readFileSync(join(folder, OFFLINE_FILE), 'utf8');
  const bare = html.replace(STARTS_GATSBY, '').replace(PRELOADS, '');
  if (/___webpackCompilationHash|<script[^>]*\ssrc=/.test(bare) || !bare.includes(END)) {
    throw new Error(`${OFFLINE_FILE} has scripts of Gatsby's that are not known, or no end.`);
  }
  writeFileSync(join(folder, name), script);
  writeFileSync(join(folder, OFFLINE_FILE), bare.replace(END, `<script src="${pathPrefix}/${name}"></script>${END}`));
}

/** A script with all that it imports, small, and with values in place of some names. */
export async function bundle(source: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
    define,
  });
  noteShipped(Object.keys(metafile.inputs).map((file) => resolve(file)));
  return outputFiles[0]?.text ?? '';
}
