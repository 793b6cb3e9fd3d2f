import { graphql, type PageProps } from 'gatsby';
import { Releases } from '../components/community/releases';
import { TextPage } from '../components/docs/text-page';
import { formatMonth } from '@physics-editor/lib/text/dates';

/** The changelog: an introduction, and releases by month. */
export default function ChangelogTemplate({
  data: { communityPage, allRelease },
}: PageProps<Queries.ChangelogPageQuery>) {
  if (!communityPage) return null;
  const releases = allRelease.nodes;
  const months = releases.map(({ month }) => ({ id: month, text: formatMonth(month), level: 2 }));
  return (
    <TextPage
      kind="community"
      text={communityPage}
      headings={[...communityPage.headings, ...months]}
      appendix={<Releases releases={releases} />}
    />
  );
}

export const query = graphql`
  query ChangelogPage($id: String!) {
    communityPage(id: { eq: $id }) {
      ...TextPage
    }
    allRelease(sort: { month: DESC }) {
      nodes {
        month
        added
        changed
        fixed
      }
    }
  }
`;
