import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../../scripts/support/serve-folder.cjs';
import type { Host } from './host';

const SERVER_BLOCK = 'deploy/nginx.conf';

/** Serves dist/ of a copy of the site, which has no server block of its own. The origin includes the path prefix. */
export function startNginx(folder: string): Promise<Host> {
  mkdirSync(join(folder, 'deploy'), { recursive: true });
  copyFileSync(SERVER_BLOCK, join(folder, SERVER_BLOCK));
  return serveFolder(folder);
}
