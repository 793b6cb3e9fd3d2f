import { z } from 'zod';
import { byName } from '@physics-editor/lib/api';
import { symbolSchema } from '@physics-editor/reference/symbol-data';
import { allNodes } from '../../sections/query';
import type { SiteOutput } from '../site-build';
import { writeData, type DataFile } from '@physics-editor/publish/data-file';

export const API_FILE: DataFile = {
  path: '/api.json',
  description: 'The scripting API: its symbols, and their members with types, defaults, units and ranges.',
  fields: { symbols: z.array(symbolSchema) },
};

/** Writes the API reference for programs. */
export async function writeApi(site: SiteOutput): Promise<void> {
  const symbols = await allNodes<{ name: string; data: unknown }>(site, 'ApiSymbol', 'name data');
  writeData(site, API_FILE, { symbols: symbols.sort(byName).map(({ data }) => data) });
}
