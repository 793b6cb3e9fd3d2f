import cmake from 'highlight.js/lib/languages/cmake';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import glsl from 'highlight.js/lib/languages/glsl';
import groovy from 'highlight.js/lib/languages/groovy';
import haskell from 'highlight.js/lib/languages/haskell';
import javascript from 'highlight.js/lib/languages/javascript';
import latex from 'highlight.js/lib/languages/latex';
import markdown from 'highlight.js/lib/languages/markdown';
import matlab from 'highlight.js/lib/languages/matlab';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import scala from 'highlight.js/lib/languages/scala';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { lowlight } from 'lowlight/lib/common.js';

export { lowlight };

/** Languages in addition to lowlight's common ones, and shorter names for some of these. */
const LANGUAGES = {
  ...{ cmake, dart, dockerfile, elixir, glsl, groovy, haskell, latex, matlab, nginx, powershell, scala },
  ...{ js: javascript, md: markdown, ts: typescript, html: xml },
};
const NAMES = {
  js: ['javascript', 'jsx', 'mjs', 'cjs'],
  ts: ['typescript', 'tsx'],
  md: ['markdown', 'mdx'],
  bash: ['sh', 'shell', 'zsh'],
  yaml: ['yml'],
  html: ['svg', 'vue', 'xml'],
  json: ['json5', 'jsonc'],
  shell: ['console'],
  text: ['plain', 'plaintext', 'txt'],
};
const ALIASES = new Map(
  Object.entries(NAMES).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
);

/** Name for a listing without highlighting. */
export const PLAIN = 'text';

for (const [name, grammar] of Object.entries(LANGUAGES)) lowlight.registerLanguage(name, grammar);

/** Names of supported languages, for suggestions. */
export const languageNames: readonly string[] = [...ALIASES.keys(), ...lowlight.listLanguages(), PLAIN];

/** The language of a fence: `rust` for `rust,ignore` and `Rust`. */
export function languageNamed(written: string): string {
  const name = written.split(',', 1).join('').toLowerCase() || PLAIN;
  return ALIASES.get(name) ?? name;
}
