import { graphql } from 'gatsby';
import { formatDay } from '@physics-editor/lib/text/dates';
import { Link } from '../../shell/navigation/link';
import { Icon } from '../icon';
import { PencilLine } from '../icons';
import { Pager } from '../layout/page/pager';

/** The foot of a docs page: edit link, date of the last change, and neighbours. */
export function DocFoot({ doc: { editUrl, lastUpdated, previous, next } }: { doc: Queries.DocFootFragment }) {
  return (
    <>
      <footer className="text-foot">
        <Link to={editUrl}>
          <Icon of={PencilLine} size={16} /> Edit this page
        </Link>
        {lastUpdated && (
          <span>
            Last updated on <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
          </span>
        )}
      </footer>
      <Pager label="Docs pages" previous={previous} next={next} />
    </>
  );
}

export const fragment = graphql`
  fragment DocFoot on Doc {
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
`;
