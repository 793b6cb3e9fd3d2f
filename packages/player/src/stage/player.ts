import { TextAsset, TextAssetSubtype, type Node, type Rect, type Scene } from '@physics-editor/runtime';
import { SceneError } from '@physics-editor/runtime/core/scene-error';
import { getBoundsOfScene } from '@physics-editor/runtime/render/index';
import type { Description } from './description';
import type { ChangeOption, NumberOptions, Parameters } from './parameters';
import type { ReadoutOptions, Readouts } from './readouts';

/** Limits of `player.speed`. */
const SLOWEST = 0.01;
const FASTEST = 10;

/** A script class: its constructor receives the node, or the scene, that the script is attached to. */
export type ScriptConstructor = new (node: never) => object;

/**
 * The variable `player` in the code of a live scene: sets what part of the scene is seen and how fast it runs, attaches scripts, and declares what its
 * reader can change and read. The editor has no such variable; there, the toolbar does this.
 */
export class Player {
  /** Whether a grid is drawn below the nodes. By default, it is if the scene has no `backgroundColor`. */
  grid: boolean | undefined;

  private pace = 1;
  private part: Rect | undefined;
  private leader: Node | undefined;
  private readonly assets = new Map<ScriptConstructor, TextAsset>();

  /** @internal */
  constructor(
    private readonly scene: Scene,
    private readonly code: string,
    private readonly parameters: Parameters,
    private readonly readouts: Readouts,
    private readonly description: Description,
  ) {}

  /**
   * Speed of the run: 1 makes 60 steps per second of real time, 0.5 half as many. It changes neither the time step nor the result.
   * @defaultValue 1
   * @range 0.01–10
   * @throws SceneError if the value is no number in the range
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
   * Sets the part of the scene that is shown; all of it fits into the picture. Without a call, the bounds of the initial scene are shown.
   * @param rect - lower left corner and size, in metres
   */
  show(rect: Rect): void {
    this.part = rect;
  }

  /**
   * Makes the view follow a node horizontally.
   * @param node - the node to follow
   */
  follow(node: Node): void {
    this.leader = node;
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
   * Lets the reader set a number, by a slider and a field below the scene, and by the address of the page. A change creates the scene anew, unless
   * there is an `onChange`.
   * @param name - label of the control
   * @param initial - the value at first
   * @param options - range, step and unit
   * @returns the value that the reader has set, or the initial one
   * @throws SceneError if the initial value or the step does not fit the range, or the name is taken
   */
  number(name: string, initial: number, options: NumberOptions): number {
    return this.parameters.number(name, initial, options);
  }

  /**
   * Lets the reader choose one of several texts, as {@link Player.number} does for a number.
   * @param name - label of the control
   * @param texts - at least two different texts, the initial one first
   * @param options - what a change calls
   * @returns the text that the reader has chosen, or the first one
   * @throws SceneError if there are fewer than two texts, two are the same, or the name is taken
   */
  choice(name: string, texts: readonly string[], options?: ChangeOption<string>): string {
    return this.parameters.choice(name, texts, options);
  }

  /**
   * Lets the reader turn something on or off, as {@link Player.number} does for a number.
   * @param name - label of the control
   * @param initial - whether it is on at first
   * @param options - what a change calls
   * @returns whether it is on
   * @throws SceneError if the name is taken
   */
  toggle(name: string, initial: boolean, options?: ChangeOption<boolean>): boolean {
    return this.parameters.toggle(name, initial, options);
  }

  /**
   * Lets the reader choose a colour, as {@link Player.number} does for a number.
   * @param name - label of the control
   * @param initial - the colour at first, such as `0xff0000` for red
   * @param options - what a change calls
   * @returns the colour that the reader has chosen, or the initial one
   * @throws SceneError if the initial value is no colour, or the name is taken
   */
  color(name: string, initial: number, options?: ChangeOption<number>): number {
    return this.parameters.color(name, initial, options);
  }

  /**
   * Lets the reader call a function at any moment, by a button below the scene.
   * @param name - label of the button
   * @param press - called on each press, between two steps
   * @throws SceneError if the name is taken
   */
  button(name: string, press: () => void): void {
    this.parameters.button(name, press);
  }

  /**
   * Shows the reader a value below the scene. An error of the function is shown in its place, once.
   * @param name - label of the value
   * @param read - returns a number or a text; called after each step, so it must not change the scene
   * @param options - unit and digits
   * @throws SceneError if the name is taken
   */
  readout(name: string, read: () => unknown, options?: ReadoutOptions): void {
    this.readouts.readout(name, read, options);
  }

  /**
   * Describes the present moment to readers who do not see the scene: what moves where, what has happened. By default, they are given the time, the
   * readouts, and the position and velocity of up to three bodies in view; of more bodies, how many move, and the fastest.
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
