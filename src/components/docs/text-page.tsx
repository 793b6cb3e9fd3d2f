import type { ReactNode } from 'react';
import { findTrail } from '../../lib/sidebar';
import { Content } from '../layout/content';
import { Seo } from '../layout/seo';
import { Breadcrumbs } from './breadcrumbs';
import { Contents, ContentsFold } from './contents';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';
import './text-page.css';

/** Names of the sidebars in sidebars.yml, and of the landmarks that hold them. */
const SIDEBARS = {
  doc: { name: 'tutorialSidebar', label: 'Docs sidebar' },
  community: { name: 'community', label: 'Community sidebar' },
};

interface TextPageProps {
  kind: keyof typeof SIDEBARS;
  id: string;
  path: string;
  title: string;
  description: string;
  html: string;
  headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  /** What follows the text. */
  children?: ReactNode;
}

/** A page of a section: head, sidebar, text, contents. */
export function TextPage({ kind, id, path, title, description, html, headings, children }: TextPageProps) {
  const sidebar = SIDEBARS[kind];
  const items = useSidebar(sidebar.name);
  const trail = findTrail(items, path);
  return (
    <div className="text-page">
      <Seo {...{ kind, id, path, title, description, trail }} />
      <Sidebar label={sidebar.label} items={items} path={path} />
      <main id="main" className="text-main">
        <div className="text-column">
          <Breadcrumbs trail={trail} />
          <article>
            <h1>{title}</h1>
            <ContentsFold headings={headings} />
            <Content html={html} />
          </article>
          {children}
        </div>
        <Contents headings={headings} />
      </main>
    </div>
  );
}
