import { graphql } from 'gatsby';
import { AnchoredHeading } from '../../components/api/anchored-heading';
import { Hierarchy } from '../../components/api/hierarchy';
import { MemberGroups, memberHeadings } from '../../components/api/members/member-groups';
import { Scenes } from '../../components/api/scenes';
import { SymbolPage, type SymbolPageArgs } from '../../components/api/symbol-page';
import { Link } from '../../shell/navigation/link';

const HIERARCHY = { id: 'hierarchy', text: 'Hierarchy', level: 2 };
const EXAMPLE = { id: 'an-example', text: 'Example', level: 2 };

/** The page of a class of the scripting API. */
export default function ApiClassTemplate({
  data: { apiClass },
  pageContext,
}: SymbolPageArgs<Queries.ApiClassPageQuery>) {
  if (!apiClass) return null;
  const { isAbstract, members, examples, ancestors, extendedBy, mixedInto } = apiClass;
  const hasHierarchy = ancestors.length > 0 || extendedBy.length > 0;
  const hasExample = examples.some(({ member }) => member === null);
  const headings = [...(hasHierarchy ? [HIERARCHY] : []), ...(hasExample ? [EXAMPLE] : []), ...memberHeadings(members)];
  const eyebrow = mixedInto.length > 0 ? 'Mixin' : isAbstract ? 'Abstract class' : 'Class';
  return (
    <SymbolPage symbol={apiClass} neighbours={pageContext} {...{ eyebrow, headings }}>
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
          <Hierarchy symbol={apiClass} />
        </>
      )}
      {hasExample && <AnchoredHeading {...EXAMPLE} />}
      <Scenes symbol={apiClass} />
      <MemberGroups members={members} symbol={apiClass} />
    </SymbolPage>
  );
}

export const query = graphql`
  query ApiClassPage($id: String!) {
    apiClass(id: { eq: $id }) {
      ...ApiSymbolPage
      isAbstract
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
      members {
        ...ApiMemberCard
      }
    }
  }
`;
