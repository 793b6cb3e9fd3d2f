import { graphql, type PageProps } from 'gatsby';
import { TextPage } from '../components/docs/text-page';

/** A page of the community section. */
export default function CommunityPageTemplate({ data }: PageProps<Queries.CommunityPageQuery>) {
  if (!data.communityPage) return null;
  const { id, title, description, path, html, headings } = data.communityPage;
  return <TextPage kind="community" {...{ id, path, title, description, html, headings }} />;
}

export const query = graphql`
  fragment CommunityText on CommunityPage {
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
  }

  query CommunityPage($id: String!) {
    communityPage(id: { eq: $id }) {
      ...CommunityText
    }
  }
`;
