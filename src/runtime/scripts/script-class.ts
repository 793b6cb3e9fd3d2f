import type { TextAsset } from '../assets/text-asset';
import { SceneError } from '../core/scene-error';

/** What scripts see under the name `editor`. */
export type ScriptGlobals = Readonly<Record<string, unknown>>;

/** A class that a script asset holds. */
export type ScriptClass = new (...parameters: unknown[]) => object;

/** Lines that stand before those of the script in what is compiled. */
const LINES_BEFORE = 2;
const CLASS = /^(?:export\s+(?:default\s+)?)?class\s+([A-Za-z_$][\w$]*)/m;

/**
 * The class that a script asset holds: the first one that starts a line.
 * @throws SceneError if there is none, or the text is no JavaScript
 */
export function compileScript(asset: TextAsset, editor: ScriptGlobals): ScriptClass {
  const name = CLASS.exec(asset.text)?.[1];
  if (!name) throw new SceneError(`${asset.describe()} holds no class. A script is "class Name { … }".`);
  const body = asset.text.replace(/^export\s+(?:default\s+)?(?=class\s)/gm, '');
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the reader's own program; who runs the scene closes off where it runs
    const evaluate = new Function(
      'editor',
      `"use strict"; ${body}\nreturn ${name};\n//# sourceURL=${sourceName(asset)}`,
    );
    return evaluate(editor);
  } catch (error) {
    const line = lineOf(error, asset);
    const place = line === undefined ? '' : ` in line ${line}`;
    throw new SceneError(`${asset.describe()} is no JavaScript${place}: ${String(error)}`, { cause: error });
  }
}

/** The name by which an engine's stack calls a script. */
const sourceName = (asset: TextAsset): string => `script-${asset.id}.js`;

/** The line of a script, from 1, in which an error was thrown; undefined if the engine does not tell. */
export function lineOf(error: unknown, asset: TextAsset): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(sourceName(asset));
  const line = Number(/^:(\d+)/.exec(stack.slice(at + sourceName(asset).length))?.[1]);
  return at === -1 || !line ? undefined : line - LINES_BEFORE;
}
