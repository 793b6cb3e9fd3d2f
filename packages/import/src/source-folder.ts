import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { ImportError } from './arguments';
import { readModule } from './convert/literal';

/** A folder of foreign files and its context. */
export type SourceFolder = ReturnType<typeof findSource>;

/** Content folders of the generators, below the folder of their configuration. */
const CONTENT_FOLDERS = ['src/content/docs', 'docs', 'website/docs', '.'];
const CONFIG_FOLDERS = [
  '.',
  '.vitepress',
  'docs/.vitepress',
  'website',
  'docs',
  '..',
  '../.vitepress',
  '../website',
  '../../..',
];
const CONFIGS = /^(sidebars?|config|docusaurus\.config|astro\.config)\.(js|cjs|mjs|ts|mts|json)$/;
const PUBLIC_FOLDERS = ['public', 'static', '.vitepress/public', 'docs/public', 'docs/static', 'website/static'];
const SKIPPED = /^(node_modules|dist|build|coverage)$/;

/** Finds the Markdown files in a folder or a repository checkout. */
export function findSource(folder: string) {
  const start = resolve(folder);
  if (!existsSync(start)) throw new ImportError(`There is no folder ${folder}.`);
  const configs = CONFIG_FOLDERS.flatMap((path) => configsIn(resolve(start, path)));
  const root = [...configs.flatMap(sourcesIn), ...CONTENT_FOLDERS]
    .map((path) => resolve(start, path))
    .find((path) => join(path, sep).startsWith(join(start, sep)) && existsSync(path) && markdownIn(path).length > 0);
  if (!root) throw new ImportError(`There is no Markdown (.md, .mdx) in ${folder}.`);
  const isVault = existsSync(join(root, '.obsidian'));
  return {
    /** Folder of the Markdown files. */
    root,
    /** Folders of files with root-relative addresses on the foreign site: `/img/a.png`. */
    publicFolders: [...new Set([start, join(start, '..'), root])]
      .flatMap((path) => PUBLIC_FOLDERS.map((name) => join(path, name)))
      .filter((path) => existsSync(path)),
    /** Files that may define a sidebar, the most specific first. */
    configs,
    /** Whether `$` delimits formulas. */
    hasMath: configs.some((path) => /remark-math|rehype-katex|math:\s*true/.test(readFileSync(path, 'utf8'))),
    /** Markdown files, by path below `root`, with forward slashes, sorted. */
    files: markdownIn(root).filter((path) => !isVault || !/^templates\//i.test(path)),
    /** Markdown files outside of `root`, by path below the folder that was given. */
    others: markdownIn(start).filter((path) => !join(start, path).startsWith(join(root, sep))),
    /** All files below `root` if it is a vault of Obsidian. */
    vault: isVault ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : undefined,
  };
}

/** Any project may have a `config.js`; a site's is in `.vitepress`. */
function configsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const isVitePress = basename(folder) === '.vitepress';
  return readdirSync(folder)
    .filter((name) => CONFIGS.test(name) && (isVitePress || !name.startsWith('config.')))
    .map((name) => join(folder, name));
}

/** VitePress's `srcDir`, from the folder of `.vitepress`. */
const sourcesIn = (config: string): string[] => {
  const written = readModule(readFileSync(config, 'utf8')).properties('srcDir');
  return config.includes('.vitepress') ? written.map((path) => resolve(config, '../..', String(path))) : [];
};

/** All Markdown below a folder, except in hidden folders, packages and build output. */
function markdownIn(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.name.startsWith('.') || SKIPPED.test(entry.name)) return [];
      if (entry.isDirectory()) return markdownIn(root, path);
      return /\.mdx?$/i.test(entry.name) ? [path] : [];
    })
    .sort();
}
