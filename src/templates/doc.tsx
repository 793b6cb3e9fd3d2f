import { graphql, type PageProps } from 'gatsby';
import { PencilLine } from '../components/icons';
import { TextPage } from '../components/docs/text-page';
import { Pager } from '../components/layout/pager';
import { formatDay } from '../lib/dates';
import { Link } from '../shell/link';

/** A page of the documentation. */
export default function DocTemplate({ data: { doc } }: PageProps<Queries.DocPageQuery>) {
  if (!doc) return null;
  const { id, title, description, path, html, headings, editUrl, lastUpdated, previous, next } = doc;
  return (
    <TextPage kind="doc" {...{ id, path, title, description, html, headings }}>
      <footer className="text-foot">
        <Link to={editUrl}>
          <PencilLine size={16} strokeWidth={1.5} aria-hidden /> Edit this page
        </Link>
        {lastUpdated && (
          <span>
            Last updated on <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </span>
        )}
      </footer>
      <Pager
        label="Docs pages"
        previous={previous ? { label: 'Previous', title: previous.title, to: previous.path } : undefined}
        next={next ? { label: 'Next', title: next.title, to: next.path } : undefined}
      />
    </TextPage>
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      id
      title
      description
      path
      html
      headings {
        id
        text
        level
      }
      editUrl
      lastUpdated
      previous {
        title
        path
      }
      next {
        title
        path
      }
    }
  }
`;
