import { graphql } from 'gatsby';
import { Picture } from '../content/picture';
import { Content } from '../layout/page/content';
import './showcase-card.css';

const SIZES = '(min-width: 62.3125rem) 24rem, (min-width: 40rem) 50vw, 100vw';

/** A scene of the showcase: picture, name and author, and a full-width fold with the scene itself, its text and code. */
export function ShowcaseCard({ item, eager }: { item: Queries.ShowcaseCardFragment; eager: boolean }) {
  const { slug, title, author, description, image, imageAlt, tags, scripted, html } = item;
  return (
    <article className="showcase-card" id={slug} data-tags={tags.map((tag) => tag.slug).join(' ')}>
      <Picture picture={image.gatsbyImageData} alt={imageAlt} eager={eager} sizes={SIZES} />
      <div className="showcase-text">
        <h2>{title}</h2>
        <p className="showcase-author">{`by ${author}`}</p>
        <p>{description}</p>
        <ul className="showcase-tags">
          {tags.map((tag) => (
            <li key={tag.slug}>{tag.label}</li>
          ))}
          {scripted && <li className="badge">Scripted</li>}
        </ul>
        <details>
          <summary>Open the scene</summary>
          <Content html={html} />
        </details>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ShowcaseCard on ShowcaseItem {
    slug
    title
    author
    description
    html
    scripted
    imageAlt
    image {
      ...PictureParts
    }
    tags {
      slug
      label
    }
  }
`;
