import { graphql, type PageProps } from 'gatsby';
import { TagList } from '../../components/blog/tag-list';
import { BlogPage } from '../../components/blog/blog-page';
import { PageHead } from '../../components/layout/page/page-head';
import { groupBy } from '@physics-editor/lib/group-by';

/** All tags by their first letter. */
export default function BlogTagsTemplate({ data }: PageProps<Queries.BlogTagsPageQuery>) {
  const used = data.allBlogTag.nodes.filter(({ count }) => count > 0);
  const letters = groupBy(used, ({ label }) => label.slice(0, 1).toUpperCase());
  return (
    <BlogPage
      kind="blog-tags"
      title="Tags"
      description="All tags of the blog, from A to Z, each with the number of its posts."
      path="/blog/tags"
    >
      <PageHead title="Tags" lead="What the posts are about." />
      {letters.length === 0 && <p>No posts yet.</p>}
      {letters.map(({ key, items }) => (
        <section key={key} className="tag-letter">
          <h2>{key}</h2>
          <TagList tags={items} />
        </section>
      ))}
    </BlogPage>
  );
}

export const query = graphql`
  query BlogTagsPage {
    allBlogTag(sort: { label: ASC }) {
      nodes {
        label
        permalink
        count
      }
    }
  }
`;
