import { readSettings, resolveSiteLink } from '../../../gatsby/sections/site/settings';
import { temporaryFolder, writeFiles } from '@physics-editor/lib/testing/temporary-folder';
import { settingsFault } from '../../support/content';

const SITE = `# What the whole site shares.
title: A Laboratory
tagline: Try it
description: Bodies, forces and ropes.
url: https://lab.test
copyrightYear: 2025
links:
  launch: https://lab.test/app
  chat: https://chat.test
  video: https://video.test
  social: https://social.test
  edit: https://code.test/edit/main
navbar:
  - { label: Docs, to: /docs, activeUnder: /docs }
  - { label: Launch, to: 'site:launch', activeUnder: /app }
footer:
  - title: Community
    links:
      - { label: Chat, to: 'site:chat' }
      - { label: Blog, to: /blog }
      - { label: Elsewhere, to: 'https://elsewhere.test/site:chat' }
`;

const settingsWith = (from = '', to = '', pages = {}) => {
  if (!SITE.includes(from)) throw new Error(`The settings do not hold "${from}".`);
  return readSettings(temporaryFolder({ 'content/site.yml': SITE.replace(from, to), ...pages }));
};

test('a valid file contains the settings', () => {
  expect(settingsWith()).toMatchObject({
    title: 'A Laboratory',
    tagline: 'Try it',
    description: 'Bodies, forces and ropes.',
    url: 'https://lab.test',
    copyrightYear: 2025,
    filmMegabytes: 10,
    links: { launch: 'https://lab.test/app', chat: 'https://chat.test', edit: 'https://code.test/edit/main' },
  });
});

test('links by name are resolved in the navigation bar and the footer, others are unchanged', () => {
  const { navbar, footer } = settingsWith();
  expect(navbar).toEqual([
    { label: 'Docs', to: '/docs', activeUnder: '/docs' },
    { label: 'Launch', to: 'https://lab.test/app', activeUnder: '/app' },
  ]);
  expect(footer).toEqual([
    {
      title: 'Community',
      links: [
        { label: 'Chat', to: 'https://chat.test' },
        { label: 'Blog', to: '/blog' },
        { label: 'Elsewhere', to: 'https://elsewhere.test/site:chat' },
      ],
    },
  ]);
});

test.each([
  ['an unknown field', 'tagline: Try it', 'tagline: Try it\ntaglin: x', 4, 'Unknown field "taglin".'],
  ['an unknown link', '  launch:', '  forum: https://forum.test\n  launch:', 8, 'Unknown field "forum".'],
  ['a link that is missing', '  chat: https://chat.test\n', '', 8, '"links.chat" is missing.'],
  ['an address without encryption', 'https://chat.test', 'http://chat.test', 9, '"links.chat" is not valid.'],
  ['an address of the site without encryption', 'https://lab.test', 'http://lab.test', 5, '"url" is not valid.'],
  ['a slash at the end of the address', 'https://lab.test\n', 'https://lab.test/\n', 5, '"url" is not valid.'],
  [
    'an umlaut',
    'https://lab.test\n',
    'https://läb.test\n',
    5,
    '"url" is not valid.\n    → write https://xn--lb-via.test',
  ],
  ['a relative path in the bar', 'to: /docs', 'to: docs', 14, '"navbar.0.to" is not valid.'],
  ['a bad address in the footer', 'to: /blog', 'to: http://blog.test', 20, '"footer.0.links.1.to" is not valid.'],
])('%s is rejected with its line', (_, from, to, line, message) => {
  expect(() => settingsWith(from, to)).toThrow(settingsFault(line, message));
});

test.each([
  ['the navigation bar', "to: 'site:launch'", 15, 'navbar.1.to'],
  ['the footer', "to: 'site:chat'", 19, 'footer.0.links.0.to'],
])('a link with an unknown name is rejected in %s, with the known names', (_, from, line, place) => {
  const known = 'known: site:launch, site:chat, site:video, site:social, site:edit';
  const fault = (hint: string) => settingsFault(line, `"${place}" is not valid.\n    → ${hint}`);
  expect(() => settingsWith(from, 'to: site:unknown')).toThrow(fault(known));
  expect(() => settingsWith(from, 'to: site:vidoe')).toThrow(fault(`did you mean "site:video"? (${known})`));
});

test('a file that is not valid YAML is rejected at the start', () => {
  expect(() => settingsWith('title: A', 'title: "A')).toThrow('A quote is not closed before this point.');
});

test('all faults of the file are reported at once', () => {
  const changed = () => settingsWith('tagline: Try it\ndescription: Bodies, forces and ropes.\n', 'colour: red\n');
  expect(changed).toThrow('The content has 3 faults:');
});

test('a link is resolved only by its complete name', () => {
  const { links } = settingsWith();
  expect(resolveSiteLink('site:video', links)).toBe('https://video.test');
  for (const to of ['site:', 'site:vid', 'site:video/a', 'video', '/video', 'https://video.test']) {
    expect(resolveSiteLink(to, links)).toBeUndefined();
  }
});

test.each([
  ['as the last valid ones in develop, until the file is corrected', 'development', 'My Laboratory'],
  ['as they were when it began in a build', 'production', 'A Laboratory'],
])('settings that become invalid while they are in use stay %s', (_, NODE_ENV, corrected) => {
  const root = temporaryFolder({ 'content/site.yml': SITE });
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV });
  readSettings(root);
  for (const [title, seen] of [
    ['"A', 'A Laboratory'],
    ['My', corrected],
  ]) {
    writeFiles(root, { 'content/site.yml': SITE.replace('title: A', `title: ${title}`) });
    expect(readSettings(root).title).toBe(seen);
  }
});

describe('placeholders', () => {
  const PAGES = { 'content/community/support.mdx': '', 'content/docs/live-scenes.mdx': '' };
  const withChat = (address: string) => settingsWith('https://chat.test', address, PAGES);

  test.each([
    ['none for real addresses', '', '', []],
    ['the name of the address of the site', 'https://lab.test\n', 'https://example.com\n', ['url']],
    ['the name of a link', 'https://code.test', 'https://example.com', ['links.edit']],
    ['none for their host in another part of an address', 'https://chat.test', 'https://chat.test/example.com', []],
  ])('are %s', (_, from, to, placeholders) => {
    expect(settingsWith(from, to).placeholders).toEqual(placeholders);
  });

  test('are replaced by pages of the site, wherever they are linked to', () => {
    const { links, footer, placeholders } = withChat('https://example.com/chat');
    expect(placeholders).toEqual(['links.chat']);
    expect(links).toMatchObject({ chat: '/community/support#chat', video: 'https://video.test' });
    expect(footer[0]?.links[0]).toEqual({ label: 'Chat', to: '/community/support#chat' });
    const { navbar } = settingsWith('https://lab.test/app', 'https://example.com/app', PAGES);
    expect(navbar[1]?.to).toBe('/docs/live-scenes');
  });

  test('stay where a site has no such pages', () => {
    expect(settingsWith('https://chat.test', 'https://example.com/chat').links.chat).toBe('https://example.com/chat');
  });
});

describe('the announcement', () => {
  const announcementWith = (fields: string) => settingsWith(SITE, `${SITE}announcement: { ${fields} }\n`).announcement;
  const line = SITE.split('\n').length;

  test('is optional', () => {
    expect(settingsWith().announcement).toBeUndefined();
  });

  test('only requires a text', () => {
    expect(announcementWith('text: News.')).toEqual({ id: 'announcement-bar', text: 'News.', closeable: true });
  });

  test('can have an id, a link and no close button', () => {
    const fields = "id: news, text: News., link: { label: More, to: 'site:chat' }, closeable: false";
    const link = { label: 'More', to: 'https://chat.test' };
    expect(announcementWith(fields)).toEqual({ id: 'news', text: 'News.', link, closeable: false });
  });

  test('may link to a page', () => {
    expect(announcementWith('text: News., link: { label: More, to: /blog/news }')?.link?.to).toBe('/blog/news');
  });

  test.each([
    ['no text', 'id: news', '"announcement.text" is missing.'],
    ['an unknown field', 'text: News., colour: red', 'Unknown field "colour".'],
    ['a bad address', 'text: News., link: { label: More, to: blog }', '"announcement.link.to" is not valid.'],
    ['a link without a text', 'text: News., link: { to: /blog }', '"announcement.link.label" is missing.'],
    ['another word than yes or no', 'text: News., closeable: never', '"announcement.closeable" is not valid.'],
    ['an unknown link', "text: News., link: { label: More, to: 'site:chta' }", '"announcement.link.to" is not valid.'],
  ])('with %s is rejected with its line', (_, fields, message) => {
    expect(() => announcementWith(fields)).toThrow(settingsFault(line, message));
  });
});
