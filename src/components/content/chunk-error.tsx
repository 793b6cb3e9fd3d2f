import './chunk-error.css';

interface ChunkErrorProps {
  error: unknown;
  /** Retries what has failed. */
  onRetry: () => void;
  /** Takes the message away. */
  onClose?: (() => void) | undefined;
}

/** Replaces a part of a page that could not be loaded or has crashed. */
export function ChunkError({ error, onRetry, onClose }: ChunkErrorProps) {
  return (
    <div className="chunk-error" role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Retry
      </button>
      {onClose && (
        <button type="button" className="button button-quiet" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
