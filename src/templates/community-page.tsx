import { graphql, type PageProps } from 'gatsby';
import { TextPage } from '../components/docs/text-page';
import { Seo } from '../components/layout/seo';

/** A page of the community section. */
export default function CommunityPageTemplate({ data }: PageProps<Queries.CommunityPageQuery>) {
  if (!data.communityPage) return null;
  const { title, description, path, html, headings } = data.communityPage;
  return (
    <>
      <Seo title={title} description={description} path={path} />
      <TextPage sidebar={{ name: 'community', label: 'Community sidebar' }} {...{ path, title, html, headings }} />
    </>
  );
}

export const query = graphql`
  fragment CommunityText on CommunityPage {
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
