import { graphql, type PageProps } from 'gatsby';
import { BlogPage } from '../../components/blog/blog-page';
import { PageHead } from '../../components/layout/page/page-head';
import { Seo } from '../../components/layout/page/seo';
import { PostRows } from '../../components/blog/post-rows';
import { sitePath } from '@physics-editor/lib/addresses';
import { groupBy } from '@physics-editor/lib/group-by';

/** All posts by year. */
export default function BlogArchiveTemplate({ data, location }: PageProps<Queries.BlogArchivePageQuery>) {
  const years = groupBy(data.allBlogPost.nodes, ({ date }) => date.slice(0, 4));
  const path = sitePath(location.pathname);
  return (
    <>
      <Seo kind="blog-archive" title="Archive" description="Archive" path={path} />
      <BlogPage path={path}>
        <PageHead title="Archive" lead="Every post, by year." />
        {years.length === 0 && <p>No posts yet.</p>}
        {years.map(({ key, items }) => (
          <section key={key} className="archive-year">
            <h2>{key}</h2>
            <PostRows posts={items} />
          </section>
        ))}
      </BlogPage>
    </>
  );
}

export const query = graphql`
  query BlogArchivePage {
    allBlogPost(sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        ...PostRow
      }
    }
  }
`;
