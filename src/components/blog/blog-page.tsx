import type { ReactNode } from 'react';
import { Seo, type Other, type Post } from '../layout/page/seo';
import { RecentPosts } from './recent-posts';
import './blog-page.css';

/** A page of the blog, with the latest posts beside it. */
export function BlogPage({ children, ...page }: (Post | Other) & { children: ReactNode }) {
  return (
    <div className="blog-page">
      <Seo {...page} />
      <main id="main" className="blog-main">
        {children}
      </main>
      <RecentPosts path={page.path} />
    </div>
  );
}
