import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeEmbeds } from '../../../../gatsby/output/embeds/write-embeds';
import { readParameters } from '@physics-editor/player/messages/parameter';
import { siteOf } from '../../../support/build';
import { picture } from '../../../support/references';

jest.mock('@physics-editor/player/build/build-player', () => ({ playerPath: () => '/player/0123/frame' }));

const HOSTILE = `</title></script>"><script>alert(1)</script><!-- &`;

const SCENE = {
  id: 'scene-a-pendulum',
  title: HOSTILE,
  description: HOSTILE,
  poster: { ...picture, src: '/folder/static/1030.png' },
  code: `// ${HOSTILE}`,
  parameters: [{ type: 'number', name: 'Swing', key: 'swing', initial: 5, min: 1, max: 60, step: 1, unit: '°' }],
};

async function written(): Promise<(file: string) => string> {
  const site = siteOf({
    root: process.cwd(),
    pathPrefix: '/folder',
    settings: { url: 'https://site.example' },
    data: { allLiveScene: { nodes: [{ ...SCENE, path: `/docs/swing#${SCENE.id}` }] } },
  });
  await writeEmbeds(site);
  return (file) => readFileSync(join(site.folder, file), 'utf8');
}

test('the page of a scene has its poster, its data and a link to where it comes from; all text stays text', async () => {
  const html = (await written())('embed/docs/swing/a-pendulum.html');
  const { document } = new JSDOM(html).window;
  const attributesOf = (name: string) =>
    Array.from(document.querySelectorAll(name), ({ attributes }) =>
      Object.fromEntries(Array.from(attributes, ({ name: attribute, value }) => [attribute, value])),
    );
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  expect([textOf('title'), textOf('h1')]).toEqual([HOSTILE, HOSTILE]);
  expect(attributesOf('img')).toEqual([expect.objectContaining({ src: '/folder/static/1030.png', alt: HOSTILE })]);
  const home = 'https://site.example/folder/docs/swing#scene-a-pendulum';
  expect(attributesOf('a')).toEqual([expect.objectContaining({ href: home, target: '_blank' })]);
  expect(attributesOf('link')).toEqual([{ rel: 'canonical', href: home }]);
  expect(attributesOf('script')).toHaveLength(3);
  expect(attributesOf('script').at(-1)?.['src']).toMatch(/^\/folder\/embed-[0-9a-f]{20}\.js$/);
  const { code, parameters } = JSON.parse(textOf('#scene'));
  expect(code).toBe(SCENE.code);
  expect(readParameters(parameters)).toEqual([{ ...SCENE.parameters[0], isLive: false, text: '5' }]);
  expect(JSON.parse(textOf('#player'))).toEqual({ address: '/folder/player/0123/frame' });
});
