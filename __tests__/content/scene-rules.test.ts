import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brokenRules } from '@physics-editor/markdown/scenes/scene-rules';

/** The scenes of this site and the listings on its pages, each with its file and the line before it. */
const CODE = readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((file): [string, string][] => {
  if (file.endsWith('.js')) return [[file, readFileSync(join('content', file), 'utf8')]];
  if (!file.endsWith('.mdx')) return [];
  const fences = readFileSync(join('content', file), 'utf8').matchAll(/^ *```js[^\n]*\n([^]*?)\n *```$/gm);
  return [...fences].map(([, code = ''], at) => [`${file}, fence ${at + 1}`, code]);
});

test('the scenes and listings of this site follow the rules that it teaches', () => {
  expect(CODE.length).toBeGreaterThan(90);
  expect(
    CODE.flatMap(([file, code]) => brokenRules(code).map(({ line, message }) => `${file}:${line}: ${message}`)),
  ).toEqual([]);
});
