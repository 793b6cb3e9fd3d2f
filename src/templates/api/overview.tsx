import { graphql, type PageProps } from 'gatsby';
import { AnchoredHeading } from '../../components/api/anchored-heading';
import { Shape } from '../../components/api/members/shape';
import { TextPage } from '../../components/docs/text-page';
import { DocFoot } from '../../components/docs/doc-foot';
import { byName } from '@physics-editor/lib/api';

const SHAPES = { id: 'shapes', text: 'Shared shapes', level: 2 };

/** The first page of the reference: a doc, followed by the types without a page of their own. */
export default function ApiOverviewTemplate({ data: { doc, allApiShape } }: PageProps<Queries.ApiOverviewPageQuery>) {
  if (!doc) return null;
  const shapes = [...allApiShape.nodes].sort(byName);
  const shapeHeadings = shapes.map(({ anchor, name }) => ({ id: anchor, text: name, level: 3 }));
  const headings = [...doc.headings, ...(shapes.length > 0 ? [SHAPES, ...shapeHeadings] : [])];
  return (
    <TextPage kind="doc" text={doc} headings={headings} foot={<DocFoot doc={doc} />}>
      {shapes.length > 0 && (
        <div className="members">
          <AnchoredHeading {...SHAPES} />
          {shapes.map((shape) => (
            <Shape key={shape.name} shape={shape} />
          ))}
        </div>
      )}
    </TextPage>
  );
}

export const query = graphql`
  query ApiOverviewPage($id: String!) {
    doc(id: { eq: $id }) {
      ...TextPage
      ...DocFoot
    }
    allApiShape {
      nodes {
        ...ApiShapeCard
      }
    }
  }
`;
