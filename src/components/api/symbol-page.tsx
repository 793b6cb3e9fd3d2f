import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { TextFrame, type TextFrameProps } from '../docs/text-page';
import { Pager, type Neighbours } from '../layout/page/pager';
import { Deprecation, Html } from './html';
import { SourceLink } from './source-link';
import { UsedBy, usedByHeadings } from './used-by';

/** What the template of a symbol's page is given: the neighbours are in the context. */
export type SymbolPageArgs<Data> = Pick<PageProps<Data, Neighbours>, 'data' | 'pageContext'>;

interface SymbolPageProps {
  symbol: Queries.ApiSymbolPageFragment;
  /** The kind of the symbol, in a word. */
  eyebrow: string;
  /** Headings of `children`. */
  headings: TextFrameProps['headings'];
  neighbours: Neighbours;
  /** What stands between the symbol's description and its uses. */
  children: ReactNode;
}

/** The page of a symbol of the scripting API. */
export function SymbolPage({ symbol, eyebrow, headings, neighbours, children }: SymbolPageProps) {
  const { name, path, summaryText, description, deprecated, usedBy, source } = symbol;
  return (
    <TextFrame
      kind="doc"
      id={path.replace('/docs/', '')}
      path={path}
      headings={[...headings, ...usedByHeadings(usedBy)]}
      eyebrow={eyebrow}
      title={name}
      description={summaryText}
      foot={
        <>
          <footer className="text-foot">
            <span>
              Made from <SourceLink source={source} />
            </span>
          </footer>
          <Pager label="API pages" {...neighbours} />
        </>
      }
    >
      <Deprecation html={deprecated} />
      <Html className="api-lead" html={description} />
      {children}
      <UsedBy uses={usedBy} />
    </TextFrame>
  );
}

export const fragment = graphql`
  fragment ApiSymbolPage on ApiSymbol {
    path
    summaryText
    description
    deprecated
    ...ApiScenes
    usedBy {
      ...ApiUses
    }
    source {
      ...ApiSourceLink
    }
  }
`;
