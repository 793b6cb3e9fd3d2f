import { Helmet } from 'react-helmet';
import type { FallbackProps } from 'react-error-boundary';
import { errorChain } from '@physics-editor/lib/error-chain';
import './crash.css';

/** Replaces a page or the whole layout after a rendering error. It needs no data, since that may be the cause. */
export function Crash({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <main id="main" className="plain-page crash">
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
