import { Seo } from '../components/layout/seo';
import { Link } from '../shell/link';
import './not-found.css';

/** What any unknown address gets. */
export default function NotFoundTemplate() {
  return (
    <>
      <Seo title="Page Not Found" />
      <main id="main" className="not-found">
        <svg viewBox="0 0 320 200" aria-hidden="true" fill="none">
          <path d="M60 20h200" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          <path d="M160 20v120" stroke="currentColor" strokeDasharray="4 6" opacity=".5" />
          <path d="M160 20L72 118" stroke="currentColor" strokeWidth="2" />
          <circle className="not-found-bob" cx="64" cy="127" r="15" />
          <path d="M222 150h44v34h-44z" stroke="currentColor" strokeWidth="2" />
          <path d="M64 160a150 150 0 0 0 96 26" stroke="currentColor" strokeDasharray="2 6" opacity=".5" />
        </svg>
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </p>
        <p>
          <Link to="/docs">Read the docs</Link> or <Link to="/">start at the home page</Link>.
        </p>
      </main>
    </>
  );
}
