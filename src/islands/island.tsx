import { Suspense, lazy, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkError } from '../components/content/chunk-error';
import { registry } from './registry';
import type { IslandInput, IslandName } from './types';

interface IslandViewProps<Name extends IslandName> {
  name: Name;
  input: IslandInput<Name>;
}

/** An island. Where it cannot be loaded or crashes, the static form stays, and what went wrong stands in the island's place. */
export function Island<Name extends IslandName>({ name, input }: IslandViewProps<Name>) {
  // React keeps a failure to load for good, so each attempt has a component of its own.
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

/** A component that has its props already. */
const given =
  <Props extends object>(Component: ComponentType<Props>, props: Props) =>
  () => <Component {...props} />;
