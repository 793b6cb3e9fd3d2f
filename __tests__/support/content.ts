import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';

/** A change to one file: its new text, a replacement in it, or `null` to remove the file. */
export type Change = string | null | readonly [from: string, to: string];

/** Minimal content with one of everything and no faults. Paths are relative to `content/`. */
export const CORRECT_CONTENT = {
  'site.yml': [
    'title: A Laboratory',
    'tagline: Try it',
    'description: Bodies, forces and ropes.',
    'url: https://lab.test',
    'copyrightYear: 2025',
    'links:',
    ...['launch', 'chat', 'video', 'social', 'edit'].map((name) => `  ${name}: https://${name}.test`),
    'navbar: []',
    'footer: []',
    '',
  ].join('\n'),
  'home/index.mdx': '---\ntitle: Home\n---\n\nLook.\n',
  'docs/index.mdx': '---\ntitle: Introduction\n---\n\nHow to start.\n',
  'docs/sidebars.yml': 'tutorialSidebar:\n  - doc: index\n',
  'blog/falling/index.mdx': [
    '---',
    'title: Falling bodies',
    'description: Why a feather falls as fast as a hammer where there is no air.',
    'date: 2025-11-09',
    'tags: [mechanics]',
    'authors: [team]',
    'image: ./cover.png',
    'imageAlt: A feather beside a hammer',
    '---',
    '',
    'Drop both.',
    '',
  ].join('\n'),
  'blog/falling/cover.png': 'picture',
  'blog/tags.yml': 'mechanics:\n  label: Mechanics\n  description: Bodies and forces.\n',
  'blog/authors.yml': 'team:\n  bio: The people who write this.\n',
  'community/support.mdx': '---\ntitle: Support\n---\n\nAsk.\n',
  'community/sidebars.yml': 'community:\n  - doc: support\n',
  'community/changelog.yml': "- month: '2025-11'\n  added:\n    - Ruler node\n",
  'showcase/pendulum/index.mdx': [
    '---',
    'title: Pendulum',
    'description: A body on a rope that swings for as long as you look at it.',
    'author: Team',
    'order: 1',
    'tags: [mechanics]',
    'image: ./poster.png',
    'imageAlt: A pendulum at its highest point',
    '---',
    '',
    'Pull it.',
    '',
  ].join('\n'),
  'showcase/pendulum/poster.png': 'picture',
  'showcase/filters.yml': 'mechanics:\n  label: Mechanics\n  description: Rigid bodies.\n',
  'feature-requests.yml': [
    'statuses:',
    '  - id: open',
    '    label: Open',
    '    description: Collected and discussed.',
    'requests:',
    '  - id: slider',
    '    title: Slider joint',
    '    status: open',
    '    votes: 12',
    '    summary: A joint that lets a body move along a line.',
    "    since: '2025-01'",
    '',
  ].join('\n'),
} satisfies Files;

/** A project with correct content except for `changes`, by path below `content/`. */
export function projectWith(changes: Readonly<Record<string, Change>> = {}): string {
  const files = new Map<string, string>(Object.entries(CORRECT_CONTENT));
  for (const [path, change] of Object.entries(changes)) {
    if (change !== null) files.set(path, changed(path, files.get(path) ?? '', change));
    else if (!files.delete(path)) throw new Error(`There is no ${path} to leave out.`);
  }
  return temporaryFolder(Object.fromEntries([...files].map(([path, text]) => [`content/${path}`, text])));
}

function changed(path: string, before: string, change: NonNullable<Change>): string {
  if (typeof change === 'string') return change;
  const [from, to] = change;
  if (!before.includes(from)) throw new Error(`${path} does not hold "${from}".`);
  return before.replace(from, to);
}

/** Matches a fault of content/site.yml in the list, at any column of its line. */
export const settingsFault = (line: number, message: string): RegExp =>
  new RegExp(`content/site\\.yml:${line}:\\d+\\n    ${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
