import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/layout/page/seo';
import { decodePath, sitePath } from '@physics-editor/lib/addresses';
import { nearestPages } from '@physics-editor/lib/nearest-pages';
import { Link } from '../shell/navigation/link';
import { useHydrated } from '../shell/start/use-hydrated';
import { useSearchState } from '../shell/state/search';
import './message-page.css';

/** Shown at any unknown address: the pages that were probably meant, once scripts know the address. */
export default function NotFoundTemplate({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const isReady = useHydrated();
  const asked = decodePath(sitePath(location.pathname));
  const { setWords } = useSearchState();
  const nearest = isReady ? nearestPages(asked, pagesOf(data)) : [];

  return (
    <>
      <Seo kind="not-found" title="Page Not Found" />
      <main id="main" className="message-page not-found">
        <svg viewBox="0 0 320 200" width="22rem" color="var(--control-line)" aria-hidden="true" fill="none">
          <path d="M60 20h200" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          <path d="M160 20v120" stroke="currentColor" strokeDasharray="4 6" opacity=".5" />
          <path d="M160 20L72 118" stroke="currentColor" strokeWidth="2" />
          <circle fill="var(--accent)" cx="64" cy="127" r="15" />
          <path d="M222 150h44v34h-44z" stroke="currentColor" strokeWidth="2" />
          <path d="M64 160a150 150 0 0 0 96 26" stroke="currentColor" strokeDasharray="2 6" opacity=".5" />
        </svg>
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </p>
        {nearest.length > 0 && (
          <nav aria-labelledby="nearest">
            <h2 id="nearest">Did you mean one of these?</h2>
            <ul>
              {nearest.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path}>{title}</Link> <span>{path}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <button type="button" className="button" disabled={!isReady} onClick={() => setWords(wordsOf(asked))}>
          Search for it
        </button>
        <p>
          <Link to="/docs">Read the docs</Link> or <Link to="/">start at the home page</Link>.
        </p>
      </main>
    </>
  );
}

/** What was probably meant, as a query. */
const wordsOf = (path: string): string =>
  path
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ');

function pagesOf({ allContent, allApiSymbol, allBlogTag }: Queries.NotFoundPageQuery) {
  return [
    ...[...allContent.nodes, ...allApiSymbol.nodes].filter(({ path }) => !path.includes('#')),
    ...allBlogTag.nodes.map(({ permalink, label }) => ({ path: permalink, title: `Posts tagged with "${label}"` })),
    { path: '/blog', title: 'Blog' },
    { path: '/blog/archive', title: 'Archive' },
    { path: '/blog/tags', title: 'Tags' },
    { path: '/showcase', title: 'Showcase' },
    { path: '/feature-requests', title: 'Feature requests' },
  ];
}

export const query = graphql`
  query NotFoundPage {
    allContent(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allApiSymbol(sort: { path: ASC }) {
      nodes {
        path
        title: name
      }
    }
    allBlogTag(sort: { permalink: ASC }) {
      nodes {
        permalink
        label
      }
    }
  }
`;
