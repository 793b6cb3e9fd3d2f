import type { ReactNode } from 'react';
import { findTrail } from '../../lib/sidebar';
import { Content } from '../layout/content';
import { Breadcrumbs } from './breadcrumbs';
import { Contents, ContentsFold } from './contents';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';
import './text-page.css';

interface TextPageProps {
  /** Name of its sidebar in sidebars.yml, and of the landmark that holds it. */
  sidebar: { name: string; label: string };
  path: string;
  title: string;
  html: string;
  headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  /** What follows the text. */
  children?: ReactNode;
}

/** A page of a section: sidebar, text, contents. */
export function TextPage({ sidebar, path, title, html, headings, children }: TextPageProps) {
  const items = useSidebar(sidebar.name);
  return (
    <div className="text-page">
      <Sidebar label={sidebar.label} items={items} path={path} />
      <main id="main" className="text-main">
        <div className="text-column">
          <Breadcrumbs trail={findTrail(items, path)} />
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
