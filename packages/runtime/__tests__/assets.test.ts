import { CircleNode, ImageAsset, Scene, SpriteNode, TextAsset, WebAsset, setAssetLoader } from '../src';
import { attach, failuresOf, keep, loaded, logOf, put, scriptIn } from './build';

/** A loader that gives every address a picture of its own. */
function pictures(): jest.Mock {
  const loader = jest.fn(() => Promise.resolve({ content: {}, width: 4, height: 3 }));
  setAssetLoader(loader);
  return loader;
}

test.each([
  ['https://example.org/a.jpg', 'image/jpeg'],
  ['https://example.org/a.SVG?v=1#x', 'image/svg+xml'],
  ['https://example.org/a.mp3', 'audio/mpeg'],
  ['https://example.org/a.woff2', 'font/woff2'],
  ['https://example.org/a.csv', 'text/csv'],
  ['data:image/png;base64,AAAA', 'image/png'],
  ['https://example.org/a', 'application'],
  ['https://example.org/a.toString', 'application'],
])('%s is %s', (url, mimeType) => {
  expect(new WebAsset(url).mimeType).toBe(mimeType);
});

test('an image has the type "image", whatever its address', () => {
  expect(new ImageAsset('https://example.org/picture').mimeType).toBe('image');
  expect(new ImageAsset('https://example.org/picture.webp').mimeType).toBe('image/webp');
});

test('an asset is loaded once, and then has its size', async () => {
  const image = new ImageAsset('https://example.org/a.png');
  await expect(image.load()).rejects.toThrow(/^ImageAsset \(.{12}\) cannot be loaded: nothing here loads/);
  const loader = pictures();
  expect([image.loaded, image.width, image.height]).toEqual([false, 0, 0]);
  await Promise.all([image.load(), image.load()]);
  await image.load();
  expect(loader).toHaveBeenCalledTimes(1);
  expect([image.loaded, image.width, image.height]).toEqual([true, 4, 3]);
  image.url = 'https://example.org/b.png';
  expect([image.loaded, image.width]).toEqual([false, 0]);
});

test('an error names the asset and its address, and another attempt can succeed', async () => {
  const asset = new WebAsset('https://example.org/a.mp3');
  setAssetLoader(() => Promise.reject(new Error('no sound')));
  await expect(asset.load()).rejects.toThrow(
    /WebAsset .* cannot be loaded from "https:\/\/example\.org\/a\.mp3": no sound/,
  );
  setAssetLoader(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(asset.load()).rejects.toThrow(/a\.mp3"; the host must allow .*CORS.*: Failed to fetch/);
  setAssetLoader(() => Promise.resolve({ content: {} }));
  await asset.load();
  expect(asset.loaded).toBe(true);
});

test('a response for a previous address is ignored', async () => {
  const asset = new WebAsset('https://example.org/a.mp3');
  let finish = (): void => {};
  setAssetLoader(() => new Promise((resolve) => (finish = () => resolve({ content: {} }))));
  const loading = asset.load();
  asset.url = 'https://example.org/b.mp3';
  finish();
  await loading;
  expect(asset.loaded).toBe(false);
});

test('web assets are saved and loaded, including those of text files', () => {
  const scene = new Scene();
  keep(scene, new ImageAsset('https://example.org/a'));
  for (const type of ['csv', 'wav']) keep(scene, new WebAsset(`https://example.org/a.${type}`));
  const copy = loaded(scene);
  expect(copy.assetsLibrary.serialize()).toEqual(scene.assetsLibrary.serialize());
  const classes = copy.assetsLibrary.getAssets().map(({ className }) => className);
  expect(classes).toEqual(['ImageAsset', 'WebAsset', 'WebAsset']);
});

test('a scene with all assets that its nodes refer to reports no failure', () => {
  const scene = new Scene();
  const image = keep(scene, new ImageAsset('https://example.org/a.png'));
  scene.addChild(new SpriteNode(image.id));
  const failures = failuresOf(scene);
  scene.step();
  expect(failures).toEqual([]);
});

const A = 'https://example.org/a.png';

test('images of one scene share a request for the same address, images of different scenes do not', async () => {
  const loader = pictures();
  const [scene, other] = [new Scene(), new Scene()];
  const images = [scene, scene, other].map((each) => keep(each, new ImageAsset(A)));
  await Promise.all(images.map((image) => image.load()));
  expect(images.map(({ width }) => width)).toEqual([4, 4, 4]);
  expect(loader).toHaveBeenCalledTimes(2);
  const [first, second, third] = images.map(({ content }) => content);
  expect([first === second, first === third]).toEqual([true, false]);
});

test('an image whose address is changed to that of another uses its loaded picture', async () => {
  const loader = pictures();
  const scene = new Scene();
  const [image, other] = [keep(scene, new ImageAsset(A)), keep(scene, new ImageAsset('https://example.org/b.png'))];
  await Promise.all([image.load(), other.load()]);
  other.url = A;
  await other.load();
  expect(other.content).toBe(image.content);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('images that share a failed request can load again, with one request', async () => {
  const scene = new Scene();
  const images = [A, A].map((url) => keep(scene, new ImageAsset(url)));
  const failing = jest.fn(() => Promise.reject(new Error('404')));
  setAssetLoader(failing);
  const results = await Promise.allSettled(images.map((image) => image.load()));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failing).toHaveBeenCalledTimes(1);
  const loader = pictures();
  await Promise.all([...images].reverse().map((image) => image.load()));
  expect(loader).toHaveBeenCalledTimes(1);
});

test('the images of a scene that is reset are not loaded again', async () => {
  const loader = pictures();
  const scene = new Scene();
  const image = keep(scene, new ImageAsset(A));
  await image.load();
  scene.step();
  scene.reset();
  const again = scene.assetsLibrary.getAsset(image.id);
  expect(again).toBeInstanceOf(ImageAsset);
  expect(again).not.toBe(image);
  await (again instanceof ImageAsset && again.load());
  expect(again).toMatchObject({ width: 4 });
  expect(loader).toHaveBeenCalledTimes(1);
});

test('fonts do not share requests, since texts refer to them by id', async () => {
  const loader = pictures();
  const scene = new Scene();
  const fonts = [1, 2].map(() => keep(scene, new WebAsset('https://example.org/a.woff2')));
  await Promise.all(fonts.map((font) => font.load()));
  expect(loader.mock.calls).toEqual(fonts.map((font) => [font]));
});

test('an asset whose id changes is found by the new id only, at the same index', () => {
  const scene = new Scene();
  const { assetsLibrary } = scene;
  const assets = ['a', 'b', 'c'].map((text) => keep(scene, new TextAsset(text)));
  const [, asset = new TextAsset()] = assets;
  const before = asset.id;
  asset.fromJSON({ ...asset.toJSON(), id: 'other' });
  expect(assetsLibrary.getAsset(before)).toBeUndefined();
  expect(assetsLibrary.getAsset('other')).toBe(asset);
  expect(assetsLibrary.getAssets()).toEqual(assets);
  expect(assetsLibrary.removeAsset('other')).toBe(true);
  asset.fromJSON({ id: 'third' });
  expect(assetsLibrary.getAssets()).toHaveLength(2);
});

test('an asset cannot have the id of another asset of its scene, and remains unchanged', () => {
  const scene = new Scene();
  const [a, b] = [keep(scene, new TextAsset('a')), keep(scene, new TextAsset('b'))];
  const before = b.toJSON();
  expect(() => b.fromJSON({ id: a.id, text: 'c' })).toThrow(
    /^TextAsset \(.*\) cannot have the id .*: TextAsset .* has it\.$/,
  );
  expect(b.toJSON()).toEqual(before);
  const { assetsLibrary } = scene;
  expect(() => Reflect.apply(assetsLibrary.addAsset, assetsLibrary, [A])).toThrow('expects an asset, not https');
  expect(assetsLibrary.getAssets()).toEqual([a, b]);
});

test('a script runs while an asset has the id that its node refers to', () => {
  const scene = new Scene();
  const script = scriptIn(
    scene,
    'class Count { constructor(node) { (this.node = node).userData.runs = 1; } destroy() { this.node.userData.runs = 0; } }',
  );
  scene.scripts = [script.id];
  expect(scene.userData).toEqual({ runs: 1 });
  script.fromJSON({ ...script.toJSON(), id: 'other' });
  expect(scene.userData).toEqual({ runs: 0 });
  scene.scripts = ['other'];
  expect(scene.userData).toEqual({ runs: 1 });
});

test.each(['this.node.destroy()', 'this.node.parent?.removeChild(this.node)', 'this.node.scripts = []'])(
  'a script that ends with "%s" ends once',
  (end) => {
    const scene = new Scene();
    const node = put(scene, new CircleNode());
    const failures = failuresOf(scene);
    attach(node, `destroy() { this.node.userData.log.push('end'); ${end}; }`);
    scene.removeChild(node);
    expect([logOf(node), failures, node.parent]).toEqual([['end'], [], undefined]);
  },
);

test('a removed asset does not notify the scene of changes', () => {
  const scene = new Scene();
  const asset = keep(scene, new TextAsset('a'));
  scene.assetsLibrary.removeAsset(asset.id);
  const told = jest.spyOn(scene.scriptHost, 'assetChanged');
  asset.text = 'b';
  expect(told).not.toHaveBeenCalled();
  scene.assetsLibrary.addAsset(asset);
  told.mockClear();
  asset.text = 'c';
  expect(told).toHaveBeenCalledTimes(1);
});
