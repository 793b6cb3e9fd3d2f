import { Parser } from 'htmlparser2';
import { embedCode, embedPath } from '../../src/scenes/embed';

const HOSTILE = `"><script>alert(1)</script>&'`;

test('each scene has a path of its own below that of its page', () => {
  expect(embedPath('/docs/swing', 'scene-a-pendulum')).toBe('/embed/docs/swing/a-pendulum');
  expect(embedPath('/', 'scene-grab')).toBe('/embed/grab');
});

test('the code is one frame with the reader’s values and one script, whatever the title contains', () => {
  const code = embedCode({
    ...{ site: 'https://site.example/folder', page: '/docs/swing', id: 'scene-a-pendulum' },
    ...{ title: HOSTILE, ratio: 16 / 9, values: 'swing=30&ball=on' },
  });
  const elements: [string, Record<string, string>][] = [];
  new Parser({ onopentag: (name, attributes) => void elements.push([name, attributes]) }).end(code);
  expect(elements).toEqual([
    [
      'iframe',
      expect.objectContaining({
        src: 'https://site.example/folder/embed/docs/swing/a-pendulum?swing=30&ball=on',
        title: HOSTILE,
        width: '100%',
        height: '530',
      }),
    ],
    ['script', { async: '', src: 'https://site.example/folder/embed/frames.js' }],
  ]);
});

test('without values, the address has no query', () => {
  const code = embedCode({ site: '', page: '/', id: 'scene-a', title: 'A', ratio: 1, values: '' });
  expect(code).toContain('src="/embed/a"');
});
