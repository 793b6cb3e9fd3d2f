import { graphql, type PageProps } from 'gatsby';
import { BlogPage } from '../../components/blog/blog-page';
import { PageHead } from '../../components/layout/page/page-head';
import { PostRows } from '../../components/blog/post-rows';
import { groupBy } from '@physics-editor/lib/group-by';

/** All posts by year. */
export default function BlogArchiveTemplate({ data }: PageProps<Queries.BlogArchivePageQuery>) {
  const years = groupBy(data.allBlogPost.nodes, ({ date }) => date.slice(0, 4));
  return (
    <BlogPage kind="blog-archive" title="Archive" description="Archive" path="/blog/archive">
      <PageHead title="Archive" lead="Every post, by year." />
      {years.length === 0 && <p>No posts yet.</p>}
      {years.map(({ key, items }) => (
        <section key={key} className="archive-year">
          <h2>{key}</h2>
          <PostRows posts={items} />
        </section>
      ))}
    </BlogPage>
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
