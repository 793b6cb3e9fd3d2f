import { defineClass, type PlainObject } from '../core/meta-object';
import { assetIds, boolean, integer, number } from '../core/property';
import { SpriteNode } from './sprite-node';

/**
 * A sprite with frame animation: one image asset per frame, in simulated time.
 *
 * The animation starts with the simulation, unless `autoPlay` is off, and runs at `framesPerSecond` of simulated time.
 * Scripts can play, stop and jump to frames, for instance to show a character running or standing still. Frames are
 * numbered from 0.
 *
 * @see {@link ImageAsset}
 *
 * @example
 * ```js live title="A traffic light of three images, shown at two frames per second." alt="A round coloured light." view=6 poster=1
 * const frames = ['crimson', 'goldenrod', 'seagreen'].map((colour) => {
 *   const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
 *     <circle cx="100" cy="100" r="95" fill="${colour}"/></svg>`;
 *   const image = new editor.ImageAsset(`data:image/svg+xml,${encodeURIComponent(disc)}`);
 *   scene.assetsLibrary.addAsset(image);
 *   return image.id;
 * });
 * const signal = new editor.AnimatedSpriteNode(frames);
 * signal.framesPerSecond = 2; // half a second per colour
 * scene.addChild(signal);
 * ```
 */
export class AnimatedSpriteNode extends SpriteNode {
  /** Ids of the image assets, one per frame. */
  declare textures: readonly string[];
  /**
   * Frame rate in simulated time; 0 stops the animation.
   * @unit 1/s
   */
  declare framesPerSecond: number;
  /** Whether the animation repeats; otherwise it stops at the last frame. */
  declare loop: boolean;
  /** Whether the animation starts with the simulation. */
  declare autoPlay: boolean;
  /** Zero-based index of the current frame. If it exceeds the last frame, the last one is shown. */
  declare currentFrame: number;

  /** `undefined` until the animation is started or stopped for the first time. */
  private isPlaying: boolean | undefined;
  /** Time for which the current frame has been shown, in frames. */
  private progress = 0;

  /** @param textures - ids of the image assets, one per frame */
  constructor(textures: readonly string[] = []) {
    super();
    this.textures = textures;
  }

  /** Whether the animation is playing. */
  get playing(): boolean {
    return this.isPlaying ?? false;
  }

  /** Plays the animation from the current frame. */
  play(): void {
    this.isPlaying = true;
  }

  /** Stops the animation at the current frame. */
  stop(): void {
    this.isPlaying = false;
  }

  /**
   * Jumps to a frame and plays the animation from there.
   * @param frame - zero-based index of the frame
   * @throws SceneError if there is no such frame
   */
  gotoAndPlay(frame: number): void {
    this.goTo(frame);
    this.play();
  }

  /**
   * Jumps to a frame and stops the animation there.
   * @param frame - zero-based index of the frame
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
    // Rounding errors may leave the sum slightly short of a whole frame.
    const frames = Math.floor(this.progress + 1e-9);
    if (frames === 0) return;
    this.progress -= frames;
    const frame = this.currentFrame + frames;
    if (!this.loop && frame >= count - 1) this.isPlaying = false;
    this.values['currentFrame'] = this.loop ? frame % count : Math.min(frame, count - 1);
  }

  /** Returns the sprite as JSON data, including the progress of the animation once it was started or stopped. */
  override toJSON(): PlainObject {
    const { isPlaying, progress } = this;
    return { ...super.toJSON(), ...(isPlaying !== undefined && { animation: { isPlaying, progress } }) };
  }

  /**
   * Restores the sprite and its animation.
   * @param data - JSON data of the sprite
   * @returns this sprite
   * @throws SceneError for the reasons that {@link Node.fromJSON} gives
   */
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

defineClass(AnimatedSpriteNode, 'AnimatedSpriteNode', {
  textures: assetIds(),
  framesPerSecond: number(12, { min: 0 }),
  loop: boolean(true),
  autoPlay: boolean(true),
  currentFrame: integer(0, { min: 0 }),
});
