import { findTextScenes } from '../../../gatsby/scenes/find-scenes';
import { formatFault } from '@physics-editor/lib/content/fault';
import { renderMdx } from '@physics-editor/markdown/render';
import { projectWith } from '../../support/content';
import { picture, references } from '../../support/references';

const PAGE = 'docs/page.mdx';
const SHOWN = `content/${PAGE}`;
const CODE = 'scene.addNode();';
const TITLE = 'title="A ball falls"';
const ALT = 'alt="A ball in the air."';

const fence = (words: string, info = 'js live') => `\`\`\`${info} ${words}\n${CODE}\n\`\`\`\n`;
const element = (attributes: string) => `<LiveScene ${attributes} />\n`;

/** The scenes of a project with these files below `content/`, and their faults, as `npm run posters` finds them. */
const find = (files: Readonly<Record<string, string>>) => findTextScenes(projectWith(files));

/** The one scene of a page, which must have no fault. */
async function sceneOf(source: string, files: Readonly<Record<string, string>> = {}, file = PAGE) {
  const { scenes, faults } = await find({ ...files, [file]: source });
  expect(faults).toEqual([]);
  expect(scenes).toHaveLength(1);
  return scenes[0];
}

/** The faults of a page; no scene of it may be found. */
async function faultsOf(source: string, files: Readonly<Record<string, string>> = {}) {
  const { scenes, faults } = await find({ ...files, [PAGE]: source });
  expect(scenes).toEqual([]);
  return faults;
}

describe('a fence', () => {
  test('is a scene with its code, its figure and its poster beside the page', async () => {
    expect(await sceneOf(`---\ntitle: A\n---\n\n${fence(`${TITLE} ${ALT} height=300 poster=1.5`)}`)).toMatchObject({
      id: 'scene-a-ball-falls',
      title: 'A ball falls',
      alt: 'A ball in the air.',
      height: 300,
      code: CODE,
      origin: { file: PAGE, line: 5 },
      poster: { file: 'docs/page.a-ball-falls.png', seconds: 1.5 },
      isOpen: true,
    });
  });

  test('is 405 pixels high and has a poster of the third second by default', async () => {
    expect(await sceneOf(fence(`${TITLE} ${ALT}`))).toMatchObject({ height: 405, poster: { seconds: 3 } });
  });

  test.each([
    [`title='A "ball"' alt='Of leather'`, 'A "ball"', 'Of leather'],
    [`title="It's a ball" alt=Ball`, "It's a ball", 'Ball'],
    [`title=Ball alt='A'`, 'Ball', 'A'],
  ])('may have %s', async (words, title, alt) => {
    expect(await sceneOf(fence(words))).toMatchObject({ title, alt });
  });

  test.each([
    ['in another language', fence(`${TITLE} ${ALT}`, 'ts live')],
    ['without a word after its language', '```js\nlet a;\n```\n'],
    ['whose title ends in "live"', fence(`title="How we live" ${ALT}`, 'js')],
    ['with a longer word', fence(`${TITLE} ${ALT}`, 'js lively')],
    ['of any other element', '<Figure caption="A" title="B" alt="C">\n\nText.\n\n</Figure>\n'],
  ])('is no scene %s', async (_, source) => {
    expect(await faultsOf(source)).toEqual([]);
  });
});

describe('the anchor of a scene', () => {
  test.each([
    ['One two three four five six seven eight', 'one-two-three-four-five-six'],
    ['A  ball   falls', 'a-ball-falls'],
    ['What? Why!', 'what-why'],
  ])('consists of the first words of its title: %s', async (title, slug) => {
    expect(await sceneOf(fence(`title="${title}" ${ALT}`))).toMatchObject({
      id: `scene-${slug}`,
      poster: { file: `docs/page.${slug}.png` },
    });
  });

  test('differs for each scene of a page', async () => {
    const { scenes } = await find({ [PAGE]: fence(`${TITLE} ${ALT}`).repeat(2) });
    expect(scenes.map(({ id }) => id)).toEqual(['scene-a-ball-falls', 'scene-a-ball-falls-1']);
  });

  test.each([
    ['docs/page.md', 'docs/page.a-ball-falls.png'],
    ['docs/all.mdx.files/page.mdx', 'docs/all.mdx.files/page.a-ball-falls.png'],
  ])('in %s is part of that of its poster %s', async (file, poster) => {
    expect(await sceneOf(fence(`${TITLE} ${ALT}`), {}, file)).toMatchObject({ poster: { file: poster } });
  });
});

describe('a file', () => {
  test.each([
    ['./ball.js', 'docs/ball.js', 'docs/ball.png'],
    ['../scenes/ball-2.js', 'scenes/ball-2.js', 'scenes/ball-2.png'],
    ['./scenes.js.old/ball.js', 'docs/scenes.js.old/ball.js', 'docs/scenes.js.old/ball.png'],
  ])('%s is a scene with its poster beside it', async (src, file, poster) => {
    expect(await sceneOf(element(`src="${src}" ${TITLE} ${ALT}`), { [file]: CODE })).toMatchObject({
      id: 'scene-a-ball-falls',
      code: CODE,
      origin: { file, line: 0 },
      poster: { file: poster, seconds: 3 },
      isOpen: false,
    });
  });

  test.each([
    ['whose path begins with no dot', 'src="scenes/../ball.js"', 'content/docs/ball.js'],
    ['that is no script', 'src="./ball.json"', 'content/docs/ball.json'],
    ['that is not there', 'src="./none.js"', 'content/docs/none.js'],
    ['without a name', 'src=""', 'named'],
    ['that is not named', '', 'named'],
  ])('%s is a fault', async (_, src, shown) => {
    const files = { 'docs/ball.js': CODE, 'docs/ball.json': '{}' };
    const faults = await faultsOf(`Text.\n\n${element(`${src} ${TITLE} ${ALT}`)}`, files);
    expect(faults.map(formatFault)).toEqual([
      `${SHOWN}:3:1 There is no scene ${shown}. → write src="./scene.js", a file beside the page`,
    ]);
  });

  test('must not be inside a line', async () => {
    const files = { 'docs/ball.js': CODE };
    const faults = await faultsOf(`Look: ${element(`src="./ball.js" ${TITLE} ${ALT}`)}`, files);
    expect(faults.map(formatFault)).toEqual([
      `${SHOWN}:1:7 <LiveScene> is inside a line. → put it on a line of its own, with empty lines around it`,
    ]);
  });
});

describe('the options of a scene', () => {
  test.each([
    ['height', [120, 1080]],
    ['poster', [0, 120]],
  ])('include a %s from %j', async (name, ends) => {
    for (const value of ends) {
      const scene = await sceneOf(fence(`${TITLE} ${ALT} ${name}=${value}`));
      expect(name === 'height' ? scene?.height : scene?.poster.seconds).toBe(value);
    }
  });

  test.each([
    ['height', '119', 'The height 119 cannot be used.', 'write pixels from 120 to 1080'],
    ['height', '1081', 'The height 1081 cannot be used.', 'write pixels from 120 to 1080'],
    ['height', 'tall', 'The height tall cannot be used.', 'write pixels from 120 to 1080'],
    ['poster', '-1', "The poster's moment -1 cannot be used.", 'write seconds from 0 to 120'],
    ['poster', '121', "The poster's moment 121 cannot be used.", 'write seconds from 0 to 120'],
    ['poster', '3s', "The poster's moment 3s cannot be used.", 'write seconds from 0 to 120'],
    ['hight', '300', 'A scene has no "hight".', 'did you mean "height"? (known: title, alt, height, poster, src)'],
  ])('exclude %s=%s', async (name, value, message, hint) => {
    expect(await faultsOf(fence(`${TITLE} ${ALT} ${name}=${value}`))).toEqual([
      { file: SHOWN, line: 1, column: 1, message, hint },
    ]);
  });

  test('must include a title and a text alternative, each of which is reported if missing', async () => {
    expect((await faultsOf(element('title src="./ball.js"'))).map(({ message, hint }) => [message, hint])).toEqual([
      ['This scene has no title.', 'write title="what to watch for"; it is the caption'],
      ['This scene has no description for readers who cannot see it.', 'write alt="what the picture shows"'],
    ]);
  });

  test('may be in braces, with spaces around them', async () => {
    const source = element(`src={'./ball.js'} title={"A ball falls"} ${ALT} height={ 300 }`);
    expect(await sceneOf(source, { 'docs/ball.js': CODE })).toMatchObject({ height: 300 });
  });

  test('must not be code, which is reported once', async () => {
    const rendering = await renderMdx(
      { file: PAGE, source: element(`{...all} src="./ball.js" ${TITLE} ${ALT}`), eager: true },
      { ...references(), source: async () => CODE, picture: async () => picture },
    );
    expect(rendering.faults).toMatchObject([{ line: 1, message: '<LiveScene> has an attribute that is code.' }]);
  });

  test('prevent a scene from running if they have faults', async () => {
    const runScene = jest.fn(references().runScene);
    const source = fence(TITLE) + fence(`${TITLE} ${ALT}`).replace(CODE, 'player.pause();');
    await renderMdx({ file: PAGE, source, eager: true }, { ...references(), runScene });
    expect(runScene.mock.calls.map(([code]) => code)).toEqual(['player.pause();']);
  });
});

describe('with a cache', () => {
  const other = element(`src="./b.js" ${TITLE} ${ALT}`);
  const inFile = { 'docs/b.mdx': other, 'docs/b.js': CODE };

  /** Finds scenes twice, after `change` of the files and of what the first time has stored. */
  async function findAgain(change: (stored: Map<string, unknown>) => Readonly<Record<string, string>>) {
    const stored = new Map<string, unknown>();
    const cache = {
      get: (key: string) => Promise.resolve(stored.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(void stored.set(key, value)),
    };
    const files = { [PAGE]: fence(`${TITLE} ${ALT}`), ...inFile };
    await findTextScenes(projectWith(files), cache);
    return findTextScenes(projectWith({ ...files, ...change(stored) }), cache);
  }

  test('only texts that have changed are parsed', async () => {
    const { scenes } = await findAgain((stored) => {
      for (const found of stored.values()) Object.assign(found ?? {}, { scenes: [] });
      return { [PAGE]: fence(`title=Another ${ALT}`) };
    });
    expect(scenes.map(({ title }) => title)).toEqual(['Another']);
  });

  test('a text is parsed again after a change of a file that it names', async () => {
    const { scenes } = await findAgain(() => ({ 'docs/b.js': 'scene.addLater();' }));
    expect(scenes.map(({ code }) => code).sort()).toEqual(['scene.addLater();', CODE]);
  });

  test('faults are found again', async () => {
    const { faults } = await findAgain(() => ({ [PAGE]: fence(TITLE) }));
    expect(faults).toHaveLength(1);
    const again = await findAgain(() => ({ [PAGE]: '```js live\n\n```\n' }));
    expect(again.faults.length).toBeGreaterThan(0);
  });
});
