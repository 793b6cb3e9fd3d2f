import { useEffect } from 'react';
import { isUnder } from '@physics-editor/lib/addresses';
import { readStored, writeStored } from './storage';
import { useDocsVersions } from './use-site';

const STORAGE_KEY = 'docs-preferred-version-default';

/** Stores the version of the docs that was read last; removes a stored one that no longer exists. */
export function usePreferredVersion(path: string): void {
  const versions = useDocsVersions();
  useEffect(() => {
    const read = versions.find((version) => isUnder(path, version.path));
    const stored = readStored(STORAGE_KEY);
    if (read) writeStored(STORAGE_KEY, read.name);
    else if (!versions.some(({ name }) => name === stored)) writeStored(STORAGE_KEY, null);
  }, [path, versions]);
}
