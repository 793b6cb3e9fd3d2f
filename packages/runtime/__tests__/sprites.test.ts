import { AnimatedSpriteNode, ImageAsset, Scene, SpriteNode, TilingSpriteNode } from '../src';
import { having, keep, loaded, pictureIn, put, recorded } from './build';

test('a sprite has the natural size of its picture once that is loaded', async () => {
  const scene = new Scene();
  const sprite = new SpriteNode();
  expect(() => sprite.resetSize()).toThrow(/is in no scene with the image ""/);
  const unloaded = keep(scene, new ImageAsset('https://example.org/other.png'));
  scene.addChild(sprite);
  sprite.texture = unloaded.id;
  expect(() => sprite.resetSize()).toThrow(/is not loaded/);
  sprite.texture = (await pictureIn(scene, 300, 150)).id;
  expect(() => sprite.resetSize(0)).toThrow(/pixelsPerMeter/);
  sprite.resetSize();
  expect([sprite.width, sprite.height]).toEqual([3, 1.5]);
  sprite.resetSize(50);
  expect([sprite.width, sprite.height]).toEqual([6, 3]);
});

test('the anchor moves the picture, and the asset of a sprite is in use', async () => {
  const scene = new Scene();
  const image = await pictureIn(scene, 300, 150);
  const sprite = having(new SpriteNode(image.id), { width: 4, anchorX: 0, anchorY: 1 });
  expect(sprite.getBoundingRect()).toEqual({ x: -0, y: -1, width: 4, height: 1 });
  scene.addChild(sprite);
  expect(scene.assetsLibrary.removeAsset(image.id)).toBe(false);
});

test('an unknown asset is reported once, with the node', () => {
  const scene = new Scene();
  const sprite = new SpriteNode('nowhere');
  const failed = jest.fn();
  scene.on('nodeFailed', failed).addChild(sprite);
  scene.start();
  scene.step(2);
  const failure = { node: sprite.id, message: expect.stringMatching(/^SpriteNode .*"nowhere"/) };
  expect(failed.mock.calls).toEqual([[expect.objectContaining(failure)]]);
});

describe('an animation', () => {
  const animated = (): { scene: Scene; sprite: AnimatedSpriteNode } => {
    const scene = new Scene();
    scene.on('nodeFailed', () => {});
    const sprite = put(scene, having(new AnimatedSpriteNode(['a', 'b', 'c']), { framesPerSecond: 10 }));
    return { scene, sprite };
  };

  test('advances in simulated time, and repeats', () => {
    const { scene, sprite } = animated();
    expect(sprite.playing).toBe(false);
    const frames = recorded(scene, 24, () => sprite.currentFrame);
    expect(sprite.playing).toBe(true);
    expect(frames).toEqual([...Array(5).fill(0), ...Array(6).fill(1), ...Array(6).fill(2), ...Array(6).fill(0), 1]);
    expect(sprite.shownTexture).toBe('b');
  });

  test('stops at the last frame without a loop', () => {
    const { scene, sprite } = animated();
    sprite.loop = false;
    scene.step(60);
    expect([sprite.currentFrame, sprite.playing]).toEqual([2, false]);
    sprite.gotoAndPlay(0);
    scene.step(6);
    expect([sprite.currentFrame, sprite.playing]).toEqual([1, true]);
  });

  test('is played, stopped and positioned by scripts', () => {
    const { scene, sprite } = animated();
    sprite.autoPlay = false;
    scene.step(30);
    expect([sprite.currentFrame, sprite.playing]).toEqual([0, false]);
    sprite.play();
    scene.step(6);
    sprite.stop();
    scene.step(30);
    expect(sprite.currentFrame).toBe(1);
    sprite.gotoAndStop(2);
    scene.step(30);
    expect([sprite.currentFrame, sprite.playing]).toEqual([2, false]);
    expect(() => sprite.gotoAndPlay(3)).toThrow(/has no frame 3; it has 3, from 0/);
    expect(() => sprite.gotoAndStop(0.5)).toThrow(/has no frame 0.5/);
    expect(sprite.currentFrame).toBe(2);
  });

  test('continues after it is saved and loaded', () => {
    const { scene, sprite } = animated();
    scene.step(10);
    const copy = loaded(scene);
    copy.on('nodeFailed', () => {});
    scene.step(8);
    copy.step(8);
    expect(copy.getFilteredDescendants(AnimatedSpriteNode).map((node) => node.toJSON())).toEqual([sprite.toJSON()]);
  });

  test('does nothing without pictures', () => {
    const { scene, sprite } = animated();
    sprite.textures = [];
    scene.step(30);
    expect([sprite.currentFrame, sprite.shownTexture]).toEqual([0, '']);
  });
});

test('the size of tiles must be above 0', () => {
  const sprite = new TilingSpriteNode('', 4, 2);
  expect(sprite.getBoundingRect()).toEqual({ x: -2, y: -1, width: 4, height: 2 });
  expect(() => sprite.setProperty('tileScaleX', 0)).toThrow(/tileScaleX must be a finite number above 0/);
});
