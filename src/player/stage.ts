import {
  Scene,
  TextAsset,
  TextAssetSubtype,
  WebAsset,
  createEditor,
  type EditorOptions,
  type Node,
  type Rect,
} from '../runtime';
import { SceneError, messageOf } from '../runtime/core/scene-error';
import { getBoundsOfScene } from '../runtime/render';
import { Description } from './description';
import { Parameters, type ChangeOption, type NumberOptions } from './parameters';
import { Readouts, type ReadoutOptions } from './readouts';

/** The code of a scene could not be run to its end. */
export class SceneCodeError extends Error {
  /** @param line - line of the code, from 1; undefined if unknown */
  constructor(
    message: string,
    readonly line: number | undefined,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SceneCodeError';
  }
}

/** Limits of `player.speed`. */
const SLOWEST = 0.01;
const FASTEST = 10;

type ScriptConstructor = new (node: never) => object;

/** The variable `player` in the code of a scene: controls view and speed, attaches scripts, and declares what its reader can change and read. */
export class Player {
  /** Whether a grid is drawn below the nodes. */
  grid: boolean | undefined;

  private pace = 1;
  private part: Rect | undefined;
  private leader: Node | undefined;
  private readonly assets = new Map<ScriptConstructor, TextAsset>();

  constructor(
    private readonly scene: Scene,
    private readonly code: string,
    private readonly parameters: Parameters,
    private readonly readouts: Readouts,
    private readonly description: Description,
  ) {}

  /**
   * Speed of the run: 1, the default, makes 60 steps per second of real time, 0.5 half as many. It changes neither the time step nor the result.
   * @throws SceneError if the value is no number from 0.01 to 10
   */
  get speed(): number {
    return this.pace;
  }

  set speed(value: unknown) {
    if (typeof value !== 'number' || !(value >= SLOWEST && value <= FASTEST)) {
      throw new SceneError(`player.speed must be a number from ${SLOWEST} to ${FASTEST}, not ${String(value)}.`);
    }
    this.pace = value;
  }

  /**
   * Sets the part of the scene that is shown; all of it fits into the picture. By default, it is the bounds of the initial scene.
   * @param rect - lower left corner and size, in metres
   */
  show(rect: Rect): void {
    this.part = rect;
  }

  /** Makes the view follow a node horizontally. */
  follow(node: Node): void {
    this.leader = node;
  }

  /**
   * Attaches a script to a node or the scene. As if it were a file of its own, the class sees `editor` and its parameters, but no surrounding
   * variables.
   * @param node - a node that is in the scene
   */
  attach(node: Node, Script: ScriptConstructor): void {
    const asset = this.assets.get(Script) ?? this.assetOf(Script);
    this.assets.set(Script, asset);
    node.scripts = [...node.scripts, asset.id];
  }

  /**
   * Lets the reader set a number, by a slider and a field below the scene, and by the address of the page.
   * @param name - label of the control
   * @param initial - the value at first
   * @returns the value that the reader has set, or the initial one; a change creates the scene anew, unless there is an `onChange`
   * @throws SceneError if the initial value or the step does not fit the range, or the name is taken
   */
  number(name: string, initial: number, options: NumberOptions): number {
    return this.parameters.number(name, initial, options);
  }

  /**
   * The same for one of several texts, the first of which is the initial one.
   * @throws SceneError if there are fewer than two, or two are the same
   */
  choice(name: string, texts: readonly string[], options?: ChangeOption<string>): string {
    return this.parameters.choice(name, texts, options);
  }

  /** The same for something that is on or off. */
  toggle(name: string, initial: boolean, options?: ChangeOption<boolean>): boolean {
    return this.parameters.toggle(name, initial, options);
  }

  /** The same for a colour, such as `0xff0000` for red. */
  color(name: string, initial: number, options?: ChangeOption<number>): number {
    return this.parameters.color(name, initial, options);
  }

  /** Lets the reader call a function at any moment, by a button below the scene. */
  button(name: string, press: () => void): void {
    this.parameters.button(name, press);
  }

  /**
   * Shows the reader a value below the scene.
   * @param name - its label
   * @param read - returns it; called after each step, so it must not change the scene
   * @throws SceneError if the name is taken
   */
  readout(name: string, read: () => unknown, options?: ReadoutOptions): void {
    this.readouts.readout(name, read, options);
  }

  /**
   * Describes the present moment to readers who do not see the scene: what moves where, what has happened.
   * @param read - returns a sentence or two; called when the scene is paused or stepped, and on request
   * @throws SceneError if there is a description already
   */
  describe(read: () => unknown): void {
    this.description.describe(read);
  }

  private assetOf(Script: ScriptConstructor): TextAsset {
    const text = Script.toString();
    const before = this.code.slice(0, Math.max(this.code.indexOf(text), 0)).split('\n').length - 1;
    // Empty lines keep the line numbers of errors those of the scene's code.
    const asset = new TextAsset('\n'.repeat(before) + text, TextAssetSubtype.JavaScript);
    asset.name = Script.name;
    this.scene.assetsLibrary.addAsset(asset);
    return asset;
  }

  /**
   * Shows the whole scene in its current state.
   * @internal
   */
  showAll(): void {
    this.part = getBoundsOfScene(this.scene);
  }

  /** @internal */
  get shown(): Rect | undefined {
    return this.part;
  }

  /** @internal */
  get followed(): Node | undefined {
    return this.leader;
  }
}

/** A scene created by its code, and its player. */
export interface Stage {
  readonly scene: Scene;
  readonly player: Player;
  readonly parameters: Parameters;
  readonly readouts: Readouts;
  readonly description: Description;
}

/** What the environment of a scene provides. */
interface StageOptions extends Omit<EditorOptions, 'zoomScene'> {
  /** Texts of the values that the reader has set, by the keys of parameters. */
  readonly values?: ReadonlyMap<string, string>;
}

/** The name of the code in stack traces. */
const SOURCE_NAME = 'scene.js';
/** Number of lines before the code in the compiled source. */
const LINES_BEFORE = 2;
const ASYNC_FUNCTION: unknown = Object.getPrototypeOf(async () => {}).constructor;

/** Pictures and fonts are loaded before the first step, even if the code does not await them. */
async function loadAssets(scene: Scene): Promise<void> {
  const assets = scene.assetsLibrary.getAssets().filter((asset) => asset instanceof WebAsset);
  await Promise.all(assets.map((asset) => asset.load()));
}

/**
 * Creates a scene from its code, which sees `scene`, `editor` and `player` and may use `await`.
 * @param options - facilities that the environment provides for scripts, and the reader's values
 * @throws SceneCodeError if the code is no valid JavaScript, or throws, or an asset cannot be loaded
 */
export async function createStage(code: string, { values = new Map(), ...options }: StageOptions = {}): Promise<Stage> {
  const scene = new Scene((of) => createEditor(of, all));
  const parameters = new Parameters(values);
  const readouts = new Readouts();
  const description = new Description();
  const player = new Player(scene, code, parameters, readouts, description);
  const all: EditorOptions = { ...options, zoomScene: () => player.showAll() };
  try {
    const make = compile(code);
    await make(scene, createEditor(scene, all), player);
    await loadAssets(scene);
  } catch (error) {
    throw new SceneCodeError(messageOf(error), lineOf(error), { cause: error });
  }
  return { scene, player, parameters, readouts, description };
}

function compile(code: string): (...names: readonly unknown[]) => unknown {
  if (typeof ASYNC_FUNCTION !== 'function') throw new TypeError('There are no async functions here.');
  const parameters = ['scene', 'editor', 'player'];
  const made: unknown = Reflect.construct(ASYNC_FUNCTION, [
    ...parameters,
    `"use strict"; ${code}\n//# sourceURL=${SOURCE_NAME}`,
  ]);
  if (typeof made !== 'function') throw new TypeError('The code of the scene did not become a function.');
  return (...values) => Reflect.apply(made, undefined, values);
}

/** The line of the code, or of a script in it, that threw an error; undefined if the engine does not report it, as for syntax errors. */
export function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = Number(/\b(?:scene|script-[^\s:]+)\.js:(\d+)/.exec(stack)?.[1]);
  return line > LINES_BEFORE ? line - LINES_BEFORE : undefined;
}
