import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { findTrail } from '@physics-editor/lib/sidebar';
import { Content } from '../layout/page/content';
import { MarkdownLinks } from '../layout/page/markdown-links';
import { TEXT_KINDS } from '../layout/page/page-kinds';
import { Seo } from '../layout/page/seo';
import { Breadcrumbs } from './breadcrumbs';
import { Contents, ContentsFold } from './contents';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';
import './text-page.css';

export interface TextFrameProps {
  kind: keyof typeof TEXT_KINDS;
  id: string;
  path: string;
  title: string;
  /** The title in search engines, if it differs. */
  metaTitle?: string | null;
  description: string;
  headings: Queries.TextPageFragment['headings'];
  /** A word above the title that classifies the page. */
  eyebrow?: string;
  /** Content directly below the title. */
  children?: ReactNode;
  /** What belongs to the page, but not to its text. */
  appendix?: ReactNode;
  /** Content at the end of the page. */
  foot?: ReactNode;
}

interface TextPageProps extends Pick<TextFrameProps, 'kind' | 'children' | 'appendix' | 'foot'> {
  text: Queries.TextPageFragment;
  /** Headings of the text, and of what follows it. */
  headings?: TextFrameProps['headings'];
}

/** A page of a section: head, sidebar, text, contents. */
export function TextPage({ text, children, ...rest }: TextPageProps) {
  return (
    <TextFrame {...text} {...rest}>
      <Content html={text.html} />
      {children}
    </TextFrame>
  );
}

/** A page of a section whose text does not come from a file. */
export function TextFrame(props: TextFrameProps) {
  const { kind, id, path, title, metaTitle, description, headings, eyebrow, children, appendix, foot } = props;
  const { sidebar } = TEXT_KINDS[kind];
  const items = useSidebar(sidebar.name);
  const trail = findTrail(items, path);
  return (
    <div className="text-page">
      <Seo {...{ kind, id, path, description, trail }} title={metaTitle ?? title} />
      <Sidebar label={sidebar.label} items={items} path={path} />
      <main id="main" className="text-main">
        <div className="text-column">
          <Breadcrumbs trail={trail} />
          <article>
            {eyebrow && (
              <p className="text-eyebrow" data-pagefind-ignore="">
                {eyebrow}
              </p>
            )}
            <h1 dir="auto">{title}</h1>
            <ContentsFold headings={headings} />
            {children}
          </article>
          {appendix}
          <MarkdownLinks path={path} />
          {foot}
        </div>
        <Contents headings={headings} />
      </main>
    </div>
  );
}

export const fragment = graphql`
  fragment TextPage on Content {
    id
    path
    title
    metaTitle
    description
    html
    headings {
      id
      text
      level
    }
  }
`;
