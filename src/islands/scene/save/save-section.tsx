import { Suspense, lazy, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../../../components/content/chunk-error';
import type { SavePanelProps } from './save-panel';

const loadPanel = () => lazy(() => import('./save-panel'));

/** What readers can take away of a scene, loaded when first opened. */
export function SaveSection(props: SavePanelProps) {
  // React caches a failed load, so each attempt needs a new component.
  const [Panel, setPanel] = useState(loadPanel);
  return (
    <div className="live-scene-save" role="group" aria-label="Save from the scene">
      <ErrorBoundary
        onReset={() => setPanel(loadPanel)}
        fallbackRender={({ error, resetErrorBoundary }) => <ChunkError error={error} onRetry={resetErrorBoundary} />}
      >
        <Suspense fallback={<p role="status">Loading …</p>}>
          <Panel {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
