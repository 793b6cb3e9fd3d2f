import { isUnder } from '@physics-editor/lib/addresses';
import { cardPath } from '@physics-editor/lib/page-files';
import type { CardFacts } from '@physics-editor/publish/cards/requests';
import { drawCards, writeCards } from '@physics-editor/publish/cards/write-cards';
import { siteAddress } from '@physics-editor/publish/site-address';
import { sections, textPages } from '../sections';
import { allNodes } from '../sections/query';
import type { Settings } from '../sections/site/settings';
import type { SiteBuild, SiteOutput } from './site-build';

type Post = Pick<Queries.BlogPost, 'path' | 'image'>;

interface Texts {
  nodes: { __typename: string; path: string; title: string; metaTitle?: string | null; description: string }[];
}

const TEXTS = `{
  allContent { nodes { __typename path title metaTitle description } }
  allApiSymbol { nodes { __typename path title: name description: summaryText } }
}`;

/** Most cards are drawn while Gatsby renders the texts and compiles the scripts, since that leaves a part of the processors idle. */
let ahead: Promise<void> | undefined;

/**
 * Begins to draw the cards of texts and of the reference. One of which its page will say something else is drawn in the end, as are those of posts,
 * whose pictures may be damaged, and of other pages.
 */
export function beginCards(build: SiteBuild): void {
  ahead = drawMostCards(build);
  // The cards are drawn in the end, with the same error.
  ahead.catch(() => undefined);
}

/** Draws the cards that are left, and adds all to the site. */
export async function finishCards(site: SiteOutput): Promise<void> {
  await ahead?.catch(() => undefined);
  const posts = await allNodes<Post>(site, 'BlogPost', 'path image { src }');
  const pictures = new Map(posts.map(({ path, image }) => [path, image.src]));
  await writeCards(site, { ...cardFacts(site), pictures });
}

async function drawMostCards(build: SiteBuild): Promise<void> {
  const { allContent, allApiSymbol } = await build.query<Record<'allContent' | 'allApiSymbol', Texts>>(TEXTS);
  // A showcase item has no page of its own, nor has a type.
  const texts = [...allContent.nodes, ...allApiSymbol.nodes].filter(
    ({ __typename, path }) => __typename !== 'BlogPost' && !path.includes('#'),
  );
  const pages = texts.map(({ path, title, metaTitle, description }) => ({
    path,
    description,
    title: `${metaTitle ?? title} | ${build.settings.title}`,
    image: siteAddress(build, cardPath(path, [metaTitle ?? title, description])),
  }));
  await drawCards({ ...build, pages }, cardFacts(build));
}

/** What cards show beside what their pages say. */
const cardFacts = ({ settings }: SiteBuild): Omit<CardFacts, 'pictures'> => ({
  sectionOf: (path, title) => sectionOf(path, title, settings),
  logo: 'static/favicon.svg',
});

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
