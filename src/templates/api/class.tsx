import { graphql, type PageProps } from 'gatsby';
import { AnchoredHeading } from '../../components/api/anchored-heading';
import { ApiFoot, type Neighbours } from '../../components/api/api-foot';
import { Deprecation } from '../../components/api/deprecation';
import { Hierarchy } from '../../components/api/hierarchy';
import { Html } from '../../components/api/html';
import { MemberGroups, memberHeadings } from '../../components/api/members/member-groups';
import { Example, UsedIn } from '../../components/api/scenes';
import { UsedBy, usedByHeadings } from '../../components/api/used-by';
import { TextFrame } from '../../components/docs/text-page';
import { Link } from '../../shell/navigation/link';

const HIERARCHY = { id: 'hierarchy', text: 'Hierarchy', level: 2 };
const EXAMPLE = { id: 'an-example', text: 'Example', level: 2 };

/** The page of a class of the scripting API. */
export default function ApiClassTemplate({
  data,
  pageContext,
}: Pick<PageProps<Queries.ApiClassPageQuery, Neighbours>, 'data' | 'pageContext'>) {
  const { apiClass } = data;
  if (!apiClass) return null;
  const { name, path, summaryText, description, isAbstract, deprecated, members, examples, usedBy, source } = apiClass;
  const { ancestors, extendedBy, mixins, mixedInto } = apiClass;
  const hasHierarchy = ancestors.length > 0 || extendedBy.length > 0;
  const headings = [
    ...(hasHierarchy ? [HIERARCHY] : []),
    ...(examples.some(({ member }) => member === null) ? [EXAMPLE] : []),
    ...memberHeadings(members),
    ...usedByHeadings(usedBy),
  ];
  const eyebrow = mixedInto.length > 0 ? 'Mixin' : isAbstract ? 'Abstract class' : 'Class';
  return (
    <TextFrame
      kind="doc"
      id={`api/classes/${name}`}
      {...{ path, headings, eyebrow }}
      title={name}
      description={summaryText}
      foot={<ApiFoot source={source} neighbours={pageContext} />}
    >
      <Deprecation html={deprecated} />
      <Html className="api-lead" html={description} />
      {mixedInto.length > 0 && (
        <p className="api-mixed">
          Mixed into{' '}
          {mixedInto.map((each, at) => (
            <span key={each.name}>
              {at > 0 && ', '}
              <Link to={each.path}>{each.name}</Link>
            </span>
          ))}
        </p>
      )}
      {hasHierarchy && (
        <>
          <AnchoredHeading {...HIERARCHY} />
          <Hierarchy symbol={{ name, path, mixins }} ancestors={ancestors} extendedBy={extendedBy} />
        </>
      )}
      {examples.some(({ member }) => member === null) && <AnchoredHeading {...EXAMPLE} />}
      <Example symbol={apiClass} />
      <UsedIn symbol={apiClass} />
      <MemberGroups members={members} symbol={apiClass} />
      <UsedBy uses={usedBy} />
    </TextFrame>
  );
}

export const query = graphql`
  query ApiClassPage($id: String!) {
    apiClass(id: { eq: $id }) {
      name
      path
      summaryText
      description
      isAbstract
      deprecated
      ancestors {
        name
        path
        mixins {
          name
          path
        }
      }
      extendedBy {
        name
        path
      }
      mixins {
        name
        path
      }
      mixedInto {
        name
        path
      }
      ...ApiScenes
      members {
        ...ApiMemberCard
      }
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
