import type { Reporter } from 'gatsby';
import { readSettings } from '../sections/site/settings';

/** Returns a function that reports a change of the settings that need a restart, once. All others take effect at once. */
export function createSettingsNotice(root: string): (reporter: Pick<Reporter, 'warn'>) => void {
  let known: string | undefined;
  return (reporter) => {
    const { url, links } = readSettings(root);
    const now = JSON.stringify([url, links.edit]);
    if (known !== undefined && now !== known) {
      const message =
        '"url" or "links: edit" of content/site.yml has changed. All pages follow at once, except those of';
      reporter.warn(`${message} the API reference: restart "npm run develop" for these.`);
    }
    known = now;
  };
}
