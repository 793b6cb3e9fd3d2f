import { graphql, type PageProps } from 'gatsby';
import { Releases } from '../components/community/releases';
import { TextPage } from '../components/docs/text-page';
import { formatMonth } from '../lib/dates';

/** The changelog: an introduction, and releases by month. */
export default function ChangelogTemplate({ data }: PageProps<Queries.ChangelogPageQuery>) {
  if (!data.communityPage) return null;
  const { id, title, description, path, html, headings } = data.communityPage;
  const releases = data.allRelease.nodes;
  const months = releases.map(({ month }) => ({ id: month, text: formatMonth(month), level: 2 }));
  return (
    <TextPage kind="community" {...{ id, path, title, description, html }} headings={[...headings, ...months]}>
      <Releases releases={releases} />
    </TextPage>
  );
}

export const query = graphql`
  query ChangelogPage($id: String!) {
    communityPage(id: { eq: $id }) {
      ...CommunityText
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
