import { graphql, type PageProps } from 'gatsby';
import { DocFoot } from '../components/docs/doc-foot';
import { TextPage } from '../components/docs/text-page';

/** A page of the documentation. */
export default function DocTemplate({ data: { doc } }: PageProps<Queries.DocPageQuery>) {
  return doc && <TextPage kind="doc" text={doc} foot={<DocFoot doc={doc} />} />;
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...TextPage
      ...DocFoot
    }
  }
`;
