import { graphql, type PageProps } from 'gatsby';
import { TextPage } from '../components/docs/text-page';

/** A page of the community section. */
export default function CommunityPageTemplate({ data: { communityPage } }: PageProps<Queries.CommunityPageQuery>) {
  return communityPage && <TextPage kind="community" text={communityPage} />;
}

export const query = graphql`
  query CommunityPage($id: String!) {
    communityPage(id: { eq: $id }) {
      ...TextPage
    }
  }
`;
