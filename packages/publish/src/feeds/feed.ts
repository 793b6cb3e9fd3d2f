import { FEEDS } from '@physics-editor/lib/page-files';
import type { BuiltSite } from '../built-site';
import { ICONS } from '../icons';
import { siteAddress } from '../site-address';

/** A post as feeds present it; all addresses are absolute. */
export interface FeedPost {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The post's picture and full text. */
  readonly html: string;
  /** Also serves as the time of the last change: a commit that touches all posts would otherwise mark them all as unread. */
  readonly published: Date;
  /** The post's picture, with its size in bytes. */
  readonly image: { readonly url: string; readonly type: string; readonly bytes: number };
  readonly tags: readonly { readonly slug: string; readonly label: string }[];
  readonly authors: readonly { readonly name: string; readonly url: string | undefined }[];
}

const BLOG = '/blog';

/** The blog as its feeds present it; all addresses are absolute, and posts newest first. */
export function blogFeed(site: BuiltSite, posts: readonly FeedPost[]) {
  const address = (path: string) => siteAddress(site, path);
  return {
    title: `${site.settings.title} Blog`,
    description: site.pages.find(({ path }) => path === BLOG)?.description ?? site.settings.description,
    /** BCP 47 tag. */
    language: 'en',
    home: address(BLOG),
    /** The page of all tags. */
    tags: address(`${BLOG}/tags`),
    icon: address(ICONS.large),
    /** The feeds themselves. */
    self: { rss: address(FEEDS.rss.path), atom: address(FEEDS.atom.path), json: address(FEEDS.json.path) },
    posts,
  };
}

export type BlogFeed = ReturnType<typeof blogFeed>;
