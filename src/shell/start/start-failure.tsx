import { createRoot } from 'react-dom/client';
import { ChunkError } from '../../components/content/chunk-error';

/** Shows that the page's script or data did not load, so that it can be read but not used, and offers to try again. */
function report(event: PromiseRejectionEvent): void {
  if (document.documentElement.dataset['hasHydrated'] === 'true') return;
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(<ChunkError error={event.reason} onRetry={() => location.reload()} />);
}

/** To be called before the page starts: until it has, what is rejected and not handled is what keeps it from starting. */
export function reportStartFailure(): void {
  window.addEventListener('unhandledrejection', report, { once: true });
}
