import { Suspense, lazy, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../../../components/content/chunk-error';
import type { EditorProps } from './editor';

const LINE_HEIGHT = 1.35;
const FEWEST_LINES = 10;
const MOST_LINES = 24;
/** Buttons, hint and edges around the lines. */
const AROUND = 7;

/** Room for the code as it was written and a little more, so that nothing moves when the editor comes or text is typed. */
function heightFor(code: string): string {
  const lines = Math.min(Math.max(code.split('\n').length + 3, FEWEST_LINES), MOST_LINES);
  return `${(lines * LINE_HEIGHT + AROUND).toFixed(2)}rem`;
}

const loadEditor = () => lazy(() => import('./editor'));

/** The editor, which is loaded when it is first opened, in a place of the size that it will have. */
export function EditorPanel(props: EditorProps) {
  // React keeps a failure to load for good, so each attempt has a component of its own.
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
