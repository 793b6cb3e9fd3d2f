import { graphql, type PageProps } from 'gatsby';
import { ApiFoot, type Neighbours } from '../../components/api/api-foot';
import { Deprecation } from '../../components/api/deprecation';
import { Html } from '../../components/api/html';
import { MemberGroups, memberHeadings } from '../../components/api/members/member-groups';
import { Example, UsedIn } from '../../components/api/scenes';
import { UsedBy, usedByHeadings } from '../../components/api/used-by';
import { TextFrame } from '../../components/docs/text-page';

/** The page of an interface of the scripting API. */
export default function ApiInterfaceTemplate({
  data: { apiInterface },
  pageContext,
}: Pick<PageProps<Queries.ApiInterfacePageQuery, Neighbours>, 'data' | 'pageContext'>) {
  if (!apiInterface) return null;
  const { name, path, summaryText, description, deprecated, members, usedBy, source } = apiInterface;
  return (
    <TextFrame
      kind="doc"
      id={`api/interfaces/${name}`}
      path={path}
      headings={[...memberHeadings(members), ...usedByHeadings(usedBy)]}
      eyebrow="Interface"
      title={name}
      description={summaryText}
      foot={<ApiFoot source={source} neighbours={pageContext} />}
    >
      <Deprecation html={deprecated} />
      <Html className="api-lead" html={description} />
      <Example symbol={apiInterface} />
      <UsedIn symbol={apiInterface} />
      <MemberGroups members={members} symbol={apiInterface} />
      <UsedBy uses={usedBy} />
    </TextFrame>
  );
}

export const query = graphql`
  query ApiInterfacePage($id: String!) {
    apiInterface(id: { eq: $id }) {
      name
      path
      summaryText
      description
      deprecated
      members {
        ...ApiMemberCard
      }
      ...ApiScenes
      usedBy {
        ...ApiUses
      }
      source {
        file
        line
        url
      }
    }
  }
`;
