import { graphql } from 'gatsby';
import { Link } from '../../shell/navigation/link';
import { Content } from '../layout/page/content';
import { Picture } from '../content/picture';
import { PostMeta } from './post-meta';
import './post-card.css';

interface PostCardProps {
  post: Queries.PostCardFragment;
  /** Whether its picture is the first one on the page. */
  first?: boolean;
}

/** A post in a list, linked to its page. */
export function PostCard({ post, first = false }: PostCardProps) {
  return (
    <article className="post-card">
      <Link to={post.path} className="post-card-picture" aria-label={post.title}>
        <Picture picture={post.image.gatsbyImageData} alt={post.imageAlt} eager={first} />
      </Link>
      <h2>
        <Link to={post.path}>{post.title}</Link>
      </h2>
      <PostMeta date={post.date} readingTime={post.readingTime} authors={post.authors} />
      {post.excerpt && <Content html={post.excerpt} />}
      <Link to={post.path} className="read-more">
        Read More<span className="unseen"> about {post.title}</span>
      </Link>
    </article>
  );
}

export const fragment = graphql`
  fragment FilmParts on Film {
    src
    width
    height
    captions
  }

  fragment PostCard on BlogPost {
    path
    title
    date
    readingTime
    excerpt
    imageAlt
    image {
      gatsbyImageData
    }
    authors {
      name
      url
    }
  }
`;
