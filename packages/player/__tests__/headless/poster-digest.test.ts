import { Scene } from '@physics-editor/runtime';
import { CanvasRenderer } from '@physics-editor/runtime/render/index';
import { posterDigest } from '../../src/headless/poster-digest';

const BALL = 'const ball = new editor.CircleNode(0.5);\nscene.addChild(ball);';
const PICTURE = (url: string) =>
  `const texture = await editor.utils.textureFromUrl('${url}');\nscene.addChild(editor.utils.createSprite(texture));`;

const digestOf = (code: string, more = {}) =>
  posterDigest({ code, steps: 60, width: 720, height: 405, pixelRatio: 2, ...more });

test('the digest of a poster is reproducible, and independent of code that draws nothing', async () => {
  const digest = await digestOf(BALL);
  expect(await digestOf(BALL)).toBe(digest);
  expect(await digestOf(`// A ball\n${BALL}\nball.name = 'Ball';`)).toBe(digest);
});

test.each([
  ['colour', `${BALL}\nball.fillColor = 0x123456;`],
  ['place', `${BALL}\nball.x = 1;`],
  ['part of the scene', `${BALL}\nplayer.show({ x: 0, y: 0, width: 3, height: 2 });`],
  ['text', `${BALL}\nconst text = new editor.TextNode();\ntext.text = 'A';\nscene.addChild(text);`],
])('it changes with a %s', async (_, code) => {
  expect(await digestOf(code)).not.toBe(await digestOf(BALL));
});

test('it changes with the moment and the size of the picture', async () => {
  const digests = [{}, { steps: 61 }, { height: 300 }, { pixelRatio: 1 }].map((more) => digestOf(BALL, more));
  expect(new Set(await Promise.all(digests)).size).toBe(4);
});

test.each([
  ['physics', () => jest.spyOn(Scene.prototype, 'step').mockImplementation(() => {})],
  ['renderer', () => jest.spyOn(CanvasRenderer.prototype, 'draw').mockImplementation(() => {})],
])('it changes with the %s', async (_, replaced) => {
  const before = await digestOf(BALL);
  const spy = replaced();
  expect(await digestOf(BALL)).not.toBe(before);
  expect(spy).toHaveBeenCalled();
});

test('it changes with a picture in the scene, and with the tint of the picture', async () => {
  const codes = [
    PICTURE('data:image/png;base64,AA=='),
    PICTURE('data:image/png;base64,BB=='),
    `${PICTURE('data:image/png;base64,AA==')}\nscene.children[0].tint = 0xff0000;`,
    `${PICTURE('data:image/png;base64,AA==')}\nscene.children[0].tint = 0x00ff00;`,
  ];
  expect(new Set(await Promise.all(codes.map((code) => digestOf(code)))).size).toBe(4);
});

test('a scene that throws has no digest', async () => {
  await expect(digestOf('scene.fly();')).rejects.toThrow('fly');
});
