import { graphql } from 'gatsby';
import { Link } from '../../shell/navigation/link';

/** A link to the source of a symbol or member. */
export function SourceLink({ source: { file, line, url } }: { source: Queries.ApiSourceLinkFragment }) {
  return (
    <Link to={url} className="api-source" title={`${file}, line ${line}`}>
      {file.replace(/.*\//, '')}:{line}
    </Link>
  );
}

export const fragment = graphql`
  fragment ApiSourceLink on ApiSource {
    file
    line
    url
  }
`;
