import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isExternal, readFragment } from '@physics-editor/lib/addresses';
import { withValuesFirst } from '@physics-editor/lib/scenes/value-address';
import { problemWith } from '@physics-editor/player/messages/value-text';
import type { ScenePanel } from '@physics-editor/player/checker/scene-checker';
import { suggest } from '@physics-editor/lib/content/fault';
import { fault } from '@physics-editor/lib/content/messages';

/**
 * Reports links to scenes of the same text, such as `#scene-pendulum?swing=30`, with values that the scene cannot take; `?swing=30#scene-pendulum` is
 * the same, and the form that all have on the page, since it leads to the scene without scripts, too. A link to an unknown scene is reported with
 * the other links.
 * @param panels - what each scene shows below its stage, by its anchor; undefined if its code has errors
 */
export function checkParameterLinks(
  tree: Root,
  panels: ReadonlyMap<string, ScenePanel | undefined>,
  vfile: VFile,
): void {
  visit(tree, ['link', 'definition'], (node) => {
    if (!('url' in node) || isExternal(node.url)) return;
    node.url = withValuesFirst(node.url);
    const [, values, hash = ''] = /^\??([^#]*)(#.*)$/s.exec(node.url) ?? [];
    const { id } = readFragment(hash);
    const panel = node.url.search(/[?#]/) === 0 ? panels.get(id) : undefined;
    if (!panel) return;
    const { parameters } = panel;
    for (const [key, text] of new URLSearchParams(values)) {
      const parameter = parameters.find((one) => one.key === key);
      const problem = parameter && problemWith(parameter, text);
      if (!parameter) {
        const known = parameters.map((one) => one.key);
        fault(vfile, node, `The scene #${id} has no parameter "${key}".`, suggest(key, known));
      } else if (problem !== undefined) {
        fault(vfile, node, problem, 'write a value that the scene can take');
      }
    }
  });
}
