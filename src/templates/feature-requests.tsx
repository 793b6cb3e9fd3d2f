import { graphql, type PageProps } from 'gatsby';
import { InlineCode } from '../components/layout/page/inline-code';
import { PageHead } from '../components/layout/page/page-head';
import { Seo } from '../components/layout/page/seo';
import { formatMonth } from '@physics-editor/lib/text/dates';
import { sitePath } from '@physics-editor/lib/addresses';
import { Link } from '../shell/navigation/link';
import { useAreSamples } from '../shell/state/use-site';
import './feature-requests.css';

const ROUTE = '/feature-requests';
const TITLE = 'Feature requests';
const LEAD =
  'What users asked for, and how far it has come. Ask for something new, or add your vote, on the chat server.';

const SAMPLES = 'The entries and their votes are samples.';

/** Requests by status. The rest of the path selects one status or one request; any other rest shows all. */
export default function FeatureRequestsTemplate({ data, location }: PageProps<Queries.FeatureRequestsPageQuery>) {
  const path = sitePath(location.pathname);
  const statuses = data.allFeatureRequestStatus.nodes;
  const requests = data.allFeatureRequest.nodes;
  const status = statuses.find((node) => node.path === path);
  const request = requests.find((node) => node.path === path);
  const shown = statuses
    .filter(({ slug }) => (!status || status.slug === slug) && (!request || request.status.slug === slug))
    .map((node) => ({
      ...node,
      requests: requests.filter((each) => each.status.slug === node.slug && (!request || each === request)),
    }));

  return (
    <>
      <Seo
        kind="page"
        title={request?.title ?? (status ? `${TITLE}: ${status.label}` : TITLE)}
        description={
          request?.summary.replaceAll('`', '') ?? (status ? `${TITLE}: ${status.label}. ${status.description}` : LEAD)
        }
        path={ROUTE}
      />
      <main id="main" className="plain-page">
        <PageHead title={TITLE} lead={useAreSamples() ? `${LEAD} ${SAMPLES}` : LEAD}>
          <nav aria-label="Request status">
            <ul className="filters">
              {[{ path: ROUTE, label: 'All' }, ...statuses].map(({ path: to, label }) => {
                const isCurrent = to === (request ? null : (status?.path ?? ROUTE));
                return (
                  <li key={to}>
                    <Link to={to} className="tag" {...(isCurrent ? { 'aria-current': 'page' } : {})}>
                      {label}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
        </PageHead>
        {shown.map(({ slug, label, description, requests: group }) => (
          <section key={slug} className={`requests requests-${slug}`}>
            <h2>{label}</h2>
            <p>{description}</p>
            {group.length === 0 && <p>No requests yet.</p>}
            <ul>
              {group.map(({ path: to, title, summary, votes, since }) => (
                <li key={to} className="request">
                  <p className="request-votes">
                    <strong>{votes}</strong> {votes === 1 ? 'vote' : 'votes'}
                  </p>
                  <div>
                    <h3>
                      <Link to={to}>{title}</Link>
                    </h3>
                    <p>
                      <InlineCode text={summary} />
                    </p>
                    <p className="request-since">
                      First requested in <time dateTime={since}>{formatMonth(since)}</time>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}

export const query = graphql`
  query FeatureRequestsPage {
    allFeatureRequestStatus(sort: { order: ASC }) {
      nodes {
        slug
        label
        description
        path
      }
    }
    allFeatureRequest(sort: [{ votes: DESC }, { slug: ASC }]) {
      nodes {
        path
        title
        summary
        votes
        since
        status {
          slug
        }
      }
    }
  }
`;
