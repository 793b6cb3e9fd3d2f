import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLAYER_POLICY } from '@physics-editor/player/build/player-policy';
import type { OutputStep } from '../built-site';
import { EMBED_POLICY } from './embed-policy';
import { contentPolicy, type PolicyTerms } from './content-policy';
import { formatHeaderRules, FRAMED_BY_ANYONE, FRAMED_BY_SITE, headerRules, nginxHeaders, nginxMaps } from './headers';

/** Far more than the site has; scripts that differ between pages exceed it at once. */
const MOST_SCRIPTS = 16;

/** Writes the headers for hosts: `_headers`, and `_nginx/` for the server block in deploy/. Throws if inline scripts differ between pages. */
export const writeHeaders =
  (allowances: Omit<PolicyTerms, 'scriptHashes'>): OutputStep =>
  ({ folder, pages, pathPrefix }) => {
    const scriptHashes = [...new Set(pages.flatMap((page) => page.scriptHashes))];
    if (scriptHashes.length > MOST_SCRIPTS) {
      throw new Error(
        `The pages have ${scriptHashes.length} different inline scripts. One policy holds for all of them, so a script must be the same on each: put what differs into an attribute or a data block.`,
      );
    }
    const policies = {
      content: `${contentPolicy({ scriptHashes, ...allowances })}; ${FRAMED_BY_SITE}`,
      embed: `${EMBED_POLICY}; ${FRAMED_BY_ANYONE}`,
      // Keeps the player without an origin if it is opened directly or framed without a sandbox; browsers ignore this in a meta element.
      player: `${PLAYER_POLICY}; sandbox allow-scripts; ${FRAMED_BY_ANYONE}`,
    };
    const paths = pages.map(({ path }) => path);
    const rules = headerRules(paths, readdirSync(folder), policies, pathPrefix);
    writeFileSync(join(folder, '_headers'), formatHeaderRules(rules));
    mkdirSync(join(folder, '_nginx'), { recursive: true });
    writeFileSync(join(folder, '_nginx/maps.conf'), nginxMaps(policies));
    writeFileSync(join(folder, '_nginx/headers.conf'), nginxHeaders());
  };
