import { graphql, type PageProps } from 'gatsby';
import { DocFoot } from '../components/docs/doc-foot';
import { TextPage } from '../components/docs/text-page';

/** A page of the documentation. */
export default function DocTemplate({ data: { doc } }: PageProps<Queries.DocPageQuery>) {
  if (!doc) return null;
  return (
    <TextPage kind="doc" text={doc}>
      <DocFoot doc={doc} />
    </TextPage>
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...TextPage
      ...DocFoot
    }
  }
`;
