import { Suspense, lazy, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../../../components/content/chunk-error';
import type { EditorProps } from './editor';

const LINE_HEIGHT = 1.35;
const FEWEST_LINES = 10;
const MOST_LINES = 24;
/** Height of buttons, hint and borders around the lines, in rem. */
const AROUND = 7;

/** Height for the original code and a few more lines, so that nothing moves when the editor loads or text is typed. */
function heightFor(code: string): string {
  const lines = Math.min(Math.max(code.split('\n').length + 3, FEWEST_LINES), MOST_LINES);
  return `${(lines * LINE_HEIGHT + AROUND).toFixed(2)}rem`;
}

const loadEditor = () => lazy(() => import('./editor'));

/** The editor, loaded when first opened, in a container of its final size. */
export function EditorPanel(props: EditorProps) {
  // React caches a failed load, so each attempt needs a new component.
  const [Editor, setEditor] = useState(loadEditor);
  return (
    <div className="live-scene-editor" style={{ height: heightFor(props.original) }}>
      <ErrorBoundary
        onReset={() => setEditor(loadEditor)}
        fallbackRender={({ error, resetErrorBoundary }) => <ChunkError error={error} onRetry={resetErrorBoundary} />}
      >
        <Suspense fallback={<p role="status">Loading the editor …</p>}>
          <Editor {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
