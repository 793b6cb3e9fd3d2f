import { Helmet } from 'react-helmet';
import type { FallbackProps } from 'react-error-boundary';
import { errorChain } from '../../lib/error-chain';
import './crash.css';

/** Stands in for a page, or for the whole layout, that could not be drawn. It needs no data, since that may be what is broken. */
export function Crash({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <main id="main" className="crash">
      <Helmet defer={false}>
        <title>Page Error</title>
      </Helmet>
      <h1>This page crashed.</h1>
      <button type="button" className="button" onClick={resetErrorBoundary}>
        Try again
      </button>
      <hr />
      <pre>{errorChain(error)}</pre>
    </main>
  );
}
