import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../components/content/chunk-error';

interface OnDemandProps<Props> {
  /** Loads the component. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** Shown meanwhile. */
  loading?: ReactNode;
}

/** A component with a script of its own. If that fails to load or crashes, the error is shown in its place, with a button to retry. */
export function OnDemand<Props extends object>({ load, props, loading }: OnDemandProps<Props>) {
  // React caches a failed load, so each attempt needs a new component.
  const [Part, setPart] = useState(() => lazy(load));
  return (
    <ErrorBoundary
      onReset={() => setPart(lazy(load))}
      fallbackRender={({ error, resetErrorBoundary }) => <ChunkError error={error} onRetry={resetErrorBoundary} />}
    >
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
