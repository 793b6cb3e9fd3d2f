import { b2WorldManifold, type b2Contact, type b2ContactImpulse } from '@box2d/core';
import type { ImageAsset } from '../assets/image-asset';
import { SceneError } from '../core/scene-error';
import { Graphics, type FillStyle, type LineStyle } from '../display/graphics';
import { degToRad, distance, radToDeg, type Color, type Point } from '@physics-editor/physics/geometry/shapes';
import { processPolygon } from './process-polygon';
import type { Scene } from '../scene/scene';
import { SpriteNode } from '../sprites/sprite-node';
import { fromTinyColor } from './color-utils';

/** Position of the pointer in scene coordinates, and pressed buttons as a bit mask: 1 left, 2 right, 4 middle. */
export interface PointerState {
  readonly localPosition: Point;
  readonly buttons: number;
}

/** Libraries that a player loads on demand. */
export interface ScriptLibraries {
  createSynth(preset?: string): Promise<unknown>;
  importTone(): Promise<unknown>;
  importTinyGradient(): Promise<unknown>;
  importAnimeJS(): Promise<unknown>;
}

/** Services that a player provides to the helpers. Without a player, there are no pointer and no libraries. */
export interface UtilsOptions {
  /** Returns the state of the pointer in a scene. */
  readonly pointerState?: (scene: Scene) => PointerState;
  readonly libraries?: Partial<ScriptLibraries>;
}

const NO_POINTER: PointerState = { localPosition: { x: 0, y: 0 }, buttons: 0 };

/** Creates the helpers that scripts access as `editor.utils`. */
export function createUtils(scene: Scene, { pointerState = () => NO_POINTER, libraries = {} }: UtilsOptions) {
  return {
    ...geometry,
    ...drawing,
    ...contacts,
    PolygonHelper: { processPolygon },
    fromTinyColor,
    /** Returns a random colour from the scene's random numbers. */
    randomColor: (): Color => Math.floor(scene.random.next() * 0x1000000),
    /** Returns a random number from `min` up to but not including `max`, from the scene's random numbers. */
    randomNumber: (min: number, max: number): number => scene.random.between(min, max),
    getPointerState: (of: Scene = scene): PointerState => pointerState(of),
    /** Loads an image before it is first shown. The scene caches it, so that it is not loaded again. */
    preloadTexture: async (url: string): Promise<void> => scene.assetsLibrary.imageAt(url).load(),
    /** Loads the image at a URL. */
    textureFromUrl: async (url: string): Promise<ImageAsset> => {
      const image = scene.assetsLibrary.imageAt(url);
      await image.load();
      return image;
    },
    /** Creates a sprite with an image, which is added to the scene's assets if necessary. */
    createSprite: (texture: ImageAsset): SpriteNode => {
      if (!scene.assetsLibrary.getAsset(texture.id)) scene.assetsLibrary.addAsset(texture);
      return new SpriteNode(texture.id);
    },
    createSynth: libraries.createSynth ?? missing('createSynth'),
    importTone: libraries.importTone ?? missing('importTone'),
    importTinyGradient: libraries.importTinyGradient ?? missing('importTinyGradient'),
    importAnimeJS: libraries.importAnimeJS ?? missing('importAnimeJS'),
  };
}

const geometry = {
  radToDeg,
  degToRad,
  /** Distance in metres. */
  calculateDistance: distance,
  /** Returns the direction from `a` to `b` in radians. */
  calculateAngle: (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x),
  /** Returns the direction from `a` to `b` as a unit vector; `undefined` if the points are equal. */
  getDirectionVector: (a: Point, b: Point): Point | undefined => {
    const length = distance(a, b);
    return length > 0 ? { x: (b.x - a.x) / length, y: (b.y - a.y) / length } : undefined;
  },
};

const drawing = {
  /** Creates a drawing surface, for a layer of the scene or the container of a node. */
  createGraphics: (): Graphics => new Graphics(),
  createLineStyle: (width: number, color: Color = 0x000000): LineStyle => ({ width, color, alpha: 1 }),
  createFillStyle: (color: Color = 0x000000): FillStyle => ({ color, alpha: 1 }),
  drawStyledCircle: (on: Graphics, x: number, y: number, radius: number, line: LineStyle, fill: FillStyle): void => {
    on.drawCircle(x, y, radius, line, fill);
  },
  drawStyledPolygon: (on: Graphics, points: readonly Point[], line: LineStyle, fill: FillStyle): void => {
    on.drawPolygon(points, line, fill);
  },
};

const contacts = {
  /**
   * Returns the contact points in scene coordinates, and the normal from the body of fixture A to that of fixture B.
   */
  getContactWorldManifold: (contact: b2Contact): { normal: Point; points: Point[] } => {
    const manifold = new b2WorldManifold();
    contact.GetWorldManifold(manifold);
    const points = manifold.points.slice(0, contact.GetManifold().pointCount).map(({ x, y }) => ({ x, y }));
    return { normal: { x: manifold.normal.x, y: manifold.normal.y }, points };
  },
  /** Returns the normal and tangential impulses of a contact, in newton seconds per contact point. */
  getContactImpulse: ({ count, normalImpulses, tangentImpulses }: b2ContactImpulse) => ({
    normalImpulses: normalImpulses.slice(0, count),
    tangentImpulses: tangentImpulses.slice(0, count),
  }),
};

const missing = (name: string) => (): Promise<never> =>
  Promise.reject(new SceneError(`editor.utils.${name}() does nothing here: the player does not have that library.`));
