import { graphql, type PageProps } from 'gatsby';
import { BlogPage } from '../../components/blog/blog-page';
import { PostMeta } from '../../components/blog/post-meta';
import { TagList } from '../../components/blog/tag-list';
import { Film } from '../../components/content/film';
import { ZoomPicture } from '../../components/content/zoom-picture';
import { ContentsFold } from '../../components/docs/contents';
import { Content } from '../../components/layout/page/content';
import { MarkdownLinks } from '../../components/layout/page/markdown-links';
import { Pager } from '../../components/layout/page/pager';

export default function BlogPostTemplate({ data: { blogPost } }: PageProps<Queries.BlogPostPageQuery>) {
  if (!blogPost) return null;
  const { title, description, path, date, image, imageAlt, film, authors, tags, newer, older } = blogPost;
  return (
    <BlogPage
      kind="blog-post"
      {...{ title, description, path, image, imageAlt, authors }}
      published={date}
      tags={tags.map(({ label }) => label)}
    >
      <article className="post">
        <h1 dir="auto">{title}</h1>
        <PostMeta date={date} readingTime={blogPost.readingTime} authors={authors} />
        <div className="post-cover">
          {film ? (
            <Film {...film} poster={image.src} alt={imageAlt} />
          ) : (
            <ZoomPicture picture={image.gatsbyImageData} alt={imageAlt} eager />
          )}
        </div>
        <ContentsFold headings={blogPost.headings} />
        <Content html={blogPost.html} />
        <footer className="post-foot">
          <h2>Tags</h2>
          <TagList tags={tags} />
        </footer>
      </article>
      <MarkdownLinks path={path} />
      <Pager label="Blog post page navigation" names={['Newer Post', 'Older Post']} previous={newer} next={older} />
    </BlogPage>
  );
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    blogPost(id: { eq: $id }) {
      title
      description
      path
      date
      readingTime
      html
      headings {
        id
        text
        level
      }
      imageAlt
      image {
        src
        gatsbyImageData
      }
      film {
        ...FilmParts
      }
      authors {
        name
        url
      }
      tags {
        label
        permalink
      }
      newer {
        title
        path
      }
      older {
        title
        path
      }
    }
  }
`;
