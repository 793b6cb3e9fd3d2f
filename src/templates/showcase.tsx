import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { PageHead } from '../components/layout/page/page-head';
import { Seo } from '../components/layout/page/seo';
import { ShowcaseCard } from '../components/showcase/showcase-card';
import { readFragment } from '@physics-editor/lib/addresses';
import { useHydrated } from '../shell/start/use-hydrated';
import { useAreSamples } from '../shell/state/use-site';

const LEAD = 'Scenes to take apart: what happens in them, how they are built, and what to change.';
const DESCRIPTION =
  'A pendulum wave, Newton’s cradle, a Galton board, double pendulums, a marble race and more: run them in the page, see how they are built, change them.';
const SAMPLES = 'The names of their authors are samples.';

/** The showcase. A filter is an anchor in the address with a `:target` rule, so it works without script. */
export default function ShowcaseTemplate({ data, location }: PageProps<Queries.ShowcasePageQuery>) {
  const filters = data.allShowcaseFilter.nodes;
  const items = data.allShowcaseItem.nodes;
  const chosen = useHydrated() && (filters.find(({ slug }) => location.hash === `#${slug}`)?.slug ?? 'all');
  const rules = filters.map(({ slug }) => filterRule(slug)).join('\n');
  useOpenScene(location.hash, items);
  return (
    <>
      <Seo kind="page" title="Showcase: physics simulations to run and edit" description={DESCRIPTION} path="/showcase">
        <style>{rules}</style>
      </Seo>
      <main id="main" className="showcase">
        <PageHead title="Showcase" lead={useAreSamples() ? `${LEAD} ${SAMPLES}` : LEAD}>
          <nav aria-label="Showcase filters">
            <ul className="filters">
              <li id="all">
                <a className="tag" href="#all" aria-current={chosen === 'all' || undefined}>
                  All <span className="tag-count">{items.length}</span>
                </a>
              </li>
              {filters.map(({ slug, label, description }) => (
                <li key={slug} id={slug}>
                  <a className="tag" href={`#${slug}`} aria-current={chosen === slug || undefined} title={description}>
                    {`${label} `}
                    <span className="tag-count">
                      {items.filter(({ tags }) => tags.some((tag) => tag.slug === slug)).length}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </PageHead>
        {items.length === 0 && <p>No scenes yet.</p>}
        <div className="showcase-grid">
          {items.map((item, index) => (
            <ShowcaseCard key={item.slug} item={item} eager={index === 0} />
          ))}
        </div>
      </main>
    </>
  );
}

/** Opens the card that the address refers to, directly or by an element in its text. */
function useOpenScene(hash: string, items: readonly Queries.ShowcaseCardFragment[]): void {
  useEffect(() => {
    const { id } = readFragment(hash);
    const item = items.find(({ slug, html }) => slug === id || html.includes(` id="${id}"`));
    const card = item && document.getElementById(item.slug);
    const fold = card?.querySelector('details');
    if (!card || !fold || fold.open) return;
    fold.open = true;
    card.scrollIntoView();
  }, [hash, items]);
}

/** Hides the cards outside a filter while the filter is the address's target. */
const filterRule = (slug: string): string =>
  `.showcase:has(#${slug}:is(:target,[data-target])) .showcase-card:not([data-tags~="${slug}"]){display:none}`;

export const query = graphql`
  query ShowcasePage {
    allShowcaseFilter(sort: { order: ASC }) {
      nodes {
        slug
        label
        description
      }
    }
    allShowcaseItem(sort: { order: ASC }) {
      nodes {
        ...ShowcaseCard
      }
    }
  }
`;
