import './chunk-error.css';

interface ChunkErrorProps {
  error: unknown;
  /** Loads or draws again what has failed. */
  onRetry: () => void;
}

/** Stands where a part of a page could not be loaded or has crashed. */
export function ChunkError({ error, onRetry }: ChunkErrorProps) {
  return (
    <div className="chunk-error" role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
