import type { FeedPost } from '../../../../gatsby/output/posts';

/** The blog as its feeds present it; all addresses are absolute. */
export interface BlogFeed {
  readonly title: string;
  readonly description: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** Address of the blog. */
  readonly home: string;
  /** Address of the page of all tags. */
  readonly tags: string;
  readonly icon: string;
  /** Addresses of the feeds themselves. */
  readonly self: { readonly rss: string; readonly atom: string; readonly json: string };
  /** Newest first. */
  readonly posts: readonly FeedPost[];
}
