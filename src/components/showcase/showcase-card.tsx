import { graphql } from 'gatsby';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { withoutControls } from '../content/live-scene/live-scene';
import { Film } from '../content/film';
import { ON_A_PHONE, Picture } from '../content/picture';
import { Content } from '../layout/page/content';
import './showcase-card.css';

const SIZES = `(min-width: 62.3125rem) 26rem, (min-width: 40rem) 50vw, ${ON_A_PHONE}`;

/** Slugs of the scenes that are open: Back returns to a text in one of them. */
const opened = new Set<string>();

/**
 * A scene of the showcase: picture, name and author, and a full-width fold with the scene itself, its text and code. Until the fold is opened, that is
 * in an element that only browsers without scripts read: most of the page's elements would be in closed folds.
 */
export function ShowcaseCard({ item, eager }: { item: Queries.ShowcaseCardFragment; eager: boolean }) {
  const { slug, title, author, description, image, imageAlt, film, tags, scripted, html } = item;
  const fold = useRef<HTMLDetailsElement>(null);
  const [isRead, setRead] = useState(() => opened.has(slug));
  const onToggle = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    setRead((before) => before || open);
    opened[open ? 'add' : 'delete'](slug);
  };
  // It may have been opened before the page was interactive.
  useEffect(() => setRead(fold.current?.open ?? false), []);
  return (
    <article className="showcase-card" id={slug} data-tags={tags.map((tag) => tag.slug).join(' ')}>
      {film ? (
        <Film {...film} poster={image.gatsbyImageData.images.fallback?.src ?? ''} alt={imageAlt} />
      ) : (
        <Picture picture={image.gatsbyImageData} alt={imageAlt} eager={eager} sizes={SIZES} />
      )}
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
        <details ref={fold} open={isRead} onToggle={onToggle}>
          <summary>Open the scene</summary>
          {isRead ? <Content html={html} /> : <noscript dangerouslySetInnerHTML={{ __html: withoutControls(html) }} />}
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
      gatsbyImageData
    }
    film {
      ...FilmParts
    }
    tags {
      slug
      label
    }
  }
`;
