import { Suspense, lazy, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../components/content/chunk-error';
import { registry } from './registry';
import type { IslandInput, IslandName } from './types';

interface IslandViewProps<Name extends IslandName> {
  name: Name;
  input: IslandInput<Name>;
}

/** An island. If it fails to load or crashes, the static form stays, and the error is shown in the island's place. */
export function Island<Name extends IslandName>({ name, input }: IslandViewProps<Name>) {
  // React caches a failed load, so each attempt needs a new component.
  const [Loaded, setLoaded] = useState(() => load(name, input));
  return (
    <ErrorBoundary
      onReset={() => setLoaded(() => load(name, input))}
      fallbackRender={({ error, resetErrorBoundary }) => <ChunkError error={error} onRetry={resetErrorBoundary} />}
    >
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    </ErrorBoundary>
  );
}

const load = <Name extends IslandName>(name: Name, input: IslandInput<Name>) =>
  lazy(async () => ({ default: given((await registry[name]()).default, input) }));

/** Binds props to a component. */
const given =
  <Props extends object>(Component: ComponentType<Props>, props: Props) =>
  () => <Component {...props} />;
