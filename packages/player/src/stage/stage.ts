import { Scene, WebAsset, createEditor, type EditorOptions } from '@physics-editor/runtime';
import { getBoundsOfScene } from '@physics-editor/runtime/render/index';
import { onFailure, type Failure } from '../failures';
import { Parameters } from './parameters';
import { Player } from './player';
import { Readouts } from './readouts';

/** A scene created by its code, and its player. */
export interface Stage {
  readonly scene: Scene;
  readonly player: Player;
  readonly parameters: Parameters;
  readonly readouts: Readouts;
}

/** What the environment of a scene provides. */
interface StageOptions extends Omit<EditorOptions, 'zoomScene'> {
  /** Texts of the values that the reader has set, by the keys of parameters. */
  readonly values?: ReadonlyMap<string, string>;
  /** Told of every failure of scripts and nodes, also while the code runs. */
  readonly onFailure?: (failure: Failure) => void;
}

/** The name of the code in stack traces. */
const SOURCE_NAME = 'scene.js';
/** Number of lines before the code in the compiled source. */
const LINES_BEFORE = 2;
/** The constructor of async functions, which is no global. */
const AsyncFunction: new (...source: readonly string[]) => (...values: readonly unknown[]) => Promise<unknown> =
  Object.getPrototypeOf(async () => {}).constructor;

/** Pictures and fonts are loaded before the first step, even if the code does not await them. */
async function loadAssets(scene: Scene): Promise<void> {
  const assets = scene.assetsLibrary.getAssets().filter((asset) => asset instanceof WebAsset);
  await Promise.all(assets.map((asset) => asset.load()));
}

/**
 * Creates a scene from its code, which sees `scene`, `editor` and `player` and may use `await`.
 * @param options - facilities that the environment provides for scripts, and the reader's values
 * @throws what the code throws, or an Error if it is no valid JavaScript or an asset cannot be loaded; `lineOf` finds its line
 */
export async function createStage(
  code: string,
  { values = new Map(), onFailure: report, ...options }: StageOptions = {},
): Promise<Stage> {
  const scene = new Scene((of) => createEditor(of, all));
  if (report) onFailure(scene, report);
  const parameters = new Parameters(values);
  const readouts = new Readouts();
  const player = new Player(scene, code, parameters, readouts);
  const all: EditorOptions = { ...options, zoomScene: () => void (player.shown = getBoundsOfScene(scene)) };
  const source = `"use strict"; ${code}\n//# sourceURL=${SOURCE_NAME}`;
  const make = new AsyncFunction('scene', 'editor', 'player', source);
  await make(scene, createEditor(scene, all), player);
  await loadAssets(scene);
  return { scene, player, parameters, readouts };
}

/** The line of the code, or of a script in it, that threw an error; undefined if the engine does not report it, as for syntax errors. */
export function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = Number(/\b(?:scene|script-[^\s:]+)\.js:(\d+)/.exec(stack)?.[1]);
  return line > LINES_BEFORE ? line - LINES_BEFORE : undefined;
}
