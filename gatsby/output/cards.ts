import { isUnder } from '@physics-editor/lib/addresses';
import type { CardFacts } from '@physics-editor/publish/cards/requests';
import { sections, textPages } from '../sections';
import type { Settings } from '../sections/site/settings';
import type { SiteBuild } from './site-build';

type Post = Pick<Queries.BlogPost, 'path' | 'image'>;

const QUERY = '{ allBlogPost { nodes { path image { src } } } }';

/** What the cards of this site show beside what its pages say: the part of the site, and the pictures of posts. */
export async function cardFacts({ settings, query }: SiteBuild): Promise<CardFacts> {
  const { allBlogPost } = await query<{ allBlogPost: { nodes: Post[] } }>(QUERY);
  return {
    sectionOf: (path, title) => sectionOf(path, title, settings),
    pictures: new Map(allBlogPost.nodes.map(({ path, image }) => [path, image.src])),
  };
}

/** The part of the site that contains a page, as a label, such as its active entry in the navigation bar; on that entry's own page, the tagline. */
export function sectionOf(path: string, title: string, { navbar, tagline }: Settings): string {
  const parts = [
    ...sections.flatMap(({ part }) => part ?? []),
    ...navbar.map(({ label, activeUnder }) => ({ label, path: activeUnder })),
    ...textPages.map(({ label, folder }) => ({ label, path: `/${folder}` })),
  ];
  const part = parts.find((each) => isUnder(path, each.path));
  return part && part.label !== title ? part.label : tagline;
}
