import { graphql, type PageProps } from 'gatsby';
import { Icon } from '../components/icon';
import { BookOpen, Rocket } from '../components/icons';
import { PostMeta } from '../components/blog/post-meta';
import { ON_A_PHONE, Picture } from '../components/content/picture';
import { Features } from '../components/home/features';
import { WrongPrefixBanner } from '../components/home/wrong-prefix-banner';
import { Content } from '../components/layout/page/content';
import { Seo } from '../components/layout/page/seo';
import { Link } from '../shell/navigation/link';
import { useSite } from '../shell/state/use-site';
import './home.css';

const CARD_SIZES = `(min-width: 62.3125rem) 18rem, (min-width: 40rem) 50vw, ${ON_A_PHONE}`;

export default function HomeTemplate({ data }: PageProps<Queries.HomePageQuery>) {
  const { title, tagline, description, links } = useSite();
  return (
    <>
      <Seo kind="home" />
      <WrongPrefixBanner />
      <main id="main" className="home">
        <section className="hero graph-paper">
          <div className="hero-text">
            <p className="hero-name">{title}</p>
            <h1>{tagline}</h1>
            <p className="page-lead">{description}</p>
            <p className="hero-actions">
              <Link to={links.launch} className="button button-large">
                <Icon of={Rocket} size={20} /> Launch the editor
              </Link>
              <Link to="/docs" className="button button-quiet button-large">
                <Icon of={BookOpen} size={20} /> Read the docs
              </Link>
            </p>
            <p className="hero-note">Free, in the browser, nothing to install.</p>
          </div>
          {data.homePage && <Content html={data.homePage.html} />}
        </section>

        <Features />

        {data.allShowcaseItem.nodes.length > 0 && (
          <section className="home-section" aria-labelledby="home-showcase">
            <header className="home-section-head">
              <h2 id="home-showcase">From the showcase</h2>
              <Link to="/showcase">All scenes</Link>
            </header>
            <ul className="home-cards">
              {data.allShowcaseItem.nodes.map(({ path, title: name, author, image, imageAlt }) => (
                <li key={path}>
                  <Link to={path}>
                    <Picture picture={image.gatsbyImageData} alt={imageAlt} sizes={CARD_SIZES} />
                    <strong>{name}</strong>
                  </Link>
                  <span>by {author}</span>
                </li>
              ))}
            </ul>
          </section>
        )}

        {data.allBlogPost.nodes.length > 0 && (
          <section className="home-section" aria-labelledby="home-posts">
            <header className="home-section-head">
              <h2 id="home-posts">Latest posts</h2>
              <Link to="/blog">All posts</Link>
            </header>
            <ul className="home-posts">
              {data.allBlogPost.nodes.map(({ path, title: name, description: text, date, readingTime }) => (
                <li key={path}>
                  <h3>
                    <Link to={path}>{name}</Link>
                  </h3>
                  <PostMeta date={date} readingTime={readingTime} />
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}

        <section className="home-launch">
          <h2>Draw a floor, drop a ball, press Play.</h2>
          <p>The first scene takes ten minutes; the introduction walks you through it.</p>
          <p className="hero-actions">
            <Link to={links.launch} className="button button-large">
              <Icon of={Rocket} size={20} /> Launch the editor
            </Link>
          </p>
        </section>
      </main>
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      html
    }
    allShowcaseItem(sort: { order: ASC }, limit: 4) {
      nodes {
        path
        title
        author
        imageAlt
        image {
          gatsbyImageData
        }
      }
    }
    allBlogPost(sort: [{ date: DESC }, { path: ASC }], limit: 3) {
      nodes {
        path
        title
        description
        date
        readingTime
      }
    }
  }
`;
