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
