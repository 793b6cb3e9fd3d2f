import { Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../components/content/chunk-error';

/** Loads a component. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface OnDemandProps<Props> {
  load: Load<Props>;
  props: Props;
  /** Shown meanwhile. */
  loading?: ReactNode;
  /** Takes the error away, if it covers the page. */
  onClose?: () => void;
}

/** A component with a script of its own. If that fails to load or crashes, the error is shown in its place, with a button to retry. */
export function OnDemand<Props extends object>({ load, props, loading, onClose }: OnDemandProps<Props>) {
  // React caches a failed load, so each attempt needs a new component.
  const [Part, setPart] = useState(() => lazily(load));
  return (
    <ErrorBoundary
      onReset={() => setPart(lazily(load))}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ChunkError error={error} onRetry={resetErrorBoundary} onClose={onClose} />
      )}
    >
      <Suspense fallback={loading}>
        <Part props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** React's types know nothing of the props of a component that is loaded, unless they are one prop of a component around it. */
const lazily = <Props extends object>(load: Load<Props>) =>
  lazy(async () => {
    const { default: Part } = await load();
    return { default: ({ props }: { props: Props }) => <Part {...props} /> };
  });
