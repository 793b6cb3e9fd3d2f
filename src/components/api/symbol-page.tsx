import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { TextFrame, type TextFrameProps } from '../docs/text-page';
import { Pager, type Neighbour } from '../layout/page/pager';
import { Deprecation } from './deprecation';
import { Html } from './html';
import { SourceLink } from './source-link';
import { UsedBy, usedByHeadings } from './used-by';

/** The pages before and after a page of the reference, from its context. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** What the template of a symbol's page is given. */
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
