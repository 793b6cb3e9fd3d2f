import { Node, TextAsset, TextAssetSubtype, type Rect, type Scene } from '@physics-editor/runtime';
import { isPoint } from '@physics-editor/runtime/core/property';
import { SceneError, messageOf } from '@physics-editor/runtime/core/scene-error';
import type { ChangeOption, NumberOptions, Parameters } from './parameters';
import type { ReadoutOptions, Readouts } from './readouts';

/** Limits of `player.speed`. */
const SLOWEST = 0.01;
const FASTEST = 10;

/** Maximum length of a description, in characters: a sentence or two. */
const LONGEST = 300;

/** A script class: its constructor receives the node, or the scene, that the script is attached to. */
export type ScriptConstructor = new (node: never) => object;

/**
 * The variable `player` in the code of a live scene: sets the view and the speed, attaches scripts, and adds controls and values below the scene. The
 * editor has no such variable; its toolbar, its Property Editor and its graphs do this.
 */
export class Player {
  /** Whether a grid is drawn below the nodes. By default, a grid is drawn if the scene has no `backgroundColor`. */
  grid: boolean | undefined;

  /**
   * The part of the scene that is shown; undefined for the bounds of the initial scene.
   * @internal
   */
  shown: Rect | undefined;

  /** @internal */
  followed: Node | undefined;

  private pace = 1;
  private describeNow: (() => unknown) | undefined;
  private readonly assets = new Map<ScriptConstructor, TextAsset>();

  /** @internal */
  constructor(
    private readonly scene: Scene,
    private readonly code: string,
    private readonly parameters: Parameters,
    private readonly readouts: Readouts,
  ) {}

  /**
   * The current state for readers who cannot see it; empty if the scene does not describe itself. If it cannot, the text gives the reason.
   * @internal
   */
  get description(): string {
    if (!this.describeNow) return '';
    try {
      return String(this.describeNow()).trim().slice(0, LONGEST);
    } catch (error) {
      return `The scene cannot describe itself: ${messageOf(error)}`;
    }
  }

  /**
   * Speed of the run: 1 makes 60 steps per second of real time, 0.5 half as many. It changes neither the time step nor the result.
   * @defaultValue 1
   * @range 0.01–10
   * @throws SceneError if the value is not a number in the range
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
   * Sets the part of the scene that is shown. The view always contains all of it; by default, the bounds of the initial scene are shown.
   * @param rect - lower left corner and size, in metres
   * @throws SceneError if it is no rectangle with a size above 0
   */
  show(rect: Rect): void {
    if (!(isPoint(rect) && rect.width > 0 && rect.height > 0 && Number.isFinite(rect.width + rect.height))) {
      throw new SceneError(
        'player.show expects a rectangle { x, y, width, height } of finite numbers, with a size above 0.',
      );
    }
    this.shown = rect;
  }

  /**
   * Makes the view follow a node horizontally.
   * @param node - the node to follow
   * @throws SceneError if it is no node
   */
  follow(node: Node): void {
    if (!(node instanceof Node)) throw new SceneError(`player.follow expects a node, not ${String(node)}.`);
    this.followed = node;
  }

  /**
   * Attaches a script to a node or the scene. As if it were a file of its own, the class sees `editor` and the argument of its constructor, but no
   * surrounding variables.
   * @param node - a node that is in the scene, or the scene
   * @param Script - the class, whose constructor receives the node
   */
  attach(node: Node, Script: ScriptConstructor): void {
    const asset = this.assets.get(Script) ?? this.assetOf(Script);
    this.assets.set(Script, asset);
    node.scripts = [...node.scripts, asset.id];
  }

  /**
   * Adds a slider and a number field below the scene. The value can also be set in the page's address. Changing it restarts the scene, unless there is
   * an `onChange`.
   * @param name - label of the control
   * @param initial - the initial value
   * @param options - range, step and unit
   * @returns the value that the reader has set, or the initial one
   * @throws SceneError if the initial value or the step does not fit the range, or the name is already used
   */
  number(name: string, initial: number, options: NumberOptions): number {
    return this.parameters.number(name, initial, options);
  }

  /**
   * Adds a choice of several texts, which works like {@link Player.number}.
   * @param name - label of the control
   * @param texts - at least two different texts, the initial one first
   * @param options - a listener for changes
   * @returns the text that the reader has chosen, or the first one
   * @throws SceneError if there are fewer than two texts, two are the same, or the name is already used
   */
  choice(name: string, texts: readonly string[], options?: ChangeOption<string>): string {
    return this.parameters.choice(name, texts, options);
  }

  /**
   * Adds a switch, which works like {@link Player.number}.
   * @param name - label of the control
   * @param initial - whether it is initially on
   * @param options - a listener for changes
   * @returns whether it is on
   * @throws SceneError if the name is already used
   */
  toggle(name: string, initial: boolean, options?: ChangeOption<boolean>): boolean {
    return this.parameters.toggle(name, initial, options);
  }

  /**
   * Adds a colour picker, which works like {@link Player.number}.
   * @param name - label of the control
   * @param initial - the initial colour, such as `0xff0000` for red
   * @param options - a listener for changes
   * @returns the colour that the reader has chosen, or the initial one
   * @throws SceneError if the initial value is not a colour, or the name is already used
   */
  color(name: string, initial: number, options?: ChangeOption<number>): number {
    return this.parameters.color(name, initial, options);
  }

  /**
   * Adds a button below the scene.
   * @param name - label of the button
   * @param press - called on each press, between two steps
   * @throws SceneError if the name is already used
   */
  button(name: string, press: () => void): void {
    this.parameters.button(name, press);
  }

  /**
   * Shows a value below the scene. If the function throws an error, its message is shown instead, and the function is not called again.
   * @param name - label of the value
   * @param read - returns a number or a text; called after each step, so it must not change the scene
   * @param options - unit and digits
   * @throws SceneError if the name is already used
   */
  readout(name: string, read: () => unknown, options?: ReadoutOptions): void {
    this.readouts.readout(name, read, options);
  }

  /**
   * Describes the current state to readers who cannot see the scene: what is moving where, what has happened. The default description gives the time,
   * the readouts, and the position and velocity of up to three bodies in view; of more bodies, how many are moving, and the fastest.
   * @param read - returns a sentence or two; called when the scene is paused or stepped, and on request
   * @throws SceneError if there already is a description
   */
  describe(read: () => unknown): void {
    if (typeof read !== 'function') throw new SceneError('player.describe needs a function that returns a sentence.');
    if (this.describeNow) throw new SceneError('player.describe: the scene has a description already.');
    this.describeNow = read;
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
}
