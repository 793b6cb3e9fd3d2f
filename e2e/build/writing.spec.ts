import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeQuickCopy, type SiteCopy } from '../support/site-copy';
import { expect, test } from '../support/test';

const doc = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nA new page.\n`;
const post = `---
title: A new post
description: A post that was just dropped into the folder, to see that a page comes of it.
date: 2025-12-01
authors: [team]
tags: [scripting]
image: ./gravity-scale/five-scales.png
imageAlt: Four balls
---

A new post.
`;

let site: SiteCopy;
test.beforeEach(() => {
  site = makeQuickCopy();
});
test.afterEach(() => site.remove());

const built = (path: string) => existsSync(join(site.folder, 'dist', path));

test('a file dropped into content becomes a page, a draft does not', async () => {
  site.write('content/docs/new-page.mdx', doc('A new page'));
  site.write('content/docs/unfinished.mdx', doc('Unfinished', 'draft: true\n'));
  site.write('content/blog/new-post.mdx', post);

  const { status, stdout } = await site.build();

  expect(stdout).toContain('Done building');
  expect(status).toBe(0);
  expect(built('docs/new-page.html')).toBe(true);
  expect(built('docs/unfinished.html')).toBe(false);
  expect(built('blog/new-post.html')).toBe(true);
  expect(readFileSync(join(site.folder, 'dist/blog.html'), 'utf8')).toContain('A new post');
  expect(readFileSync(join(site.folder, 'dist/docs/new-page.html'), 'utf8')).not.toContain('Last updated');
});

test('a build with faults in the content ends with all of them, each with its file and line', async () => {
  site.write('content/docs/one.mdx', '---\ntitel: One\n---\n\nText.\n');
  site.write('content/blog/new-post.mdx', post.replace('[scripting]', '[scriptin]').replace('2025-12-01', 'soon'));

  const { status, stdout, stderr } = await site.build();
  const output = (stdout + stderr).replace(/\s+/g, ' ');

  expect(status).not.toBe(0);
  expect(output).toContain('content/docs/one.mdx:2');
  expect(output).toContain('Unknown field "titel".');
  expect(output).toContain('did you mean "title"?');
  expect(output).toContain('"title" is missing.');
  expect(output).toContain('content/blog/new-post.mdx:4');
  expect(built('index.html')).toBe(false);
});

test('a build with faults in texts ends with all of them', async () => {
  site.write('content/docs/one.mdx', doc('One').replace('A new page.', '![A ball](./no-such-picture.png)'));
  site.write('content/docs/two.mdx', doc('Two').replace('A new page.', '<Tabs>'));

  const { status, stdout, stderr } = await site.build();
  const output = (stdout + stderr).replace(/\s+/g, ' ');

  expect(status).not.toBe(0);
  expect(output).toContain('content/docs/one.mdx:5');
  expect(output).toContain('There is no picture content/docs/no-such-picture.png.');
  expect(output).toContain('content/docs/two.mdx:5');
});
