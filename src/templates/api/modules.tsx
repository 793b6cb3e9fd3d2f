import { graphql, type PageProps } from 'gatsby';
import { AnchoredHeading } from '../../components/api/anchored-heading';
import { InlineHtml } from '../../components/api/html';
import { TextFrame } from '../../components/docs/text-page';
import { API_INDEX, byName } from '@physics-editor/lib/api';
import { Link } from '../../shell/navigation/link';
import '../../components/api/index-list.css';

/** All pages of the reference by kind, in alphabetical order. */
export default function ApiModulesTemplate({
  data: { allApiEnum, allApiInterface, allApiClass },
}: PageProps<Queries.ApiModulesPageQuery>) {
  const kinds = [
    { id: 'enumerations', text: 'Enumerations', entries: allApiEnum.nodes },
    { id: 'interfaces', text: 'Interfaces', entries: allApiInterface.nodes },
    { id: 'classes', text: 'Classes', entries: allApiClass.nodes },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <TextFrame
      kind="doc"
      id="api/modules"
      path="/docs/api/modules"
      headings={kinds.map(({ id, text }) => ({ id, text, level: 2 }))}
      {...API_INDEX}
    >
      <p className="page-lead">{API_INDEX.description}</p>
      {kinds.map(({ id, text, entries }) => (
        <section key={id} className="api-index" aria-label={text}>
          <AnchoredHeading level={2} id={id} text={text} />
          <dl>
            {[...entries].sort(byName).map(({ name, path, summary }) => (
              <div key={name}>
                <dt>
                  <Link to={path}>{name}</Link>
                </dt>
                <dd>
                  <InlineHtml html={summary} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </TextFrame>
  );
}

export const query = graphql`
  query ApiModulesPage {
    allApiEnum {
      nodes {
        name
        path
        summary
      }
    }
    allApiInterface {
      nodes {
        name
        path
        summary
      }
    }
    allApiClass {
      nodes {
        name
        path
        summary
      }
    }
  }
`;
