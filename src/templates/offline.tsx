import { Seo } from '../components/layout/page/seo';
import { Link } from '../shell/navigation/link';
import './message-page.css';
import './offline.css';

/**
 * Shown by the worker in place of a page that is not available offline, at any address. Gatsby therefore does not start on it: `src/offline/index.ts`
 * is its only script and fills in the elements hidden here.
 */
export default function OfflineTemplate() {
  return (
    <>
      <Seo kind="offline" title="No connection" />
      <main id="main" className="message-page offline">
        <Instrument />
        <h1>No connection</h1>
        <p className="offline-what" role="status">
          This page has not been read here before, and it cannot be fetched without a network.
        </p>
        <p>
          <button type="button" className="button" data-offline="again">
            Try again
          </button>
        </p>
        <p className="offline-soon">It opens by itself as soon as the network is back.</p>
        <nav className="offline-pages" aria-labelledby="offline-pages" data-offline="pages" hidden>
          <h2 id="offline-pages">Pages you can read now</h2>
          <ul />
        </nav>
        <p className="offline-none" data-offline="none" hidden>
          No page is kept in this browser yet. Pages are kept when you visit them.
        </p>
        <noscript>
          <p>
            <Link to="/">Start at the home page</Link>.
          </p>
        </noscript>
      </main>
    </>
  );
}

/** A meter without power: its needle is at the stop, its plug beside the socket. */
const Instrument = () => (
  <svg
    viewBox="0 0 360 224"
    width="24rem"
    color="var(--ink-soft)"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <rect x="40" y="20" width="170" height="140" rx="10" />
    <path d="M62 118a68 68 0 0 1 126 0" />
    <path d="M62 118l9 4M77 92l7 7M100 76l4 9M125 70v10M150 76l-4 9M173 92l-7 7M188 118l-9 4" opacity=".6" />
    <path d="M125 138L68 113" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    <circle cx="125" cy="138" r="7" fill="var(--accent)" stroke="none" />
    <path d="M60 160v8M190 160v8" strokeLinecap="round" />
    <path d="M210 140c34 0 22 44 46 44h8" strokeLinecap="round" />
    <path d="M264 174h16v20h-16zM280 179h10M280 189h10" />
    <rect x="318" y="162" width="30" height="40" rx="6" />
    <circle cx="327" cy="179" r="1.5" fill="currentColor" />
    <circle cx="327" cy="189" r="1.5" fill="currentColor" />
    <path d="M0 210h360" opacity=".5" />
  </svg>
);
