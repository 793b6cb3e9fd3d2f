import { createRoot } from 'react-dom/client';
import { ChunkError } from '../../components/content/chunk-error';

/** Reports that the page's script or data failed to load, so that it can be read but not used, and offers a retry. */
function report(event: PromiseRejectionEvent): void {
  if (document.documentElement.dataset['hasHydrated'] === 'true') return;
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<ChunkError error={event.reason} onRetry={() => location.reload()} />);
}

/** Call before the page starts: until then, any unhandled rejection is what prevents the start. */
export function reportStartFailure(): void {
  window.addEventListener('unhandledrejection', report, { once: true });
}
