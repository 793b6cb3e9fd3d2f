import { ImageAsset, Scene, SpriteNode, WebAsset, setAssetLoader } from '../../src/runtime';

afterEach(() => setAssetLoader(undefined));

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

test('an image is an image whatever its address', () => {
  expect(new ImageAsset('https://example.org/picture').mimeType).toBe('image');
  expect(new ImageAsset('https://example.org/picture.webp').mimeType).toBe('image/webp');
});

test('an asset is loaded once, and has its size then', async () => {
  const image = new ImageAsset('https://example.org/a.png');
  await expect(image.load()).rejects.toThrow(/^ImageAsset \(.{12}\) cannot be loaded: nothing here loads/);
  const loader = jest.fn(() => Promise.resolve({ content: {}, width: 4, height: 3 }));
  setAssetLoader(loader);
  expect([image.loaded, image.width, image.height]).toEqual([false, 0, 0]);
  await Promise.all([image.load(), image.load()]);
  await image.load();
  expect(loader).toHaveBeenCalledTimes(1);
  expect([image.loaded, image.width, image.height]).toEqual([true, 4, 3]);
  image.url = 'https://example.org/b.png';
  expect([image.loaded, image.width]).toEqual([false, 0]);
});

test('a failure names asset and address, and the next try can succeed', async () => {
  const asset = new WebAsset('https://example.org/a.mp3');
  setAssetLoader(() => Promise.reject(new Error('404')));
  await expect(asset.load()).rejects.toThrow(/WebAsset .*example\.org\/a\.mp3.*CORS.*404/);
  setAssetLoader(() => Promise.resolve({ content: {} }));
  await asset.load();
  expect(asset.loaded).toBe(true);
});

test('what was loaded for an old address is not taken', async () => {
  const asset = new WebAsset('https://example.org/a.mp3');
  let finish = (): void => {};
  setAssetLoader(() => new Promise((resolve) => (finish = () => resolve({ content: {} }))));
  const loading = asset.load();
  asset.url = 'https://example.org/b.mp3';
  finish();
  await loading;
  expect(asset.loaded).toBe(false);
});

test('web assets are saved and read again, those that lead to texts too', () => {
  const scene = new Scene();
  for (const asset of [
    new ImageAsset('https://example.org/a'),
    new WebAsset('https://example.org/a.csv'),
    new WebAsset('https://example.org/a.wav'),
  ]) {
    scene.assetsLibrary.addAsset(asset);
  }
  const copy = new Scene().fromJSON(JSON.parse(JSON.stringify(scene)));
  expect(copy.assetsLibrary.serialize()).toEqual(scene.assetsLibrary.serialize());
  expect(copy.assetsLibrary.getAssets().map(({ className }) => className)).toEqual([
    'ImageAsset',
    'WebAsset',
    'WebAsset',
  ]);
});

test('a scene that has the assets its nodes refer to tells of no failure', () => {
  const scene = new Scene();
  const image = new ImageAsset('https://example.org/a.png');
  scene.assetsLibrary.addAsset(image);
  scene.addChild(new SpriteNode(image.id));
  const failed = jest.fn();
  scene.on('nodeFailed', failed);
  scene.step();
  expect(failed).not.toHaveBeenCalled();
});
