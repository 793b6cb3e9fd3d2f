import { defineClass, type PlainObject } from '../core/meta-object';
import { boolean, integer, list, number } from '../core/property';
import { registerClass } from '../core/registry';
import { SpriteNode } from './sprite-node';

/**
 * A sprite whose picture changes: one image asset for each frame, in simulated time.
 *
 * It starts with the simulation, unless `autoPlay` is off, and goes at `framesPerSecond`; slow motion of the scene slows it down too.
 * Scripts play, stop and jump to frames, for instance to show a figure running or standing still. Frames count from 0.
 *
 * @example
 * ```js
 * class Signal {
 *   create(scene, position) {
 *     const frames = ['red', 'gold', 'limegreen'].map((colour) => {
 *       const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">
 *         <circle cx="16" cy="16" r="15" fill="${colour}"/></svg>`;
 *       const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(disc)}`);
 *       scene.assetsLibrary.addAsset(image);
 *       return image.id;
 *     });
 *     const signal = new editor.AnimatedSpriteNode(frames);
 *     signal.framesPerSecond = 2; // each colour for half a second
 *     signal.setPosition(position);
 *     scene.addChild(signal);
 *   }
 * }
 * ```
 */
export class AnimatedSpriteNode extends SpriteNode {
  /** Ids of the image assets, one for each frame. */
  declare textures: readonly string[];
  /**
   * How many frames a second of simulated time has; 0 stands still.
   * @unit 1/s
   */
  declare framesPerSecond: number;
  /** Whether the first frame follows the last one; otherwise the animation stops there. */
  declare loop: boolean;
  /** Whether the animation starts with the simulation. */
  declare autoPlay: boolean;
  /** The frame that is shown, from 0. Beyond the last frame, the last one is shown. */
  declare currentFrame: number;

  /** Undefined until the animation was started or stopped for the first time. */
  private isPlaying: boolean | undefined;
  /** For how long the current frame has been shown, in frames. */
  private progress = 0;

  /** @param textures - ids of the image assets, one for each frame */
  constructor(textures: readonly string[] = []) {
    super();
    this.textures = textures;
  }

  /** Whether the animation plays. */
  get playing(): boolean {
    return this.isPlaying ?? false;
  }

  /** Lets the animation go on from the current frame. */
  play(): void {
    this.isPlaying = true;
  }

  /** Holds the animation at the current frame. */
  stop(): void {
    this.isPlaying = false;
  }

  /**
   * Goes to a frame, and lets the animation go on from there.
   * @param frame - from 0
   * @throws SceneError if there is no such frame
   */
  gotoAndPlay(frame: number): void {
    this.goTo(frame);
    this.play();
  }

  /**
   * Goes to a frame, and holds the animation there.
   * @param frame - from 0
   * @throws SceneError if there is no such frame
   */
  gotoAndStop(frame: number): void {
    this.goTo(frame);
    this.stop();
  }

  /** @internal */
  override get assetIds(): readonly string[] {
    return [...super.assetIds, ...this.textures];
  }

  override get shownTexture(): string {
    return this.textures[Math.min(this.currentFrame, this.textures.length - 1)] ?? this.texture;
  }

  override afterStep(seconds: number): void {
    this.isPlaying ??= this.autoPlay;
    const count = this.textures.length;
    if (!this.isPlaying || count === 0) return;
    this.progress += seconds * this.framesPerSecond;
    // Sums of fractions fall short of a whole frame by a rounding error now and then.
    const frames = Math.floor(this.progress + 1e-9);
    if (frames === 0) return;
    this.progress -= frames;
    const frame = this.currentFrame + frames;
    if (!this.loop && frame >= count - 1) this.isPlaying = false;
    this.values['currentFrame'] = this.loop ? frame % count : Math.min(frame, count - 1);
  }

  override toJSON(): PlainObject {
    const { isPlaying, progress } = this;
    return { ...super.toJSON(), ...(isPlaying !== undefined && { animation: { isPlaying, progress } }) };
  }

  override fromJSON({ animation, ...values }: PlainObject): this {
    super.fromJSON(values);
    const isPlaying: unknown = Object(animation).isPlaying;
    const progress: unknown = Object(animation).progress;
    this.isPlaying = typeof isPlaying === 'boolean' ? isPlaying : undefined;
    this.progress = Number.isFinite(progress) ? Number(progress) : 0;
    return this;
  }

  private goTo(frame: number): void {
    if (!Number.isInteger(frame) || frame < 0 || frame >= this.textures.length) {
      this.refuse(` has no frame ${frame}; it has ${this.textures.length}, from 0`);
    }
    this.currentFrame = frame;
    this.progress = 0;
  }
}

const isString = (value: unknown): value is string => typeof value === 'string';

defineClass(AnimatedSpriteNode, 'AnimatedSpriteNode', {
  textures: list('a list of asset ids', isString, (id) => id, 'display'),
  framesPerSecond: number(12, { min: 0, affects: 'display' }),
  loop: boolean(true, 'display'),
  autoPlay: boolean(true, 'display'),
  currentFrame: integer(0, { min: 0, affects: 'display' }),
});
registerClass('AnimatedSpriteNode', AnimatedSpriteNode);
