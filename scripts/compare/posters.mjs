// The posters of a state of the site, from its content/.
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fileOf } from './pictures.cjs';

const RECORD = 'content/posters.json';

/** Copies the posters of the site in `folder` to `out`. Returns the names of the pictures. @param {string} folder @param {string} out */
export function posters(folder, out) {
  const record = join(folder, RECORD);
  const digests = existsSync(record)
    ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(record, 'utf8')))
    : {};
  return Object.keys(digests)
    .filter((file) => existsSync(join(folder, 'content', file)))
    .map((file) => {
      const name = `poster ${file}`;
      copyFileSync(join(folder, 'content', file), join(out, fileOf(name)));
      return name;
    });
}
