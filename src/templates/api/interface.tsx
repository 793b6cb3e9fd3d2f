import { graphql } from 'gatsby';
import { MemberGroups, memberHeadings } from '../../components/api/members/member-groups';
import { Scenes } from '../../components/api/scenes';
import { SymbolPage, type SymbolPageArgs } from '../../components/api/symbol-page';

/** The page of an interface of the scripting API. */
export default function ApiInterfaceTemplate({
  data: { apiInterface },
  pageContext,
}: SymbolPageArgs<Queries.ApiInterfacePageQuery>) {
  if (!apiInterface) return null;
  const { members } = apiInterface;
  return (
    <SymbolPage symbol={apiInterface} eyebrow="Interface" headings={memberHeadings(members)} neighbours={pageContext}>
      <Scenes symbol={apiInterface} />
      <MemberGroups members={members} symbol={apiInterface} />
    </SymbolPage>
  );
}

export const query = graphql`
  query ApiInterfacePage($id: String!) {
    apiInterface(id: { eq: $id }) {
      ...ApiSymbolPage
      members {
        ...ApiMemberCard
      }
    }
  }
`;
