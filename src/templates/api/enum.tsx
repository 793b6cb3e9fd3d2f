import { graphql } from 'gatsby';
import { AnchoredHeading } from '../../components/api/anchored-heading';
import { Deprecation, Html } from '../../components/api/html';
import { Scenes } from '../../components/api/scenes';
import { SourceLink } from '../../components/api/source-link';
import '../../components/api/members/member-card.css';
import '../../components/api/members/member-groups.css';
import { SymbolPage, type SymbolPageArgs } from '../../components/api/symbol-page';

const VALUES = { id: 'the-values', text: 'Values', level: 2 };

/** The page of an enumeration of the scripting API. */
export default function ApiEnumTemplate({ data: { apiEnum }, pageContext }: SymbolPageArgs<Queries.ApiEnumPageQuery>) {
  if (!apiEnum) return null;
  const { name, members } = apiEnum;
  const headings = [VALUES, ...members.map(({ anchor, name: text }) => ({ id: anchor, text, level: 3 }))];
  return (
    <SymbolPage symbol={apiEnum} eyebrow="Enumeration" headings={headings} neighbours={pageContext}>
      <Scenes symbol={apiEnum} />
      <div className="members">
        <AnchoredHeading {...VALUES} />
        {members.map((member) => (
          <section key={member.anchor} className="member" aria-label={member.name}>
            <header className="member-head">
              <AnchoredHeading level={3} id={member.anchor} text={member.name} />
            </header>
            <code className="member-signature" data-pagefind-ignore="">
              {name}.{member.name} = {member.value}
            </code>
            <Deprecation html={member.deprecated} />
            <Html html={member.description} />
            <Scenes symbol={apiEnum} member={member.name} />
            <footer className="member-foot">
              <SourceLink source={member.source} />
            </footer>
          </section>
        ))}
      </div>
    </SymbolPage>
  );
}

export const query = graphql`
  query ApiEnumPage($id: String!) {
    apiEnum(id: { eq: $id }) {
      ...ApiSymbolPage
      members {
        name
        anchor
        value
        description
        deprecated
        source {
          ...ApiSourceLink
        }
      }
    }
  }
`;
