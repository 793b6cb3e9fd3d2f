import { temporaryFolder, type Files } from '@physics-editor/lib/testing/temporary-folder';
import type { SiteOutput } from '../../gatsby/output/site-build';
import { readSettings } from '../../gatsby/sections/site/settings';

export { pageOf } from '@physics-editor/publish/testing/built-page';

/** What a build has: files in its folder, data that answer queries for them, and what else differs from this site's. */
interface Given extends Partial<Omit<SiteOutput, 'settings' | 'query'>> {
  files?: Files;
  data?: unknown;
  settings?: Partial<SiteOutput['settings']>;
}

/** A build of this site, being written into a folder with `files`. */
export function siteOf({ files, data, settings, ...others }: Given = {}): SiteOutput {
  const folder = temporaryFolder(files);
  return {
    root: folder,
    pathPrefix: '',
    query: async (text) =>
      JSON.parse(JSON.stringify(data, (key, value) => (key.startsWith('all') && !text.includes(key) ? null : value))),
    log: () => undefined,
    warn: () => undefined,
    folder,
    pages: [],
    ...others,
    settings: { ...readSettings(process.cwd()), ...settings },
  };
}
