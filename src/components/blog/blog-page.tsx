import type { ReactNode } from 'react';
import { RecentPosts } from './recent-posts';
import './blog-page.css';

/** A page of the blog, with the latest posts beside it. */
export function BlogPage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="blog-page">
      <main id="main" className="blog-main">
        {children}
      </main>
      <RecentPosts path={path} />
    </div>
  );
}
