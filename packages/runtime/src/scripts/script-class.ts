import type { Asset } from '../assets/asset';
import { TextAsset } from '../assets/text-asset';
import { TextAssetSubtype } from '../assets/text-asset-subtype';
import { SceneError } from '../core/scene-error';

/** The object that scripts access as `editor`. */
export type ScriptGlobals = Readonly<Record<string, unknown>>;

/** A class defined by a script asset. */
export type ScriptClass = new (...parameters: unknown[]) => object;

/** Number of lines that the compiled function adds before the script. */
const LINES_BEFORE = 2;
const CLASS = /^(?:export\s+(?:default\s+)?)?class\s+([A-Za-z_$][\w$]*)/m;

/**
 * Compiles a script asset and returns its class: the first one that is declared at the start of a line.
 * @throws SceneError if it is not a JavaScript text asset, there is no class, or the text is not valid JavaScript
 */
export function compileScript(asset: Asset, editor: ScriptGlobals): ScriptClass {
  if (!(asset instanceof TextAsset && asset.subtype === TextAssetSubtype.JavaScript))
    throw new SceneError(`${asset.describe()} is not a JavaScript text asset.`);
  const name = CLASS.exec(asset.text)?.[1];
  if (!name) throw new SceneError(`${asset.describe()} holds no class. A script is "class Name { … }".`);
  const body = asset.text.replace(/^export\s+(?:default\s+)?(?=class\s)/gm, '');
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the reader's own program; who runs the scene closes off where it runs
    const evaluate = new Function(
      'editor',
      `"use strict"; ${body}\nreturn ${name};\n//# sourceURL=${sourceName(asset)}`,
    );
    return evaluate(editor);
  } catch (error) {
    const line = lineOf(error, asset);
    const place = line === undefined ? '' : ` in line ${line}`;
    throw new SceneError(`${asset.describe()} is not JavaScript${place}: ${String(error)}`, { cause: error });
  }
}

/** The name of a script in stack traces. */
const sourceName = (asset: Asset): string => `script-${asset.id}.js`;

/** Line of a script in which an error was thrown, starting at 1; `undefined` if the stack trace does not contain it. */
export function lineOf(error: unknown, asset: Asset): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(sourceName(asset));
  const line = Number(/^:(\d+)/.exec(stack.slice(at + sourceName(asset).length))?.[1]);
  return at === -1 || !line ? undefined : line - LINES_BEFORE;
}
