import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { decodePath, isExternal } from '@physics-editor/lib/addresses';
import { allNodes } from '../sections/query';
import type { SiteOutput } from './site-build';
import { escapeMarkup } from '@physics-editor/lib/text/escape-markup';
import { fullAddress, siteAddress } from '@physics-editor/publish/site-address';
import type { FeedPost } from '@physics-editor/publish/feeds/index';
import { readableHtml } from '@physics-editor/publish/feeds/readable-html';

/** Keeps the full texts within the half megabyte that some readers accept; older posts are on the site. */
const MOST_POSTS = 20;

type Post = Pick<
  Queries.BlogPost,
  'path' | 'title' | 'description' | 'date' | 'html' | 'image' | 'imageAlt' | 'tags' | 'authors'
>;

const LATEST = `(sort: [{ date: DESC }, { path: ASC }], limit: ${MOST_POSTS})`;
const FIELDS = `
  path title description date html
  image { src width height }
  imageAlt
  tags { slug label }
  authors { name url }
`;

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** The latest posts, newest first. */
export async function readPosts(site: SiteOutput): Promise<FeedPost[]> {
  const posts = await allNodes<Post>(site, 'BlogPost', FIELDS, LATEST);
  return posts.map(({ path, image, ...post }) => {
    const url = siteAddress(site, path);
    const absolute = (address: string) => absoluteAddress(site, url, address);
    const cover = `<p><img src="${image.src}" width="${image.width}" height="${image.height}" alt="${escapeMarkup(post.imageAlt)}"></p>`;
    return {
      url,
      title: post.title,
      summary: post.description,
      html: readableHtml(`${cover}\n${post.html}`, { page: url, absolute }),
      published: new Date(post.date),
      image: {
        url: fullAddress(site, image.src),
        type: TYPES[extname(image.src).toLowerCase()] ?? 'image/png',
        bytes: statSync(join(site.folder, decodePath(image.src.slice(site.pathPrefix.length)))).size,
      },
      tags: post.tags,
      // The address of an author's page, on the site or elsewhere.
      authors: post.authors.map(({ name, url: own }) => ({
        name,
        url: own === null ? undefined : isExternal(own) ? own : siteAddress(site, own),
      })),
    };
  });
}

/** Resolves an address that a page contains: paths against the host, the rest against the page. */
function absoluteAddress(site: SiteOutput, page: string, address: string): string {
  if (/^\/(?!\/)/.test(address)) return fullAddress(site, address);
  return URL.canParse(address, page) ? new URL(address, page).href : address;
}
