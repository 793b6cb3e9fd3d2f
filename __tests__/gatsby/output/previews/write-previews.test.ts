import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@physics-editor/lib/build/files-below.cjs';
import { smallPicture, writePreviews } from '../../../../gatsby/output/previews/write-previews';
import { readPreviews } from '../../../../src/previews/preview';
import { pageOf, siteOf } from '../../../support/build';
import { picture } from '../../../support/references';

const ORIGIN = 'https://site.example';
const SMALL = { src: '/static/640.png', width: 640, height: 360 };

const page = (file: string, title: string, address = file.replace('.html', '')) =>
  pageOf(
    file,
    `<title>${title} | ${siteOf().settings.title}</title><meta name="description" content="About ${title}.">` +
      (address ? `<link rel="canonical" href="${ORIGIN}/${address}">` : ''),
  );
const heading = { id: 'teeth', text: 'Teeth', summary: 'A wheel has teeth.' };
const scene = { id: 'scene-a-wheel', title: 'A wheel', description: 'A wheel on a floor.', poster: picture };
const member = {
  ...{ kind: 'PROPERTY', deprecated: null, signature: '', type: '', default: null, unit: null, range: null },
  ...{ isStatic: false, isReadonly: false, description: '' },
};
const symbol = (path: string, name: string) => ({
  path,
  summaryText: `What ${name} is.`,
  data: {
    ...{ name, kind: 'CLASS', address: ORIGIN + path, description: 'A disc.', deprecated: null },
    ...{ isAbstract: false, extends: null, mixins: [], type: null },
    members: [
      { ...member, name: 'constructor', kind: 'CONSTRUCTOR', address: `${ORIGIN}${path.replace(/#.*/, '')}#new` },
      {
        ...member,
        name: 'turn',
        kind: 'METHOD',
        address: `${ORIGIN}${path.replace(/#.*/, '')}#${name}-turn`,
        description: `Turns it by [\`angle\`](${ORIGIN}/a). Then it stops.\n\nSee also …`,
      },
    ],
  },
});
const DATA = {
  allContent: {
    nodes: [
      { path: '/docs/wheels', headings: [heading], scenes: [scene] },
      { path: '/showcase#clock', headings: [], scenes: [{ ...scene, id: 'scene-a-clock' }] },
    ],
  },
  allShowcaseItem: {
    nodes: [{ path: '/showcase#clock', title: 'Clock', description: 'It ticks.', image: picture, imageAlt: 'Gears.' }],
  },
  allApiSymbol: { nodes: [symbol('/docs/api/classes/Gear', 'Gear'), symbol('/docs/api#Point', 'Point')] },
};

/** The files that are written, parsed as the browser does. */
async function written() {
  const pages = [
    page('index.html', 'Home', '#'),
    ...['docs/wheels', 'showcase', 'docs/api', 'docs/api/classes/Gear'].map((path) => page(`${path}.html`, path)),
    page('404.html', 'Page not found', ''),
  ];
  const site = siteOf({ pages, data: DATA });
  await writePreviews(site);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(site.folder, file), 'utf8'));
  return Object.fromEntries(filesBelow(site.folder).map((file) => [file, readPreviews(read(file))]));
}

test('each page with an address has a file with its title, its description and its parts', async () => {
  expect(await written()).toEqual({
    'previews/index.json': { title: 'Home', text: 'About Home.', parts: {} },
    'previews/docs/wheels.json': {
      title: 'docs/wheels',
      text: 'About docs/wheels.',
      parts: {
        teeth: { title: 'Teeth', text: 'A wheel has teeth.' },
        'scene-a-wheel': { title: 'A wheel', text: '', picture: { ...SMALL, alt: 'A wheel on a floor.' } },
      },
    },
    'previews/showcase.json': {
      title: 'showcase',
      text: 'About showcase.',
      parts: {
        'scene-a-clock': { title: 'A wheel', text: '', picture: { ...SMALL, alt: 'A wheel on a floor.' } },
        clock: { title: 'Clock', text: 'It ticks.', picture: { ...SMALL, alt: 'Gears.' } },
      },
    },
    'previews/docs/api.json': {
      title: 'docs/api',
      text: 'About docs/api.',
      parts: {
        new: { title: 'new Point()', text: '' },
        'Point-turn': { title: 'Point.turn()', text: 'Turns it by angle.' },
        Point: { title: 'Point', text: 'What Point is.' },
      },
    },
    'previews/docs/api/classes/Gear.json': {
      title: 'docs/api/classes/Gear',
      text: 'About docs/api/classes/Gear.',
      parts: {
        new: { title: 'new Gear()', text: '' },
        'Gear-turn': { title: 'turn()', text: 'Turns it by angle.' },
      },
    },
  });
});

test('the picture is the smallest WebP, if there is one', () => {
  const { gatsbyImageData } = picture;
  const sources = [{ type: 'image/webp', srcSet: '/a/1030.webp 1030w,\n/a/640.webp 640w' }];
  const images = { ...gatsbyImageData.images, sources };
  expect(smallPicture({ gatsbyImageData: { ...gatsbyImageData, images } }, 'A.').src).toBe('/a/640.webp');
  expect(() => smallPicture({ gatsbyImageData: { ...gatsbyImageData, images: {} } }, 'A.')).toThrow('"A." has no file');
});

test.each([null, [], { title: 'A', text: 'B' }, { title: 'A', text: 'B', parts: { a: { title: 1, text: '' } } }])(
  'other data are not previews: %j',
  (data) => {
    expect(readPreviews(data)).toBeUndefined();
  },
);
