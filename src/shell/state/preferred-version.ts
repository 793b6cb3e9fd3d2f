import { useEffect } from 'react';
import { isUnder } from '../../lib/addresses';
import { readStored, writeStored } from './storage';
import { useDocsVersions } from './use-site';

const STORAGE_KEY = 'docs-preferred-version-default';

/** Remembers the version of the docs that the reader has read last; drops a remembered one that is no more. */
export function usePreferredVersion(path: string): void {
  const versions = useDocsVersions();
  useEffect(() => {
    const read = versions.find((version) => isUnder(path, version.path));
    const stored = readStored(STORAGE_KEY);
    if (read) writeStored(STORAGE_KEY, read.name);
    else if (!versions.some(({ name }) => name === stored)) writeStored(STORAGE_KEY, null);
  }, [path, versions]);
}
