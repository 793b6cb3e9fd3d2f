import { contentFiles } from '@physics-editor/lib/content/content-files';
import { temporaryFolder } from '@physics-editor/lib/testing/temporary-folder';
import { MediaError } from '@physics-editor/markdown/pictures/read-picture';
import { coverFaults } from '../../../../gatsby/sections/content/cover-faults';

const PAGE = { file: 'blog/fall/index.mdx', image: 'blog/fall/fall.jpg', film: 'blog/fall/fall.mp4' };

async function faultsWith(captions: string, isRead: boolean): Promise<string[]> {
  const root = temporaryFolder({
    'content/blog/fall/index.mdx': '---\ntitle: A\nimage: ./fall.mp4\n---\n',
    'content/blog/fall/fall.jpg': 'a poster',
    'content/blog/fall/fall.mp4': 'a film',
    'content/blog/fall/fall.vtt': captions,
  });
  const film = () =>
    isRead ? Promise.resolve() : Promise.reject(new MediaError('cannot be read.', 'export it again'));
  const faults = await coverFaults(PAGE, contentFiles(root), { picture: () => Promise.resolve(), film });
  return faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a film that cannot be read, and captions that are no WebVTT, are faults of the page and of the captions', async () => {
  expect(await faultsWith('WEBVTT\n', true)).toEqual([]);
  expect(await faultsWith('1\n00:00:00,000 --> 00:00:02,000\nIt falls.\n', false)).toEqual([
    'content/blog/fall/index.mdx:3 The film content/blog/fall/fall.mp4 cannot be read.',
    'content/blog/fall/fall.vtt:1 The captions do not start with a line "WEBVTT".',
  ]);
});
